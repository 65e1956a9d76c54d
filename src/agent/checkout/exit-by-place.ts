import { roleOfLabel } from '../../words/role-of-label.ts';
import {
  type ActionKind,
  AROUND,
  actionName,
  type CartLine,
  type FieldKind,
  pricesIn,
  type SnapshotElement,
} from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { matchCart } from '../safety/match-cart.ts';
import { cartLines } from '../view/cart-lines.ts';
import { leadsHere } from '../view/leads-here.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import { candidates, type View } from '../view/view.ts';

/** What is known to do something other than lead on. */
const OTHER_KINDS: readonly ActionKind[] = [
  'addToCart',
  'buyNow',
  'viewCart',
  'applyCoupon',
  'openCoupon',
  'dismiss',
  'removeItem',
  'signIn',
  'register',
  'expressWallet',
  'edit',
  'increaseQuantity',
  'decreaseQuantity',
  'updateCart',
  'openSection',
  'continueShopping',
  'search',
  'acceptCookies',
  'rejectCookies',
];
const MOST = 2;

/**
 * The last resort where the words are unknown, in a cart that holds what was ordered and before anything was asked:
 * the biggest button beside or below the lines. Nothing of a line, of a form that is typed into, or of the page's frame.
 */
export function exitByPlace(run: Pick<Run, 'memory'>, view: View): SnapshotElement[] {
  const { cartVerified, addressDone, paymentMethod, addedItems } = run.memory;
  if (!cartVerified || addressDone || paymentMethod !== null) return [];
  const lines = cartLines(run, view);
  if (lines.length === 0 || matchCart(lines, addedItems).missing.length > 0) return [];
  const taken = new Set(lines.flatMap(({ url }) => url));
  const [first] = lines.map(({ place }) => place);
  const isOfLine = (element: SnapshotElement) =>
    lines.some(({ place }) => place.ancestors.slice(0, 2).some((ancestor) => element.ancestors.includes(ancestor)));
  const order = [...soleOrder(view, first), ...faintOrder(view)].filter((element) => isOfCart(view, lines, element));
  const exits = [...new Set([...unknownControls(view, OTHER_KINDS), ...order])].filter(
    (element) =>
      element.frame === first?.frame &&
      !taken.has(element.href) &&
      !leadsUp(view, element) &&
      !isOfLine(element) &&
      !isOneOfMany(view, element) &&
      // A cart may send its numbers of pieces along with the way to the checkout.
      !isTypedInto(view, element, order.includes(element) ? NUMBERS : NOTHING),
  );
  // The smallest wrapper that the lines share with such a button is the cart, be it a page, a drawer or a box of the page.
  // A drawer whose one way leads to the cart's own page ends there: what stands behind it leaves the cart.
  const bounds = [...exits, ...candidates(view, 'viewCart').filter((element) => !leadsHere(view, element))];
  const cart = first?.ancestors.find((ancestor) => bounds.some(({ ancestors }) => ancestors.includes(ancestor)));
  const area = ({ box }: SnapshotElement) => box.width * box.height;
  // What orders beside the sums leads on, though something else, such as the place for a code, is nearer to the lines.
  const isBySums = (element: SnapshotElement) => order.includes(element) && isOfCart(view, [], element);
  return exits
    .filter((element) => (cart !== undefined && element.ancestors.includes(cart)) || isBySums(element))
    .toSorted((a, b) => Number(isBySums(b)) - Number(isBySums(a)) || area(b) - area(a))
    .slice(0, MOST);
}

/**
 * One word may buy on a product's page and order in a checkout, such as "Buy now": in a cart it leads from the one to the
 * other. What only adds belongs to other goods, and so do several that buy, unless a long cart has its way on above and
 * below the lines, or both send the cart.
 */
function soleOrder(view: View, line: { order: number } | undefined): SnapshotElement[] {
  const others = new Set(BESIDE_BUYING.flatMap((kind) => candidates(view, kind)));
  const saysOrder = ({ ref }: SnapshotElement) =>
    view.actions.some((each) => each.ref === ref && ORDERS.has(each.kind));
  const buys = new Set([...candidates(view, 'addToCart'), ...candidates(view, 'buyNow')]);
  const [only, twin, ...more] = [...buys]
    .filter(
      (element) => !others.has(element) && !element.covered && !AROUND.has(element.landmark) && saysOrder(element),
    )
    .toSorted((a, b) => a.order - b.order);
  if (!only || more.length > 0) return [];
  if (!twin) return [only];
  const isAround = line !== undefined && only.order < line.order && line.order < twin.order;
  return (isAround || sendsNumbers(view, only, twin)) && actionName(only) === actionName(twin) ? [only] : [];
}

