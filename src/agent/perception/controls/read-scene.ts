import { foldText } from '../../../words/fold-text.ts';
import { stems } from '../../../words/name-stems.ts';
import { roleOfLabel } from '../../../words/role-of-label.ts';
import { says } from '../../../words/says.ts';
import { isSubmit } from '../seen/is-submit.ts';
import { routeOf } from '../seen/route-of.ts';
import type { ElementRef, FieldClass, FieldKind, PageSnapshot, SnapshotElement } from '../seen/types.ts';
import { findSteppers } from './find-steppers.ts';

const personal: FieldKind[] = [
  'firstName',
  'lastName',
  'fullName',
  'street',
  'postalCode',
  'city',
  'phone',
  'cardNumber',
  'cardExpiry',
  'cardCvc',
  'shippingOption',
  'paymentMethod',
  'terms',
  'country',
];
const ESTIMATED_BY: ReadonlySet<FieldKind> = new Set(['postalCode', 'country']);
/** So many fields of a person are a checkout whatever its address says; measured as the rules of `scene-rules.ts`. */
const CHECKOUT_FIELDS = 3;
/** "kasa" is where one pays, and the end of "bjorkkasa"; "checkout" has no other meaning. */
const checkoutPath = new RegExp(`checkout|(?<![a-z])${stems('checkout')}|${stems('payment')}|review|confirm`, 'i');
const cookieNotice = new RegExp(stems('cookieNotice'));

/** What lies around the buttons: the same word buys on a product page and places the order in a checkout. */
export interface ActionScene {
  checkout: boolean;
  late: boolean;
  coupon: SnapshotElement[];
  buttons: SnapshotElement[];
  quantity: SnapshotElement[];
  newsletter: SnapshotElement[];
  password: SnapshotElement[];
  search: SnapshotElement[];
  cookieDialog: Set<number>;
  language: string;
}

/** `/basket/step3`: a page below the cart's own address whose sums hold the delivery is a step of the checkout. */
function isStepBelowCart({ rows, elements }: PageSnapshot, path: string): boolean {
  const parts = path
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean);
  const last = parts.pop() ?? '';
  if (says('cartPath', `/${last}`) || !says('cartPath', `/${parts.join('/')}`)) return false;
  const roles = new Set(rows.map(({ label }) => roleOfLabel(label)));
  return roles.has('shipping') && roles.has('total') && elements.some(isSubmit);
}

export function readScene(snapshot: PageSnapshot, fields: Map<ElementRef, FieldClass>): ActionScene {
  const of = (test: (c: FieldClass) => boolean): SnapshotElement[] =>
    snapshot.elements.filter((e) => {
      const c = fields.get(e.ref);
      return c !== undefined && e.visible && test(c);
    });
  // A footer's form writes to the shop.
  const person = of((c) => personal.includes(c.kind) && c.section !== 'newsletter' && c.section !== 'login').filter(
    ({ landmark }) => landmark !== 'footer',
  );
  const paying = of((c) => ['cardNumber', 'cardCvc', 'paymentMethod'].includes(c.kind));
  const terms = of((c) => c.kind === 'terms');
  const quantity = of((c) => c.kind === 'quantity');
  // Some carts ask for the terms before the checkout begins, and for a place to estimate the delivery, in a form of its own:
  // where numbers can be changed and nobody is asked for more, it has not begun.
  const isEstimate = ({ ref, frame, form }: SnapshotElement) =>
    ESTIMATED_BY.has(fields.get(ref)?.kind ?? 'other') &&
    !terms.some((each) => each.frame === frame && each.form === form);
  const isChangeable = quantity.length > 0 || (terms.length > 0 && findSteppers(snapshot).length > 0);
  const isCart = isChangeable && person.every((each) => terms.includes(each) || isEstimate(each));
  let path = snapshot.url;
  try {
    const url = new URL(snapshot.url);
    path = url.pathname + url.search + routeOf(url);
  } catch {
    // Pages without an address are judged by their fields alone.
  }
  const cookieDialog = new Set<number>();
  for (const text of snapshot.texts)
    if (text.dialog >= 0 && cookieNotice.test(foldText(text.text))) cookieDialog.add(text.dialog);
  return {
    checkout:
      person.length >= CHECKOUT_FIELDS ||
      (checkoutPath.test(path) && !says('cartPath', path)) ||
      (!isChangeable && isStepBelowCart(snapshot, path)),
    late: paying.length > 0 || (terms.length > 0 && !isCart),
    coupon: of((c) => c.kind === 'coupon' || c.kind === 'giftCard'),
    buttons: snapshot.elements.filter(({ role, visible }) => role === 'button' && visible),
    quantity,
    newsletter: of((c) => c.section === 'newsletter'),
    password: of((c) => c.kind === 'password'),
    search: of((c) => c.kind === 'search'),
    cookieDialog,
    language: snapshot.language,
  };
}
