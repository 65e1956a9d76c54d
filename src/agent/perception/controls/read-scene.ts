import { foldLabel, foldText } from '../../words/fold-text.ts';
import { indexPhrases } from '../../words/index-phrases.ts';
import { stemList, stems } from '../../words/name-stems.ts';
import { says } from '../../words/says.ts';
import type { ActionKind, ElementRef, FieldClass, FieldKind, PageSnapshot, SnapshotElement } from '../seen/types.ts';

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
const checkoutPath = new RegExp(`${stems('checkout')}|${stems('payment')}|review|confirm`, 'i');
const afterwards = indexPhrases(stemList('afterOrder'));
const assent = new RegExp(`^(${stems('yes')}|add( and)? continue)(?!\\p{L})(?!.*\\b(agree|order|pay)\\b)`, 'u');
const cookieNotice = new RegExp(stems('cookieNotice'));

/** What the button of a newsletter's form is easily taken for. */
const SENDS: ReadonlySet<ActionKind> = new Set([
  'continue',
  'register',
  'addToCart',
  'acceptCookies',
  'dismiss',
  'applyCoupon',
]);

/** What lies around the buttons: the same word buys on a product page and places the order in a checkout. */
export interface ActionScene {
  checkout: boolean;
  late: boolean;
  coupon: SnapshotElement[];
  quantity: SnapshotElement[];
  newsletter: SnapshotElement[];
  password: SnapshotElement[];
  search: SnapshotElement[];
  cookieDialog: Set<number>;
}

export function readScene(snapshot: PageSnapshot, fields: Map<ElementRef, FieldClass>): ActionScene {
  const of = (test: (c: FieldClass) => boolean): SnapshotElement[] =>
    snapshot.elements.filter((e) => {
      const c = fields.get(e.ref);
      return c !== undefined && e.visible && test(c);
    });
  const person = of((c) => personal.includes(c.kind) && c.section !== 'newsletter' && c.section !== 'login');
  const paying = of((c) => ['cardNumber', 'cardCvc', 'paymentMethod'].includes(c.kind));
  const terms = of((c) => c.kind === 'terms');
  const quantity = of((c) => c.kind === 'quantity');
  // Some carts ask for the terms before the checkout begins: where numbers can be changed and nobody is asked, it has not.
  const isCart = quantity.length > 0 && person.every((each) => terms.includes(each));
  let path = snapshot.url;
  try {
    const { pathname, search } = new URL(snapshot.url);
    path = pathname + search;
  } catch {
    // Pages without an address are judged by their fields alone.
  }
  const cookieDialog = new Set<number>();
  for (const text of snapshot.texts)
    if (text.dialog >= 0 && cookieNotice.test(foldText(text.text))) cookieDialog.add(text.dialog);
  return {
    checkout: person.length >= 3 || (checkoutPath.test(path) && !says('cartPath', path)),
    late: paying.length > 0 || (terms.length > 0 && !isCart),
    coupon: of((c) => c.kind === 'coupon' || c.kind === 'giftCard'),
    quantity,
    newsletter: of((c) => c.section === 'newsletter'),
    password: of((c) => c.kind === 'password'),
    search: of((c) => c.kind === 'search'),
    cookieDialog,
  };
}

/** Steps up the tree from the button to the wrapper that it shares with the control; 99 when far apart. */
export function apart(a: SnapshotElement, b: SnapshotElement): number {
  if (a.frame !== b.frame) return 99;
  const up = a.ancestors.findIndex((n) => b.ancestors.includes(n));
  return up < 0 ? 99 : Math.max(up, b.ancestors.indexOf(a.ancestors[up] as number));
}

function beside(element: SnapshotElement, others: SnapshotElement[], reach: number): boolean {
  return others.some((o) => {
    if (apart(element, o) > reach) return false;
    return Math.abs(o.box.y - element.box.y) < 160;
  });
}

