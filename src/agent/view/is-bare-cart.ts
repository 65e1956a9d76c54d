import {
  type AmountRow,
  AROUND,
  type FieldKind,
  type FieldSection,
  type SnapshotElement,
} from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { SURE } from './certainty.ts';
import { leadsHere } from './leads-here.ts';
import { candidates, pageScore, type View } from './view.ts';

/** The cart's own page, before anybody was asked for anything: "Order" leads to the checkout there. */
export function isBareCart(run: Pick<Run, 'memory'>, view: View): boolean {
  return isUntouchedCart(run, view) && (isCartWithChoices(run, view) || !asksFor(view, ASKED));
}

/** The same whatever else the page asks for: nobody has answered anything yet. */
export function isUntouchedCart(run: Pick<Run, 'memory'>, view: View): boolean {
  const { cartUrl, addressDone, addressGiven, shippingOption, paymentMethod, cardTyped } = run.memory;
  if (addressDone || addressGiven || cardTyped) return false;
  if (shippingOption !== null || paymentMethod !== null) return isCartWithChoices(run, view);
  // The cart may have been seen before in a layer only. A page that lets its lines be changed is one, a review is not.
  return cartUrl === view.snapshot.url || (pageScore(view, 'cart') >= SURE && hasOpenLines(view));
}

const hasOpenLines = (view: View) => asksFor(view, CHANGED) || candidates(view, 'removeItem').length > 0;

/**
 * The cart once more, after its checkout was begun at another address: lines that can be changed, and none of the questions
 * of a checkout. What says "order" there leads into the checkout, as it did before. A review may let its lines be changed as
 * well, and stands elsewhere.
 */
export function isCartAgain({ memory }: Pick<Run, 'memory'>, view: View): boolean {
  const { cartUrl, stepsLeft } = memory;
  if (cartUrl !== view.snapshot.url) return false;
  const hasBegun = [...stepsLeft].some((step) => step !== cartUrl && /^https?:/.test(step));
  return hasBegun && hasOpenLines(view) && !asksFor(view, ASKED);
}

/**
 * A sign-in before anybody was asked for anything, on a page that names no amount of its own: whatever a control says
 * there, nothing can be ordered by it yet. It leads past the sign-in.
 */
export function isDoor({ memory }: Pick<Run, 'memory'>, view: View): boolean {
  const { addressDone, addressGiven, buyerNamed, cardTyped, shippingOption, paymentMethod } = memory;
  // A guest often gives the e-mail address at the door itself: that is nobody yet who could order.
  if (addressDone || addressGiven || (buyerNamed && !asksFor(view, DOOR)) || cardTyped) return false;
  // A delivery may have been chosen in the cart, before anybody asked who buys.
  const hasBegun = paymentMethod !== null || (shippingOption !== null && (buyerNamed || memory.cartUrl === null));
  if (hasBegun || memory.accountMade) return false;
  const { elements, rows } = view.snapshot;
  const asksPassword = elements.some(
    ({ type, visible, landmark }) => type === 'password' && visible && !AROUND.has(landmark),
  );
  const isBeside = (row: AmountRow) => AROUND.has(row.landmark) || isOfSmallCart(view, row);
  return asksPassword && rows.every(isBeside) && !asksFor(view, ASKED);
}

/** The small cart beside the pages of some shops leads to the cart, and to the checkout, which is the very page it stands on. */
function isOfSmallCart(view: View, { frame, ancestors }: AmountRow): boolean {
  const carts = candidates(view, 'viewCart');
  const orders = new Set(view.actions.filter(({ kind }) => kind === 'placeOrder').map(({ ref }) => ref));
  const { elements } = view.snapshot;
  return ancestors.some((block) => {
    const inside = elements.filter((each) => each.frame === frame && each.visible && each.ancestors.includes(block));
    const mayOrder = (each: SnapshotElement) => orders.has(each.ref) && !leadsHere(view, each);
    if (inside.some((each) => view.fields.has(each.ref) || mayOrder(each))) return false;
    return inside.some((each) => leadsHere(view, each)) && inside.some((each) => carts.includes(each));
  });
}

/**
 * Some carts let delivery and payment be chosen below their lines. On the page where the cart was found, or the first
 * one after it was found in a layer, with lines that can be changed and nobody asked who buys, there is nobody yet who
 * could order. What was chosen has to be asked for here: a choice made elsewhere belongs to a checkout that has begun.
 * Paid for and without a delivery it may be a download, which needs to know nobody: that counts as the order.
 */
function isCartWithChoices({ memory }: Pick<Run, 'memory'>, view: View): boolean {
  if (memory.buyerNamed || (memory.paymentMethod !== null && memory.shippingOption === null)) return false;
  const isFirst = memory.cartUrl === null && memory.stepsLeft.size === 0 && pageScore(view, 'cart') >= SURE;
  const isCart = isFirst || memory.cartUrl === view.snapshot.url;
  const isOwn = (chosen: unknown, kind: FieldKind) => chosen === null || asksFor(view, new Set([kind]));
  const isChosenHere = isOwn(memory.shippingOption, 'shippingOption') && isOwn(memory.paymentMethod, 'paymentMethod');
  return isCart && isChosenHere && letsLinesChange(view);
}

/** Goods in any number, and nobody yet who buys them: a cart, whatever else the page lets one choose or estimate. */
export function letsLinesChange(view: View): boolean {
  return asksFor(view, CHANGED) && !asksWho(view);
}

export const asksWho = (view: View): boolean => asksFor(view, WHO);

/** Whether the order is asked for one of these. A form to write to the shop, or to sign in, has nothing to do with it. */
export function asksFor(view: View, kinds: ReadonlySet<FieldKind>): boolean {
  return view.snapshot.elements.some(({ ref, visible, landmark }) => {
    const field = view.fields.get(ref);
    const isElsewhere = AROUND.has(landmark) || OTHER_FORMS.has(field?.section ?? 'other');
    return visible && !isElsewhere && kinds.has(field?.kind ?? 'other');
  });
}

const OTHER_FORMS: ReadonlySet<FieldSection> = new Set(['newsletter', 'login', 'search']);
const CHANGED: ReadonlySet<FieldKind> = new Set(['quantity']);
const WHO: ReadonlySet<FieldKind> = new Set(['street', 'lastName', 'firstName', 'fullName', 'email', 'cardNumber']);
const DOOR: ReadonlySet<FieldKind> = new Set(['email']);
/** A postal code alone only estimates the delivery. */
const ASKED: ReadonlySet<FieldKind> = new Set(['street', 'lastName', 'fullName', 'paymentMethod', 'cardNumber']);
