import type { SnapshotElement } from '../perception/index.ts';
import { foldText } from '../words/fold-text.ts';
import { says } from '../words/says.ts';

/** A control that would put something into the order that nobody asked for. Never pressed on the way to the review. */
export function isUnasked(element: SnapshotElement): boolean {
  const words = foldText(element.text || element.label || element.ariaLabel);
  return says('addsToOrder', words) && !says('partOfOrder', words);
}

/** A charge among the order's sums that is not a usual fee was added without asking. */
export function isUnaskedFee(label: string): boolean {
  return !says('usualFee', label);
}
