import { foldLabel } from '../../words/fold-text.ts';
import { pricesIn, readTotals } from '../perception/index.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';
import { isUnaskedCharge } from './is-unasked.ts';

export interface Charge {
  label: string;
  amountMinor: number;
}

/** Rows among the order's sums that nobody asked for, by whatever name. */
export function unaskedCharges({ memory }: Pick<Run, 'memory'>, view: View): Charge[] {
  return readTotals(view.snapshot, chosenDelivery(memory))
    .fees.filter((fee) => isUnaskedCharge(memory, fee))
    .map(({ label, money }) => ({ label, amountMinor: money.amountMinor }));
}

/** Whether the words beside a choice name such a row, or just its amount: then the choice is what brings it in. */
export function bringsIn(charges: readonly Charge[], words: string): boolean {
  const text = ` ${foldLabel(words)} `;
  const prices = pricesIn(words, '').map(({ amountMinor }) => amountMinor);
  return charges.some(
    ({ label, amountMinor }) => prices.includes(amountMinor) || text.includes(` ${foldLabel(label)} `),
  );
}
