import { openPage } from '../actions/open-page.ts';
import { describe, press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import {
  type ActionKind,
  actionName,
  type CartLine,
  containedRate,
  isSameProduct,
  readNamedNumbers,
  readTotals,
  type SnapshotElement,
} from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkPage } from '../safety/check-page.ts';
import { type CartMatch, type ExpectedLine, matchCart } from '../safety/match-cart.ts';
import { cartLines, sumLines } from '../view/cart-lines.ts';
import { LIKELY } from '../view/certainty.ts';
import { sendsForm } from '../view/form-submits.ts';
import { asksWho, letsLinesChange } from '../view/is-bare-cart.ts';
import { look, lookUntil } from '../view/look.ts';
import { complaintIn, stockCode } from '../view/new-complaints.ts';
import { candidates, elementOf, pageScore, type View } from '../view/view.ts';
import { addPiece } from './add-piece.ts';
import { drawnCart } from './drawn-cart.ts';
import { isCartOver, openFullCart } from './open-cart.ts';
import { removeLine } from './remove-line.ts';

/** Some carts wait up to two seconds before they recalculate. */
const OWN_UPDATE_MS = 3_000;

/**
 * Brings the cart to exactly what was asked for: foreign lines out, quantities right, nothing missing. Returns the view
 * in which that is true, or the same view when it shows no cart.
 */
export async function verifyCart(run: Run, first: View): Promise<View> {
  let view = first;
  for (;;) {
    const lines = cartLines(run, view);
    if (lines.length === 0) return view;
    const match = matchCart(lines, run.memory.addedItems);
    const fuller = isOnlyList(view, match) ? await openFullCart(run, view) : null;
    if (fuller) {
      view = fuller;
      continue;
    }
    const work = nextFix(run, view, match);
    if (!work) {
      const totals = readTotals(view.snapshot);
      const { subtotal } = totals;
      if (subtotal) run.memory.cartSubtotal = { minor: subtotal.amountMinor, currency: subtotal.currency };
      run.memory.cartRate = containedRate(view.snapshot, totals);
      run.memory.cartLinesCost = sumLines(lines);
      run.memory.cartGoods = subtotal?.amountMinor ?? run.memory.cartLinesCost;
      run.memory.cartVerified = true;
      run.recipe.prove();
      run.memory.cartSeenEmpty = false;
      run.memory.cartUrl = isCartPage(run, view) ? view.snapshot.url : null;
      run.memory.cartNumbers = readNamedNumbers(view.snapshot);
      run.steps.record('CART_VERIFICATION', `${lines.length} lines, all as ordered`);
      return view;
    }
    await work();
    view = await drawnCart(run, await look(run));
    checkPage(run, view);
  }
}

/**
 * A cart that was verified in a layer may have a page of its own, which is come by later: what is in it tells at any time
 * whether an order was taken. A review may list the same lines, but after it was asked where to and how to pay.
 */
export function noteCartPage(run: Pick<Run, 'memory' | 'tries'>, view: View): void {
  const { cartVerified, cartUrl, addedItems, addressGiven, shippingOption, paymentMethod } = run.memory;
  if (!cartVerified || cartUrl !== null || addressGiven || shippingOption !== null || paymentMethod !== null) return;
  if (view.snapshot.modal || asksWho(view) || !isCartPage(run, view)) return;
  const changes = CHANGES.some((kind) => candidates(view, kind).length > 0) || letsLinesChange(view);
  const { matched, missing, extra } = matchCart(cartLines(run, view), addedItems);
  const isWhole = matched.length > 0 && missing.length === 0 && extra.length === 0;
  if (changes && isWhole) run.memory.cartUrl = view.snapshot.url;
}

const CHANGES: readonly ActionKind[] = ['removeItem', 'increaseQuantity', 'decreaseQuantity', 'updateCart'];

/** A layer over a product's page lists the cart as well, and is gone when that page is opened anew. */
function isCartPage(run: Pick<Run, 'memory' | 'tries'>, view: View): boolean {
  const { url } = view.snapshot;
  if (isCartOver(run, view)) return false;
  const isProduct = run.memory.addedItems.some(({ finalUrl }) => isSameProduct(url, finalUrl));
  return !isProduct && (pageScore(view, 'cart') >= LIKELY || letsLinesChange(view));
}

/** Something is wrong, and nothing here can fix it. */
function isOnlyList(view: View, match: CartMatch): boolean {
  if (match.extra.some((line) => !line.removeRef)) return true;
  const wrong = match.matched.some(
    ({ expected, line, quantity }) => quantity !== expected.quantity && !line.quantityRef,
  );
  return wrong && candidates(view, 'increaseQuantity').length === 0;
}

/** The next thing to fix, or null when the cart is as ordered. Throws when it cannot be fixed. */
function nextFix(run: Run, view: View, match: CartMatch): (() => Promise<void>) | null {
  const [foreign] = match.extra;
  if (foreign?.removeRef) return () => removeLine(run, view, foreign);
  const [missing] = match.missing;
  if (missing && foreign)
    throw new Stop(
      'variant_not_found',
      `the cart holds "${foreign.title.slice(0, 60)} ${foreign.options.slice(0, 40)}" instead`,
    );
  if (foreign) return () => removeLine(run, view, foreign);
  if (missing) {
    const note = `the cart does not hold "${missing.seen.title.slice(0, 80)}"`;
    throw new Stop('out_of_stock', note, false, missing.seen.item.url);
  }
  for (const { expected, line, quantity } of match.matched) {
    const complaint = complaintIn(view, line.message);
    if (complaint === 'out_of_stock' || complaint === 'insufficient_stock')
      throw new Stop(
        stockCode({ code: complaint }, [expected]),
        line.message.slice(0, 160),
        false,
        expected.seen.item.url,
      );
    if (quantity !== expected.quantity) return () => changeQuantity(run, view, { line, expected, now: quantity });
  }
  return null;
}

