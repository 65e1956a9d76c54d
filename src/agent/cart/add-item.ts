import type { OrderItem } from '../../orders/index.ts';
import { openPage } from '../actions/open-page.ts';
import { describe } from '../actions/press.ts';
import { pressForEffect } from '../actions/press-for-effect.ts';
import { announceValues, setValues } from '../actions/set-values.ts';
import { findProductBox, readStock, type SnapshotElement } from '../perception/index.ts';
import { withSecondReading } from '../reader/index.ts';
import { clearTheWay } from '../refusals/clear-the-way.ts';
import { setCheckboxes } from '../refusals/set-checkboxes.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkPage } from '../safety/check-page.ts';
import { saysEmptyMeanwhile } from '../view/cart-layer.ts';
import { SURE } from '../view/certainty.ts';
import { look, lookUntil } from '../view/look.ts';
import { newComplaints } from '../view/new-complaints.ts';
import { elementOf, pageScore, signature, type View } from '../view/view.ts';
import { complaintCode } from '../words/complaint-words.ts';
import { foldText } from '../words/fold-text.ts';
import { says } from '../words/says.ts';
import { chooseVariant } from './choose-variant.ts';
import { readAxes, unaskedVariants } from './find-choice.ts';

const PATIENCE_MS = 7_000;
/** A button that waits for the merchant to say whether this size is in stock. */
const ENABLING_MS = 3_000;
/** The merchant has the item before the page shows it: what opens by itself must not be opened or closed by hand. */
const SHOWING_MS = 1_500;
const ANSWER_MS = 12_000;
const FILLING_MS = 4_000;

/** Puts one product into the cart with variant and quantity. Whether it really is in there is checked in the cart. */
export async function addItem(run: Run, item: OrderItem): Promise<View> {
  let view = await openPage(run, item.url);
  run.steps.record('PAGE_NAVIGATION', `opened the product page: ${view.page.kind}`);
  view = await clearTheWay(run, view);
  view = await lookUntil(run, view, (each) => isDrawn(run, each) || offersChoice(each, item), PATIENCE_MS);
  view = await withSecondReading(run, { stage: 'product', item }, view, async (each) => {
    checkProductPage(run, each, item);
    return chooseVariant(run, each, item);
  });
  const title = productTitle(view);
  const otherVariants = unaskedVariants(view, item);
  const finalUrl = view.snapshot.url;
  const couldAdd = canAdd(view);
  view = await setQuantity(run, view, item);
  if ((await setCheckboxes(run, view)) !== 'idle') view = await look(run);
  view = await waitForButton(run, view, item);
  if (couldAdd && !canAdd(view)) throw new Stop('insufficient_stock', 'the shop does not take this quantity');
  view = await withSecondReading(run, { stage: 'product', item }, view, (each) => pressAddToCart(run, each));
  run.memory.addedItems.push({ item, title, finalUrl, otherVariants });
  run.steps.record('ADD_TO_CART', `added ${item.quantity} of "${title.slice(0, 80)}"`);
  return view;
}

/** A shop that draws itself by script may show nothing yet; only a page that says something is judged. */
function isDrawn(run: Pick<Run, 'requests'>, view: View): boolean {
  const status = run.requests.lastDocument()?.status ?? 0;
  if (status === 404 || status === 410) return true;
  return findProductBox(view.snapshot, view.actions).adds.length > 0 || isSoldOut(view);
}

/** Many shops name, or even show, their button only when size and colour are chosen: a choice is enough to begin with. */
function offersChoice(view: View, item: OrderItem): boolean {
  return readAxes(view, item).some((axis) => !axis.chosen && axis.values.length > 1);
}

function canAdd(view: View): boolean {
  return ownAdds(view).length > 0;
}

/** Controls that put this page's product into the cart; those of other products' cards are never pressed. */
function ownAdds(view: View): SnapshotElement[] {
  return findProductBox(view.snapshot, view.actions).adds.filter((element) => !element.disabled);
}

/** A button that stays disabled although everything is chosen may wait for a choice that was made before it listened. */
async function waitForButton(run: Run, first: View, item: OrderItem): Promise<View> {
  const isSettled = (view: View) => canAdd(view) || isSoldOut(view);
  let view = await lookUntil(run, first, (each) => isSettled(each) || each.snapshot.modal, ENABLING_MS);
  if (view.snapshot.modal) view = await clearTheWay(run, view);
  const made = readAxes(view, item).flatMap(({ values }) => values.filter(({ selected }) => selected));
  const controls = made.flatMap(({ ref }) => elementOf(view, ref) ?? []);
  if (canAdd(view) || controls.length === 0) return view;
  await announceValues(run, view, controls);
  return lookUntil(run, await look(run), isSettled, ENABLING_MS);
}

