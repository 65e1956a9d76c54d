import { foldText } from '../../words/fold-text.ts';
import { says } from '../../words/says.ts';
import { type Money, opensOwnBlock, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';

/** A control that would put something into the order that nobody asked for. Never pressed on the way to the review. */
export function isUnasked(element: SnapshotElement): boolean {
  const words = foldText(element.text || element.label || element.ariaLabel);
  return says('addsToOrder', words) && !says('partOfOrder', words) && !opensOwnBlock(element);
}

/**
 * A charge among the order's sums was added without asking when it names what shops sell along, or when nothing tells that
 * it is a fee. A surcharge for the card, and whatever the merchant calls a fee, is the price of ordering there.
 */
export function isUnaskedFee(label: string): boolean {
  if (says('extraOffer', label)) return true;
  return !says('usualFee', label) && !says('feeName', label) && !says('card', label);
}

/** The same of a row with its amount: what the chosen way to pay says that it adds was asked for with it, by any name. */
export function isUnaskedCharge(
  { paymentSurcharge }: Pick<Run['memory'], 'paymentSurcharge'>,
  { label, money }: { label: string; money: Money },
): boolean {
  if (money.amountMinor <= 0 || !isUnaskedFee(label)) return false;
  return says('extraOffer', label) || money.amountMinor !== paymentSurcharge;
}
