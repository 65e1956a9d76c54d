import type { ActionKind, FieldKind, SnapshotElement } from '../perception/index.ts';
import { LIKELY } from './certainty.ts';
import { candidates, type View } from './view.ts';

/** Whatever it says: the button that sends the form which holds the checkout's fields leads on. */
export function formSubmits(view: View): SnapshotElement[] {
  const forms = new Set<string>();
  for (const element of view.snapshot.elements) {
    const field = view.fields.get(element.ref);
    if (!field || !element.visible || element.form < 0) continue;
    if (field.section === 'login' || field.section === 'newsletter' || field.section === 'search') continue;
    if (CHECKOUT_FIELDS.has(field.kind)) forms.add(`${element.frame}/${element.form}`);
  }
  const barred = barredRefs(view);
  return view.snapshot.elements.filter(
    (element) =>
      element.role === 'button' &&
      (element.type === 'submit' || (element.tag === 'button' && element.type === '')) &&
      element.visible &&
      !element.disabled &&
      forms.has(`${element.frame}/${element.form}`) &&
      !barred.has(element.ref),
  );
}

/** Controls that do something other than lead on. */
export function barredRefs(view: View): Set<string> {
  return new Set(NOT_ON.flatMap((kind) => candidates(view, kind, LIKELY).map((element) => element.ref)));
}

const NOT_ON: readonly ActionKind[] = [
  'placeOrder',
  'applyCoupon',
  'signIn',
  'register',
  'removeItem',
  'dismiss',
  'search',
  'updateCart',
  'expressWallet',
  'acceptOffer',
  'addToCart',
];
const CHECKOUT_FIELDS = new Set<FieldKind>([
  'email',
  'street',
  'postalCode',
  'lastName',
  'fullName',
  'shippingOption',
  'cardNumber',
  'paymentMethod',
]);
