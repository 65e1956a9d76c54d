import { openBeside } from '../actions/open-beside.ts';
import { cardFields } from '../card/card-fields.ts';
import { type PageKind, readCartLines, readTotals, routeOf, type SnapshotElement } from '../perception/index.ts';
import { loneOrder } from '../review/lone-order.ts';
import type { Run } from '../run/run.ts';
import { type CartMatch, matchCart } from '../safety/match-cart.ts';
import { cartLines, sumLines } from '../view/cart-lines.ts';
import { LIKELY, POSSIBLE, SURE, WEAK } from '../view/certainty.ts';
import { sendsForm } from '../view/form-submits.ts';
import { candidates, pageScore, type View } from '../view/view.ts';

/**
 * Whether the merchant's cart still holds everything that is being bought. A merchant empties the cart when it takes an
 * order, so a full one says that none was taken yet. Read in a page beside, so that the checkout stays as it is; a cart
 * that cannot be read so says nothing, and nothing is not enough. `checkoutUrl`: where the order was asked for, if the page
 * at hand may be another one.
 */
export async function isCartStillFull(run: Run, checkoutUrl = run.page.url()): Promise<boolean> {
  const { cartUrl, addedItems } = run.memory;
  // A page that says that its cart is empty may offer the same goods again.
  const saysEmpty = (each: View) => pageScore(each, 'emptyCart') >= LIKELY;
  const isFull = (each: View) =>
    !saysEmpty(each) && (isComplete(matchLines(each, addedItems)) || isFullBySum(run, each));
  const view = cartUrl === null ? null : await openBeside(run, cartUrl, isFull);
  if (cartUrl !== null && !view) return false;
  // A drawer's lines are gone once the page below it is opened again.
  return !view || isNoCart(view) ? isCheckoutStillOpen(run, checkoutUrl) : isFull(view);
}

function isComplete({ matched, missing }: CartMatch): boolean {
  const isWhole = matched.every(({ expected, quantity }) => quantity === expected.quantity);
  return missing.length === 0 && matched.length > 0 && isWhole;
}

/**
 * Lines that are told apart only by the names of what was ordered, as when the cart was verified. Those names may stand in
 * an emptied cart too, to be bought once more: the lines count where the cart asks just for what they cost.
 */
function isFullBySum(run: Pick<Run, 'memory'>, view: View): boolean {
  const lines = cartLines(run, view);
  const { subtotal, total } = readTotals(view.snapshot);
  const goods = (subtotal ?? total)?.amountMinor ?? 0;
  return goods > 0 && sumLines(lines) === goods && isComplete(matchCart(lines, run.memory.addedItems));
}

function isNoCart(view: View): boolean {
  return pageScore(view, 'cart') < POSSIBLE && pageScore(view, 'emptyCart') < WEAK;
}

/**
 * Whether the merchant's cart can be read and holds nothing of what was being bought any more. A cart without a page of its
 * own is seen by the checkout: with nothing to order it leads elsewhere, and asks for no order there.
 */
export async function isCartEmptied(run: Run, checkoutUrl: string): Promise<boolean> {
  const { cartUrl, addedItems } = run.memory;
  const holdsLines = (each: View) => {
    const { matched, extra } = matchLines(each, addedItems);
    return matched.length > 0 || extra.length > 0;
  };
  // Under a layer a full cart looks empty too.
  const isSeen = (each: View) => !each.snapshot.modal || pageScore(each, 'emptyCart') >= WEAK;
  const isEmptied = (view: View | null) => view !== null && isSeen(view) && !holdsLines(view);
  const cart = cartUrl === null ? null : await openBeside(run, cartUrl, holdsLines);
  if (cart) run.deps.log('cart beside', { url: cart.snapshot.url, layer: cart.snapshot.modal, full: holdsLines(cart) });
  if (cartUrl !== null && !(cart && isShelf(cart))) return isEmptied(cart);
  const view = await openBeside(run, checkoutUrl, holdsLines);
  return view !== null && isEmptied(view) && hasLeft(view, checkoutUrl);
}

/** A cart that was seen in a drawer over some product's page is not there once that page is opened anew, full or not. */
function isShelf(view: View): boolean {
  return pageScore(view, 'product') >= SURE && pageScore(view, 'emptyCart') < WEAK;
}

function hasLeft(view: View, checkoutUrl: string): boolean {
  if (pageScore(view, 'emptyCart') >= SURE) return true;
  const isElsewhere = placeOf(view.snapshot.url) !== placeOf(checkoutUrl);
  return isElsewhere && cardFields(view).length === 0 && candidates(view, 'placeOrder').length === 0;
}

/** The path of a page, with the route of a shop that one document holds. */
function placeOf(address: string): string {
  const url = new URL(address);
  return url.pathname + (routeOf(url).split('?')[0] ?? '');
}

/**
 * For a cart without a page of its own: the checkout, opened again, asks for something, in whatever words, and names what
 * it costs. One with nothing to order says so or leads elsewhere.
 */
async function isCheckoutStillOpen(run: Run, checkoutUrl: string): Promise<boolean> {
  const isOpen = (each: View) => {
    const isElsewhere = placeOf(each.snapshot.url) !== placeOf(checkoutUrl);
    const { total, subtotal } = readTotals(each.snapshot);
    const isAsking = asks(each) || asksForTerms(each) || loneOrder(run, each) !== undefined;
    return !isElsewhere && !hasLeft(each, checkoutUrl) && isAsking && ((total ?? subtotal)?.amountMinor ?? 0) > 0;
  };
  const view = await openBeside(run, checkoutUrl, isOpen);
  return view !== null && isOpen(view);
}

const STEPS: readonly PageKind[] = ['address', 'shipping', 'payment', 'review'];

function asks(view: View): boolean {
  return STEPS.some((kind) => pageScore(view, kind) >= POSSIBLE) && pageScore(view, 'confirmation') < POSSIBLE;
}

/**
 * Nobody is asked to agree to the terms of an order that was taken. A form that asks for more than ticks, such as one for an
 * account, has terms of its own.
 */
function asksForTerms(view: View): boolean {
  if (pageScore(view, 'confirmation') >= POSSIBLE) return false;
  const { elements } = view.snapshot;
  const onward = [...candidates(view, 'placeOrder'), ...candidates(view, 'continue')].filter(sendsForm);
  return onward.some(({ frame, form }) => {
    const own = elements.filter((each) => each.visible && form >= 0 && each.frame === frame && each.form === form);
    const kindOf = ({ ref }: SnapshotElement) => view.fields.get(ref)?.kind;
    const asksMore = own.some((each) => TYPED.has(each.role) && kindOf(each) !== 'orderNote');
    return !asksMore && own.some((each) => kindOf(each) === 'terms');
  });
}

const TYPED: ReadonlySet<SnapshotElement['role']> = new Set(['textbox', 'select', 'combobox', 'spinbutton']);

/**
 * A lone line is hard to tell from the goods that a cart offers below it, save by its name. A cart that has been emptied may
 * offer those very goods again: only in one that still leads to the checkout, and does not say that it is empty, do names
 * count.
 */
export function matchLines(view: View, items: Run['memory']['addedItems']): CartMatch {
  const { snapshot, fields, actions } = view;
  const plain = readCartLines(snapshot, fields, actions);
  const isInUse = pageScore(view, 'emptyCart') < WEAK && candidates(view, 'goToCheckout').length > 0;
  const names = plain.length === 0 && isInUse ? items.map(({ title }) => title) : [];
  return matchCart(names.length > 0 ? readCartLines(snapshot, fields, actions, names) : plain, items);
}
