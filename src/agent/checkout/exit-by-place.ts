import { type ActionKind, AROUND, actionName, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { matchCart } from '../safety/match-cart.ts';
import { cartLines } from '../view/cart-lines.ts';
import { leadsHere } from '../view/leads-here.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import { candidates, type View } from '../view/view.ts';

/** What is known to do something other than lead on. */
const OTHER_KINDS: readonly ActionKind[] = [
  'addToCart',
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
  const exits = [...unknownControls(view, OTHER_KINDS), ...soleOrder(view, first)].filter(
    (element) =>
      element.frame === first?.frame &&
      !taken.has(element.href) &&
      !leadsUp(view, element) &&
      !isOfLine(element) &&
      !isOneOfMany(view, element) &&
      !isTypedInto(view, element),
  );
  // The smallest wrapper that the lines share with such a button is the cart, be it a page, a drawer or a box of the page.
  // A drawer whose one way leads to the cart's own page ends there: what stands behind it leaves the cart.
  const bounds = [...exits, ...candidates(view, 'viewCart').filter((element) => !leadsHere(view, element))];
  const cart = first?.ancestors.find((ancestor) => bounds.some(({ ancestors }) => ancestors.includes(ancestor)));
  const area = ({ box }: SnapshotElement) => box.width * box.height;
  return exits
    .filter(({ ancestors }) => cart !== undefined && ancestors.includes(cart))
    .toSorted((a, b) => area(b) - area(a))
    .slice(0, MOST);
}

/**
 * One word may buy on a product's page and order in a checkout: in a cart it leads from the one to the other. What only
 * says "add" adds, and several of them belong to other goods, unless a long cart has its way on above and below the lines.
 */
function soleOrder(view: View, line: { order: number } | undefined): SnapshotElement[] {
  const others = new Set(BESIDE_BUYING.flatMap((kind) => candidates(view, kind)));
  const [only, twin, ...more] = candidates(view, 'addToCart')
    .filter((element) => !others.has(element) && !element.covered && !AROUND.has(element.landmark))
    .toSorted((a, b) => a.order - b.order);
  const saysOrder = view.actions.some(({ ref, kind }) => ref === only?.ref && ORDERS.has(kind));
  if (!only || !saysOrder || more.length > 0) return [];
  if (!twin) return [only];
  const isAround = line !== undefined && only.order < line.order && line.order < twin.order;
  return isAround && actionName(only) === actionName(twin) ? [only] : [];
}

const BESIDE_BUYING = OTHER_KINDS.filter((kind) => kind !== 'addToCart');
const ORDERS: ReadonlySet<ActionKind> = new Set(['placeOrder', 'goToCheckout']);
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

function isTypedInto(view: View, { frame, form }: SnapshotElement): boolean {
  if (form < 0) return false;
  return view.snapshot.elements.some(
    (other) =>
      other.frame === frame &&
      other.form === form &&
      other.visible &&
      (other.role === 'textbox' || other.role === 'spinbutton' || other.role === 'select'),
  );
}
