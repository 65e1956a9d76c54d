import type { OrderItem } from '../../orders/index.ts';
import { foldLabel, foldText } from '../../words/fold-text.ts';
import { wordsOf } from '../../words/match-phrases.ts';
import { says } from '../../words/says.ts';
import { describe } from '../actions/press.ts';
import { pressForEffect } from '../actions/press-for-effect.ts';
import { findProductBox, type SnapshotElement } from '../perception/index.ts';
import { awaitWaking } from '../quiet/await-waking.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkPage } from '../safety/check-page.ts';
import { saysEmptyMeanwhile } from '../view/cart-layer.ts';
import { SURE } from '../view/certainty.ts';
import { layerOf } from '../view/layer-of.ts';
import { lookUntil } from '../view/look.ts';
import { stockCode } from '../view/new-complaints.ts';
import { noteOwnNumbers } from '../view/own-numbers.ts';
import { pageScore, signature, type View } from '../view/view.ts';
import { countUp, ownCounter } from './count-up.ts';
import { findUnaskedText } from './find-unasked-text.ts';
import { itemComplaint } from './item-complaint.ts';
import { findNumberRow } from './number-grid.ts';
import { notePressedAdd } from './pressed-adds.ts';
import { productTitle } from './product-title.ts';
import { isSoldOut, ownAdds, saysNoSuchVariant } from './product-view.ts';
import { nameOf, refusedForText } from './refused-for-text.ts';

/** The merchant has the item before the page shows it: what opens by itself must not be opened or closed by hand. */
const SHOWING_MS = 1_500;
const ANSWER_MS = 12_000;
const FILLING_MS = 4_000;

/** Noted where the shop's pages swallowed a press before their scripts were awake. */
export const UNHEARD = 'unheard press';

/** Presses what adds the product until one of the controls has an effect, and hears what the merchant answers. */
export async function pressAddToCart(run: Run, first: View, item: OrderItem): Promise<View> {
  // The answer to an earlier press was taken for a complaint and is none. What came of it is seen in the cart.
  if (run.tries.count(`sent ${item.url}`) > 0) return first;
  let view = first;
  for (;;) {
    const next = addsOf(view, item).find((element) =>
      run.tries.mayTry(`add ${view.snapshot.url} ${describe(element)}`, 1),
    );
    const counted = next ? null : await addByNumber(run, view, item);
    if (counted) return counted;
    if (!next) throw noWayToAdd(view, item);
    if (run.tries.count(UNHEARD) > 0) await awaitWaking(run);
    const before = view;
    const [sentBefore, documents] = [run.requests.sentCount(), run.requests.documentCount()];
    run.memory.addedAt = Date.now();
    notePressedAdd(run, view, next);
    noteOwnNumbers(run, view);
    const seenBy = (each: View) => signature(each, (layer) => speaksOfCart(each, layer));
    view = await pressForEffect(run, view, next, { seenBy });
    checkPage(run, view);
    if (run.requests.sentCount() > sentBefore) run.tries.add(`sent ${item.url}`);
    const unchanged = seenBy(before);
    // Leaving the page while the shop is still adding would take the request back.
    const isOver = () => run.requests.writesSince(sentBefore).every(({ over }) => over);
    view = await waitForAnswer(run, { before, view, item, documents }, isOver, ANSWER_MS);
    if (run.requests.sentCount() > sentBefore)
      view = await waitForAnswer(
        run,
        { before, view, item, documents },
        (each) => seenBy(each) !== unchanged,
        SHOWING_MS,
      );
    view = await waitForAnswer(
      run,
      { before, view, item, documents },
      (each) => !saysEmptyMeanwhile(before, each),
      FILLING_MS,
    );
    const wanted = refusedForText(before, view);
    if (wanted) throw new Stop('variant_required', `the product asks for "${nameOf(wanted)}"`);
    // A layer that came up meanwhile is no answer: nothing was sent.
    if (run.requests.sentCount() === sentBefore && refusesQuantity(view))
      throw new Stop('insufficient_stock', 'the shop does not accept this quantity');
    if (seenBy(view) !== unchanged || run.requests.sentCount() > sentBefore) return view;
  }
}

