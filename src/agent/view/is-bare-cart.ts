import type { FieldKind, FieldSection } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { SURE } from './certainty.ts';
import { AROUND } from './unknown-controls.ts';
import { candidates, pageScore, type View } from './view.ts';

/** The cart's own page, before anybody was asked for anything: "Order" leads to the checkout there. */
export function isBareCart(run: Pick<Run, 'memory'>, view: View): boolean {
  const { cartUrl, addressDone, addressGiven, shippingOption, paymentMethod, cardTyped } = run.memory;
  if (addressDone || addressGiven || cardTyped || shippingOption !== null || paymentMethod !== null) return false;
  // A form to write to the shop, or to sign in, asks for a name too, and has nothing to do with the order.
  const shows = (kinds: ReadonlySet<FieldKind>) =>
    view.snapshot.elements.some(({ ref, visible, landmark }) => {
      const field = view.fields.get(ref);
      const isElsewhere = AROUND.has(landmark) || OTHER_FORMS.has(field?.section ?? 'other');
      return visible && !isElsewhere && kinds.has(field?.kind ?? 'other');
    });
  // The cart may have been seen before in a layer only. A page that lets its lines be changed is one, a review is not.
  const isChanged = shows(CHANGED) || candidates(view, 'removeItem').length > 0;
  const isCart = cartUrl === view.snapshot.url || (pageScore(view, 'cart') >= SURE && isChanged);
  return isCart && !shows(ASKED);
}

const OTHER_FORMS: ReadonlySet<FieldSection> = new Set(['newsletter', 'login', 'search']);
const CHANGED: ReadonlySet<FieldKind> = new Set(['quantity']);
/** A postal code alone only estimates the delivery. */
const ASKED: ReadonlySet<FieldKind> = new Set(['street', 'lastName', 'fullName', 'paymentMethod', 'cardNumber']);