async function changeQuantity(
  run: Run,
  view: View,
  { line, expected, now }: { line: CartLine; expected: ExpectedLine; now: number },
): Promise<void> {
  const wanted = expected.quantity;
  const tooFew = (note: string) => new Stop('insufficient_stock', note, false, expected.seen.item.url);
  if (!run.tries.mayTry(`quantity ${line.title} ${now}`, 2)) {
    throw tooFew(`the cart holds ${now} instead of ${wanted}`);
  }
  const direction = wanted > now ? 'increaseQuantity' : 'decreaseQuantity';
  const anchor = line.quantityRef ?? line.removeRef;
  const button = nearest(candidates(view, direction), anchor ? elementOf(view, anchor) : undefined);
  const field = line.quantityRef ? elementOf(view, line.quantityRef) : undefined;
  // Of what is written into a field that is locked, or that only shows what the buttons beside it did, the shop never hears.
  const unheard = `unheard ${line.title}`;
  const isDeaf = button !== undefined && (field?.readOnly === true || run.tries.count(unheard) > 0);
  if (field && !isDeaf && (field.role === 'textbox' || field.role === 'spinbutton' || field.tag === 'select')) {
    if (field.tag === 'select' && !field.options.some((option) => option.value === String(wanted))) {
      throw tooFew(`the cart does not allow ${wanted} pieces`);
    }
    const answers = () => run.requests.sentCount() + run.requests.documentCount();
    const before = answers();
    await setValues(run, view, [{ element: field, text: String(wanted) }]);
    let after = await look(run);
    const said = updateFor(candidates(after, 'updateCart'), field);
    // Most carts take a new number over by themselves, a moment after it was typed.
    if (!said) after = await lookUntil(run, after, () => answers() > before, OWN_UPDATE_MS);
    const update =
      said ?? (answers() > before ? undefined : (submitOf(after, line, field) ?? signBeside(after, line, field)));
    if (update && run.tries.mayTry(`update ${describe(update)} ${line.title} ${wanted}`, 2))
      await press(run, after, update);
    await look(run);
    // A quantity is what the shop says, never what was just typed: without an answer the page is read again.
    if (answers() > before) return;
    run.tries.add(unheard);
    await openPage(run, run.page.url());
    return;
  }
  if (button) await press(run, view, button);
  else if (!(await addPiece(run, expected, now))) throw tooFew(`the quantity stays at ${now}`);
}

/** What sends the field's own form, whatever it says: not what stands in the line, nor what leads on. */
function submitOf(view: View, line: CartLine, field: SnapshotElement): SnapshotElement | undefined {
  const other = new Set(NOT_UPDATING.flatMap((kind) => candidates(view, kind).map(({ ref }) => ref)));
  const near = field.ancestors.slice(0, 2);
  return view.snapshot.elements.find(
    (element) =>
      element.role === 'button' &&
      element.type === 'submit' &&
      maySend(element, line, field) &&
      /\p{L}{2}/u.test(element.text) &&
      !near.some((ancestor) => element.ancestors.includes(ancestor)) &&
      !other.has(element.ref),
  );
}

/**
 * A sign without words that stands with the number and sends its form takes the number over, where it is known what else
 * takes the line out.
 */
function signBeside(view: View, line: CartLine, field: SnapshotElement): SnapshotElement | undefined {
  if (!line.removeRef) return undefined;
  const [wrapper] = field.ancestors;
  const signs = view.snapshot.elements.filter(
    (each) =>
      sendsForm(each) &&
      maySend(each, line, field) &&
      !/\p{L}{2}/u.test(actionName(each)) &&
      wrapper !== undefined &&
      each.ancestors.slice(0, 2).includes(wrapper),
  );
  return signs.length === 1 ? signs[0] : undefined;
}

/** A control of the field's own form that does not take the line out. */
function maySend(
  { ref, form, frame, visible, disabled }: SnapshotElement,
  line: CartLine,
  field: SnapshotElement,
): boolean {
  const isOwn = form >= 0 && form === field.form && frame === field.frame;
  return isOwn && visible && !disabled && ref !== line.removeRef;
}

const NOT_UPDATING: readonly ActionKind[] = ['removeItem', 'goToCheckout', 'applyCoupon', 'continueShopping'];

/** Some carts have one button for all lines, some one for each: that of the field's form, or the nearest. */
function updateFor(buttons: readonly SnapshotElement[], field: SnapshotElement): SnapshotElement | undefined {
  const own = buttons.filter(
    (button) => button.form >= 0 && button.form === field.form && button.frame === field.frame,
  );
  const distance = (button: SnapshotElement) => Math.abs(button.box.y - field.box.y);
  return (own.length > 0 ? own : buttons).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The line's own button: the one closest in height to what is known of the line, and not out of its reach. */
function nearest(
  buttons: readonly SnapshotElement[],
  anchor: SnapshotElement | undefined,
): SnapshotElement | undefined {
  if (!anchor) return buttons[0];
  const distance = (element: SnapshotElement) => Math.abs(element.box.y - anchor.box.y);
  return buttons.filter((element) => distance(element) < 120).toSorted((a, b) => distance(a) - distance(b))[0];
}
