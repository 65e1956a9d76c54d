import { AROUND, pricesIn, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { asksHowToPay } from './asks-how-to-pay.ts';
import { namesCard } from './names-card.ts';
import { candidates, type View } from './view.ts';

/**
 * A step of its own for the card, with nothing on it but "Pay by card": the form comes up in a layer of the one who takes
 * the payment. Nobody is asked to order where no sum is shown, and there is no card yet that could be charged. The press
 * may order all the same: it is put on record, and made only where the goods and the delivery are known.
 */
export function asksForCardApart({ memory }: Pick<Run, 'memory'>, view: View, control: SnapshotElement): boolean {
  const { cardTyped, cardIsSaid, cartVerified, paymentMethod, seenSums, shippingOption } = memory;
  if (cardTyped || cardIsSaid || paymentMethod !== 'card') return false;
  if (!cartVerified || seenSums === null || shippingOption === null) return false;
  const [only, ...others] = candidates(view, 'placeOrder');
  if (only !== control || others.length > 0 || !namesCard(control) || asksHowToPay(view)) return false;
  const own = view.snapshot.texts.filter(({ landmark }) => !AROUND.has(landmark));
  return own.every(({ text }) => pricesIn(text, seenSums.currency).length === 0);
}