export function adjust(
  element: SnapshotElement,
  kind: ActionKind,
  score: number,
  scene: ActionScene,
): { score: number; why: string } {
  let factor = 1;
  let why = '';
  const note = (f: number, reason: string): void => {
    factor *= f;
    why = why ? `${why}, ${reason}` : reason;
  };
  const inCookies = scene.cookieDialog.has(element.dialog);
  if (element.covered) note(0.5, 'something lies over it');
  if (element.ariaHidden) note(0.7, 'hidden from readers');
  if (element.landmark === 'footer' && kind !== 'rejectCookies' && kind !== 'acceptCookies') note(0.5, 'in the footer');
  if (element.landmark === 'nav' && kind !== 'viewCart' && kind !== 'signIn' && kind !== 'register')
    note(0.6, 'in the navigation');
  const coupon = beside(element, scene.coupon, 3);
  if (kind === 'applyCoupon') {
    if (coupon) note(1.5, 'beside the coupon field');
    else note(0.4, 'no coupon field beside it');
  } else if (
    coupon &&
    (kind === 'continue' || kind === 'addToCart' || (kind === 'placeOrder' && score < 0.6)) &&
    beside(element, scene.coupon, 2)
  )
    note(0.4, 'beside the coupon field');
  // "Review your order – £88.65" over the sums names the order; it says nothing of placing it.
  if (kind === 'placeOrder' && element.tag === 'summary' && score < 0.65) note(0.5, 'opens a fold');
  if (kind === 'placeOrder') {
    if (!scene.checkout && !scene.late) note(0.35, 'not a checkout');
    else if (element.role === 'link' && element.href !== '' && !element.href.includes('#')) note(0.5, 'only a link');
    else note(1.15, 'in a checkout');
  }
  if ((kind === 'addToCart' || kind === 'buyNow') && scene.checkout) note(0.4, 'in a checkout');
  if (kind === 'goToCheckout' && scene.checkout && scene.late) note(0.6, 'already in the checkout');
  if (kind === 'removeItem' && element.dialog >= 0 && /^[×✕✖xX]$/.test(element.text) && scene.quantity.length === 0)
    note(0.5, 'closes a dialog');
  if (kind === 'dismiss')
    note(element.dialog >= 0 ? 1.2 : 0.6, element.dialog >= 0 ? 'in a dialog' : 'not in a dialog');
  if (kind === 'rejectCookies' || kind === 'acceptCookies')
    note(inCookies ? 1.4 : 0.5, inCookies ? 'in the cookie notice' : 'not in a cookie notice');
  else if (inCookies && kind !== 'dismiss') note(0.3, 'in the cookie notice');
  if ((kind === 'increaseQuantity' || kind === 'decreaseQuantity') && scene.quantity.length > 0) {
    note(beside(element, scene.quantity, 3) ? 1.4 : 0.4, 'quantity field');
  }
  if (kind === 'search' && !beside(element, scene.search, 3)) note(0.3, 'no search field beside it');
  if (SENDS.has(kind) && beside(element, scene.newsletter, 3)) note(0.3, 'beside a newsletter field');
  if (kind === 'continue' && beside(element, scene.password, 2) && scene.password.length > 0)
    note(0.7, 'beside a password');
  if (kind === 'continue' && element.type === 'submit') note(1.1, 'submits');
  if (kind === 'continue' && element.role === 'link') note(0.75, 'only a link');
  if (kind === 'viewCart' && scene.checkout) note(0.8, 'in a checkout');
  const name = foldLabel(element.text || element.ariaLabel);
  if (['goToCheckout', 'placeOrder', 'viewCart'].includes(kind) && afterwards.test(name))
    note(0.2, 'speaks of an order already made');
  if (['continue', 'goToCheckout', 'placeOrder'].includes(kind) && assent.test(name)) note(0.4, 'says yes to an offer');
  const prominent = element.box.width * element.box.height > 4_000 && element.role === 'button';
  if (prominent && ['addToCart', 'goToCheckout', 'placeOrder', 'continue', 'guest'].includes(kind)) factor *= 1.08;
  return { score: score * factor, why };
}