/** "Pay" sends the cart's numbers along: outside of a checkout such words count for little, and nothing else says so. */
function faintOrder(view: View): SnapshotElement[] {
  const says = new Set(view.actions.filter(({ kind }) => kind === 'placeOrder').map(({ ref }) => ref));
  const [only, ...more] = unknownControls(view, OTHER_KINDS).filter(({ ref }) => says.has(ref));
  return only && more.length === 0 ? [only] : [];
}

/** Two that send one form, that of the cart's numbers: the sums have such a button above them and below. */
function sendsNumbers({ snapshot, fields }: View, only: SnapshotElement, twin: SnapshotElement): boolean {
  if (only.form < 0 || only.frame !== twin.frame || only.form !== twin.form) return false;
  return snapshot.elements.some(
    (each) =>
      each.visible &&
      each.frame === only.frame &&
      each.form === only.form &&
      NUMBERS.has(fields.get(each.ref)?.kind ?? 'other'),
  );
}

/** In a cart that was verified: what buys one of the goods that stand around it. */
export function buysAnother(run: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  const buys = view.actions.some(({ ref, kind }) => ref === element.ref && BUYS.has(kind));
  if (!buys || !run.memory.cartVerified || element.dialog >= 0) return false;
  const lines = cartLines(run, view);
  return lines.length > 0 && !isOfCart(view, lines, element);
}

/** What buys beside the price of another product puts that one in: the price nearest to it is one of a line or of the sums. */
function isOfCart({ snapshot }: View, lines: readonly CartLine[], { frame, ancestors }: SnapshotElement): boolean {
  const isIn = (wrapper: number) => (each: Placed) => each.frame === frame && each.ancestors.includes(wrapper);
  const prices = snapshot.texts.filter(({ text }) => pricesIn(text, '').length > 0);
  const nearest = ancestors.find((wrapper) => prices.some(isIn(wrapper)));
  if (nearest === undefined) return false;
  const sums = snapshot.rows.filter(({ label }) => SUMS.has(roleOfLabel(label)));
  return [...sums, ...lines.map(({ place }) => place)].some(isIn(nearest));
}

/** However faintly: in a cart such words are read as the way to the checkout. */
const BUYS: ReadonlySet<ActionKind> = new Set(['buyNow', 'addToCart']);
type Placed = Pick<SnapshotElement, 'frame' | 'ancestors'>;
const SUMS: ReadonlySet<string> = new Set(['subtotal', 'total']);

const BESIDE_BUYING = OTHER_KINDS.filter((kind) => kind !== 'addToCart' && kind !== 'buyNow');
const ORDERS: ReadonlySet<ActionKind> = new Set(['placeOrder', 'goToCheckout', 'buyNow']);

/** To the shop's front, be it of this language: the way in, not the way on. */
function leadsUp({ snapshot }: View, { href }: SnapshotElement): boolean {
  if (!URL.canParse(href) || !URL.canParse(snapshot.url)) return false;
  const [to, here] = [new URL(href), new URL(snapshot.url)];
  const isFolder = to.pathname.endsWith('/') && here.pathname.startsWith(to.pathname);
  return to.origin === here.origin && isFolder && to.pathname !== here.pathname && to.search === '' && to.hash === '';
}

/** Links that look the same make a list: of products, of categories. */
function isOneOfMany(view: View, { role, classes, frame, landmark }: SnapshotElement): boolean {
  if (role !== 'link') return false;
  const isAlike = (other: SnapshotElement) =>
    other.role === 'link' && other.visible && other.classes === classes && other.frame === frame;
  return view.snapshot.elements.filter((other) => isAlike(other) && other.landmark === landmark).length >= MANY;
}

const MANY = 3;

function isTypedInto(view: View, { frame, form }: SnapshotElement, except: ReadonlySet<FieldKind>): boolean {
  if (form < 0) return false;
  return view.snapshot.elements.some(
    (other) =>
      other.frame === frame &&
      other.form === form &&
      other.visible &&
      !except.has(view.fields.get(other.ref)?.kind ?? 'other') &&
      (other.role === 'textbox' || other.role === 'spinbutton' || other.role === 'select'),
  );
}

const NUMBERS: ReadonlySet<FieldKind> = new Set(['quantity']);
const NOTHING: ReadonlySet<FieldKind> = new Set();