/** Where no button adds, the product's own number may. */
async function addByNumber(run: Run, view: View, item: OrderItem): Promise<View | null> {
  if (!ownCounter(view) || !run.tries.mayTry(`add ${view.snapshot.url} by its number`, 1)) return null;
  run.memory.addedAt = Date.now();
  const documents = run.requests.documentCount();
  const counted = await countUp(run, view, item);
  if (!counted) return null;
  checkPage(run, counted);
  run.tries.add(`sent ${item.url}`);
  return waitForAnswer(run, { before: view, view: counted, item, documents }, () => true, SHOWING_MS);
}

/** Where each variant has a button of its own, any other one would buy something else. */
function addsOf(view: View, item: OrderItem): SnapshotElement[] {
  const row = findNumberRow(view, item);
  return row?.add ? [row.add] : ownAdds(view);
}

/** Pop-ups come when they like: a layer answers the press only if it names the product or the cart. */
function speaksOfCart(view: View, layer: SnapshotElement): boolean {
  const title = foldText(productTitle(view));
  const isInLayer = layerOf(view, layer);
  return view.snapshot.texts.some((text) => {
    if (!isInLayer(text)) return false;
    const words = foldText(text.text);
    return (title !== '' && words.includes(title)) || says('cart', words) || says('addedToCart', words);
  });
}

/** The browser itself refuses to send a quantity that is above what the field allows. */
function refusesQuantity(view: View): boolean {
  return view.snapshot.elements.some(
    (element) => element.invalid && element.visible && view.fields.get(element.ref)?.kind === 'quantity',
  );
}

/** A complaint ends the wait and the purchase: many go away again by themselves, so that it could not be read later. */
async function waitForAnswer(
  run: Run,
  { before, view, item, documents }: { before: View; view: View; item: OrderItem; documents: number },
  isDone: (view: View) => boolean,
  patienceMs: number,
): Promise<View> {
  // A page that came anew once it took the goods asks for a choice as it did at first.
  const isAnew = () => run.requests.documentCount() > documents;
  const complaintIn = (each: View) => itemComplaint(before, each, item, isAnew() ? run.memory.saidUnchosen : undefined);
  const after = await lookUntil(run, view, (each) => complaintIn(each) !== undefined || isDone(each), patienceMs);
  const complaint = complaintIn(after);
  if (complaint) throw new Stop(stockCode(complaint, [item]), complaint.text);
  return after;
}

const outOfStock = wordsOf('outOfStock');

/** Some buttons are only drawn as closed, or say so in the hint that a pointer over them shows. Pressed, they do nothing. */
export function isClosed({ disabled, classes, title }: SnapshotElement): boolean {
  return disabled || /(^|[-_\s])disabled([-_\s]|$)/i.test(classes) || outOfStock.test(foldLabel(title));
}

function noWayToAdd(view: View, { variant }: OrderItem): Stop {
  const { adds } = findProductBox(view.snapshot, view.actions);
  if (Object.keys(variant).length > 0 && saysNoSuchVariant(view))
    return new Stop('variant_not_found', 'the merchant does not offer this combination');
  const unasked = isSoldOut(view) ? undefined : findUnaskedText(view);
  if (unasked) return new Stop('variant_required', `the product asks for "${nameOf(unasked)}"`);
  if (adds.some(isClosed) || isSoldOut(view) || view.page.kind === 'soldOut')
    return new Stop('out_of_stock', 'the product cannot be added to the cart');
  if (pageScore(view, 'product') >= SURE)
    return new Stop('agent_stuck', 'no button that adds the product to the cart works');
  return new Stop('product_not_found', `the page does not show a product (${view.page.kind})`);
}