function isSoldOut(view: View): boolean {
  if (readStock(view.snapshot) === 'soldOut' || pageScore(view, 'soldOut') >= SURE) return true;
  const hasButton = findProductBox(view.snapshot, view.actions).adds.length > 0;
  const saysSo = (text: string) => text.length < 120 && complaintCode(text) === 'out_of_stock';
  return !hasButton && view.snapshot.texts.some((text) => text.landmark !== 'footer' && saysSo(text.text));
}

function checkProductPage(run: Pick<Run, 'requests'>, view: View, item: OrderItem): void {
  const status = run.requests.lastDocument()?.status ?? 0;
  const isGone = status === 404 || status === 410;
  // "No longer available" is said of pages and of products; on a page that is there it is the product. Where something is
  // still to be chosen, only the choice tells.
  if (!isGone && isSoldOut(view) && !offersChoice(view, item))
    throw new Stop('out_of_stock', 'the product page says sold out');
  if (isGone || pageScore(view, 'notFound') >= SURE) {
    throw new Stop('product_not_found', `the page answers ${status || 'not found'}`);
  }
}

export function productTitle(view: View): string {
  const headings = view.snapshot.texts.filter((text) => text.heading === 1 || text.heading === 2);
  return (headings.find((text) => text.heading === 1) ?? headings[0])?.text ?? view.snapshot.title;
}

async function setQuantity(run: Run, view: View, item: OrderItem): Promise<View> {
  const fields = view.snapshot.elements.filter(
    (element) => view.fields.get(element.ref)?.kind === 'quantity' && element.visible && !element.disabled,
  );
  const box = findProductBox(view.snapshot, view.actions);
  const field = fields.find((each) => box.holds(each)) ?? fields[0];
  if (!field || field.value === String(item.quantity)) return view;
  if (field.tag === 'select' && !field.options.some((option) => option.value === String(item.quantity))) return view;
  await setValues(run, view, [{ element: field, text: String(item.quantity) }]);
  return look(run);
}

async function pressAddToCart(run: Run, first: View): Promise<View> {
  let view = first;
  for (;;) {
    const next = ownAdds(view).find((element) => run.tries.mayTry(`add ${view.snapshot.url} ${describe(element)}`, 1));
    if (!next) throw noWayToAdd(view);
    const before = view;
    const sentBefore = run.requests.sentCount();
    run.memory.addedAt = Date.now();
    const seenBy = (each: View) => signature(each, (layer) => speaksOfCart(each, layer));
    view = await pressForEffect(run, view, next, { seenBy });
    checkPage(run, view);
    const unchanged = seenBy(before);
    // Leaving the page while the shop is still adding would take the request back.
    const isOver = () => run.requests.writesSince(sentBefore).every(({ over }) => over);
    view = await waitForAnswer(run, before, view, isOver, ANSWER_MS);
    if (run.requests.sentCount() > sentBefore)
      view = await waitForAnswer(run, before, view, (each) => seenBy(each) !== unchanged, SHOWING_MS);
    view = await waitForAnswer(run, before, view, (each) => !saysEmptyMeanwhile(before, each), FILLING_MS);
    if (seenBy(view) !== unchanged || run.requests.sentCount() > sentBefore) return view;
    if (refusesQuantity(view)) throw new Stop('insufficient_stock', 'the shop does not take this quantity');
  }
}

/** Pop-ups come when they like: a layer answers the press only if it names the product or the cart. */
function speaksOfCart(view: View, { dialog, frame }: SnapshotElement): boolean {
  const title = foldText(productTitle(view));
  return view.snapshot.texts.some((text) => {
    if (text.dialog !== dialog || text.frame !== frame) return false;
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
  before: View,
  view: View,
  isDone: (view: View) => boolean,
  patienceMs: number,
): Promise<View> {
  const complaintIn = (each: View) => newComplaints(before, each).find(({ code }) => ITEM_COMPLAINTS.has(code));
  const after = await lookUntil(run, view, (each) => complaintIn(each) !== undefined || isDone(each), patienceMs);
  const complaint = complaintIn(after);
  if (complaint) throw new Stop(complaint.code, complaint.text);
  return after;
}

const ITEM_COMPLAINTS = new Set(['out_of_stock', 'insufficient_stock', 'variant_required']);

function noWayToAdd(view: View): Stop {
  const { adds } = findProductBox(view.snapshot, view.actions);
  if (adds.some(({ disabled }) => disabled) || isSoldOut(view))
    return new Stop('out_of_stock', 'the product cannot be added to the cart');
  if (pageScore(view, 'product') >= SURE)
    return new Stop('agent_stuck', 'no button that adds the product to the cart works');
  return new Stop('product_not_found', `the page does not show a product (${view.page.kind})`);
}
