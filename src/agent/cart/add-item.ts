import type { OrderItem } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { openPage } from '../actions/open-page.ts';
import { announceValues } from '../actions/set-values.ts';
import { findProductBox } from '../perception/index.ts';
import { borrowRecipe, readAhead, withSecondReading } from '../reader/index.ts';
import { clearTheWay } from '../refusals/clear-the-way.ts';
import { setCheckboxes } from '../refusals/set-checkboxes.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { SURE } from '../view/certainty.ts';
import { look, lookUntil } from '../view/look.ts';
import { elementOf, pageScore, type View } from '../view/view.ts';
import { addByRequest } from './add-by-request.ts';
import { chooseVariant, describeVariant } from './choose-variant.ts';
import { readAxes, unaskedVariants, writtenTexts } from './find-choice.ts';
import { finishInLayer } from './finish-in-layer.ts';
import { hasLostAny } from './lost-choice.ts';
import { hasLostPrice } from './lost-price.ts';
import { unaskedRows } from './number-grid.ts';
import { pressAddToCart } from './press-add.ts';
import { productTitle } from './product-title.ts';
import { canAdd, isSoldOut, offersChoice, saysNoSuchVariant } from './product-view.ts';
import { arrivalOf, checkSameProduct, isStillThere } from './same-product.ts';
import { saveTexts } from './save-texts.ts';
import { setQuantity } from './set-quantity.ts';

const PATIENCE_MS = 7_000;
/** A button that waits for the merchant to say whether this size is in stock. */
const ENABLING_MS = 3_000;
/** Until its script has taken it over, a page may say "sold out" of what it does not know yet. */
const WAKING_MS = 1_500;

/** Puts one product into the cart with variant and quantity. Whether it really is in there is checked in the cart. */
export async function addItem(run: Run, item: OrderItem): Promise<View> {
  let view = await openPage(run, item.url);
  let arrived = arrivalOf(view);
  forgetChoices(run, item);
  const wasDrawn = isDrawn(run, view);
  if (run.memory.addedItems.length === 0) await borrowRecipe(run);
  await run.guard(run.hints.learn(run.page));
  run.steps.record('PAGE_NAVIGATION', `opened the product page: ${view.page.kind}`);
  view = await clearProductPage(run, view, item);
  view = await lookUntil(run, view, (each) => isDrawn(run, each) || offersChoice(each, item), PATIENCE_MS);
  // A layer that is drawn with the page, such as a question for the age, covers what would say that it is for sale.
  if (view.snapshot.modal) view = await clearProductPage(run, view, item);
  view = await lookUntil(run, view, (each) => !isSoldOut(each) || offersChoice(each, item), WAKING_MS);
  if (!wasDrawn) arrived = arrivalOf(view);
  const asked = await addByRequest(run, view, item);
  if (asked?.isAdded) {
    if (Object.keys(item.variant).length > 0) run.steps.record('VARIANT_SELECTION', describeVariant(item));
    return noteAdded(run, asked.view);
  }
  if (asked)
    view = await lookUntil(
      run,
      await clearProductPage(run, asked.view, item),
      (each) => isDrawn(run, each),
      PATIENCE_MS,
    );
  run.memory.saidUnchosen = new Set(view.snapshot.texts.map(({ text }) => foldText(text)));
  view = await readAhead(run, 'product', view, item);
  view = await withSecondReading(run, { stage: 'product', item }, view, async (each) => {
    checkProductPage(run, each, item);
    checkSameProduct(arrived, each, item);
    return checkVariant(run, each, await chooseVariant(run, each, item), item);
  });
  const title = productTitle(view);
  const otherVariants = [...unaskedVariants(view, item), ...unaskedRows(view, item)];
  const written = writtenTexts(view, item);
  view = await saveTexts(run, view, item);
  const finalUrl = view.snapshot.url;
  const couldAdd = canAdd(view);
  view = await withSecondReading(run, { stage: 'product', item }, view, async (each) => {
    const counted = await setQuantity(run, each, item);
    return (await setCheckboxes(run, counted)) === 'idle' ? counted : look(run);
  });
  view = await waitForButton(run, view, item);
  view = await withSecondReading(run, { stage: 'product', item }, view, async (each) => {
    checkSameProduct(arrived, each, item);
    // What was chosen since may have taken back another choice.
    const whole = hasLostAny(each, item) ? await chooseVariant(run, each, item) : each;
    if (couldAdd && !canAdd(whole)) throw new Stop('insufficient_stock', 'the shop does not accept this quantity');
    return pressAddToCart(run, whole, item);
  });
  run.memory.addedItems.push({ item, title, finalUrl, otherVariants, written });
  return noteAdded(run, await finishInLayer(run, view, title, run.tries.count(`sent ${item.url}`) > 0));
}

/** A page that is opened anew has nothing chosen on it. */
function forgetChoices({ memory, tries }: Pick<Run, 'memory' | 'tries'>, item: OrderItem): void {
  tries.forget(/^taught variant /);
  for (const axis of Object.keys(item.variant)) memory.settledAxes.delete(`${item.url} ${axis}`);
  memory.countedVariants.delete(item.url);
  memory.listedVariants.delete(item.url);
}

/** What was taken for a layer may have led to another page, where other goods are sold. */
async function clearProductPage(run: Run, first: View, item: OrderItem): Promise<View> {
  const cleared = await clearTheWay(run, first);
  if (isStillThere(arrivalOf(first), cleared, item)) return cleared;
  const again = await openPage(run, first.snapshot.url);
  return again.snapshot.modal ? clearTheWay(run, again) : again;
}

function noteAdded(run: Pick<Run, 'memory' | 'steps'>, view: View): View {
  const added = run.memory.addedItems.at(-1);
  if (added) run.steps.record('ADD_TO_CART', `added ${added.item.quantity} of "${added.title.slice(0, 80)}"`);
  return view;
}

/** A shop that draws itself by script may show nothing yet; only a page that says something is judged. */
function isDrawn(run: Pick<Run, 'requests'>, view: View): boolean {
  const status = run.requests.lastDocument()?.status ?? 0;
  if (status === 404 || status === 410) return true;
  return findProductBox(view.snapshot, view.actions).adds.length > 0 || canAdd(view) || isSoldOut(view);
}

/** What a shop said between two choices may stand there a moment longer. */
async function checkVariant(run: Run, before: View, chosen: View, item: OrderItem): Promise<View> {
  const isOffered = (each: View) => !saysNoSuchVariant(each, before) && !hasLostPrice(before, each, item);
  const view = await lookUntil(run, chosen, isOffered, ENABLING_MS);
  if (isOffered(view)) return view;
  throw new Stop('variant_not_found', 'the merchant does not offer this combination');
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
