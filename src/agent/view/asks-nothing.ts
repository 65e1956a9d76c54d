import { type FieldKind, PERSON_FIELDS, readTotals } from '../perception/index.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { Run } from '../run/run.ts';
import { asksFor } from './is-bare-cart.ts';
import type { View } from './view.ts';

const QUESTIONS: ReadonlySet<FieldKind> = new Set([
  ...PERSON_FIELDS,
  'country',
  'shippingOption',
  'paymentMethod',
  'cardNumber',
]);

/** Whether the order is still asked for something: who buys, where to, how it is sent or paid. */
export function asksSomething(view: View): boolean {
  return asksFor(view, QUESTIONS);
}

/**
 * A page that knows who buys, asks for nothing more and shows sums that add up may be the last one, whatever its button
 * says: a shop that settled by itself how to pay takes the order there.
 */
export function mayBeLast({ memory }: Pick<Run, 'memory'>, view: View): boolean {
  if (!memory.buyerNamed || memory.cardTyped || asksSomething(view)) return false;
  const { total, addsUp } = readTotals(view.snapshot, chosenDelivery(memory));
  return total !== null && addsUp === true;
}
