import { foldLabel } from '../../../words/fold-text.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import type { SelectOption, SnapshotElement } from './snapshot-types.ts';

const chooseFirst = wordsOf('chooseFirst');
const pickup = wordsOf('pickup');
/** What programs write where there is no value. */
const NOTHING = /^(null|undefined|nan|-1)$/i;

/**
 * An entry that stands in a list until an answer is chosen: without a value or without words, or the first one that asks to
 * choose or has the value of nothing. A zero is such a value where the other entries are no numbers.
 */
export function isPlaceholderOption({ value, text }: Entry, at: number, all: readonly Entry[]): boolean {
  if (value === '' || !/[^\s\p{P}]/u.test(text)) return true;
  if (at !== 0) return false;
  if (NOTHING.test(value) || asksToChoose(text)) return true;
  return value === '0' && all.length > 1 && all.slice(1).every((other) => !/^\d*$/.test(other.value));
}

function asksToChoose(text: string): boolean {
  const words = foldLabel(text);
  return chooseFirst.test(words) && !pickup.test(words) && !/\d/.test(text);
}

/** The entries that are answers. */
export function realOptions(options: readonly SelectOption[]): SelectOption[] {
  return options.filter((option, at) => !option.disabled && !isPlaceholderOption(option, at, options));
}

/**
 * A list that shows such an entry, or a field in which a script wrote that it had no value, holds no answer. A list that
 * scripts draw shows the same words on its face.
 */
export function showsPlaceholder({
  tag,
  role,
  options,
  value,
}: Pick<SnapshotElement, 'tag' | 'role' | 'options' | 'value'>): boolean {
  if (tag === 'input') return /^(null|undefined|NaN)$/.test(value);
  if (tag !== 'select') return role === 'combobox' && asksToChoose(value);
  const at = options.findIndex(({ selected }) => selected);
  const shown = options[at];
  return shown !== undefined && isPlaceholderOption(shown, at, options);
}

type Entry = Pick<SelectOption, 'value' | 'text'>;
