import { foldText } from '../../../words/fold-text.ts';
import type { SnapshotElement } from '../seen/types.ts';
import { reclassify, type Slot } from './slot.ts';
import { CHOICES } from './vote-weights.ts';

/** A single value, such as a town, may stand in the name of a delivery too. */
const FEWEST_VALUES = 2;
const SHORTEST_VALUE = 3;

/**
 * Of two answers one repeats what was typed into the fields of this page, "Ada, Palmer, 12 Elm Street, 97205, Portland": it
 * asks which address, though it stands below the title of the payment and its own question was not seen. Where both repeat
 * it, they ask which spelling is right.
 */
export function settleAddressAnswers(slots: readonly Slot[]): void {
  const radios = slots.filter(({ element }) => element.role === 'radio' && element.group !== '');
  const groups = Map.groupBy(radios, ({ element }) => `${element.frame}:${element.group}:${element.form}`);
  for (const group of groups.values()) {
    if (group.length !== 2) continue;
    const [same, ...more] = group.filter(({ element }) => repeatsAddress(element, slots));
    const other = group.find((slot) => slot !== same);
    if (!same || !other || more.length > 0) continue;
    reclassify(same, 'sameAddress', 'repeats the address', CHOICES.otherAddress);
    reclassify(other, 'differentAddress', 'the other answer of two', CHOICES.otherAddress);
  }
}

/** Several values of the page's fields, one of them with a number as streets and post codes have. */
function repeatsAddress({ frame, label }: SnapshotElement, slots: readonly Slot[]): boolean {
  const words = ` ${foldText(label)} `;
  const typed = slots.filter(({ element }) => element.frame === frame && element.role === 'textbox' && element.filled);
  const values = new Set(typed.map(({ element }) => foldText(element.value)));
  const told = [...values].filter((value) => value.length >= SHORTEST_VALUE && words.includes(` ${value} `));
  return told.length >= FEWEST_VALUES && told.some((value) => /\d/.test(value));
}
