import { bareLabel } from '../../words/bare-label.ts';
import { foldText } from '../../words/fold-text.ts';
import { labelParts } from '../../words/label-parts.ts';
import { isInAnyOrder, saysJust, saysJustWithNotes, withoutPriceBehind } from '../../words/says-just.ts';
import { withoutPrice } from '../../words/without-price.ts';
import type { VariantAxis, VariantValue } from '../perception/index.ts';
import { namesAxis } from './find-lists.ts';

/**
 * The one value that answers several axes at once, as "Size: M, Color: Pine" does where size and colour were asked for, or
 * "Linen shirt Pine M" in a list of such names. Null when several do, or none: half an answer is no answer.
 */
export function findJoinedValue(
  axes: readonly VariantAxis[],
  asked: readonly string[],
  names: readonly string[] = [],
): { axis: VariantAxis; value: VariantValue } | null {
  if (asked.length < 2) return null;
  const wanted = asked.map(foldText);
  const holdsAll = ({ label }: VariantValue) => {
    const parts = labelParts(label);
    return wanted.every((each, at) => parts.some((part) => part === each || isNamedPart(part, names[at] ?? '', each)));
  };
  const found = axes.flatMap((axis) => {
    const lead = sharedLead(axis);
    const isNamed = ({ label }: VariantValue) => isWrittenOut(wordsOf(label), lead, wanted);
    const isNoted = ({ label }: VariantValue) => saysJust(label, asked) || saysJustWithNotes(label, asked);
    return axis.values
      .filter((value) => holdsAll(value) || isNamed(value) || isNoted(value))
      .map((value) => ({ axis, value }));
  });
  const exact = found.filter(({ value }) => saysJust(value.label, asked));
  const [only, ...others] = exact.length > 0 ? exact : found;
  return others.length === 0 ? (only ?? null) : null;
}

/** "Size M, Color Pine": each part begins with the name of what was asked. */
function isNamedPart(part: string, name: string, value: string): boolean {
  const lead = part.endsWith(` ${value}`) ? part.slice(0, -value.length).trim() : '';
  return lead !== '' && name !== '' && (lead === foldText(name) || namesAxis(name, lead));
}

/** What the other values of the same list say besides the words that all of them begin with. */
export function namesOfOthers({ axis, value }: { axis: VariantAxis; value: VariantValue }): string[] {
  const lead = sharedLead(axis).length;
  const others = axis.values.filter((other) => other !== value);
  return others.map(({ label }) => wordsOf(label).slice(lead).join(' ')).filter((name) => name !== '');
}

/** The asked values in any order, and before them nothing but words that all values begin with: the product's name. */
function isWrittenOut(words: readonly string[], lead: readonly string[], wanted: readonly string[]): boolean {
  const own = wanted.reduce((sum, each) => sum + each.split(' ').length, 0);
  const rest = words.slice(words.length - own).join(' ');
  return words.length - own <= lead.length && words.length >= own && isInAnyOrder(rest, wanted);
}

function sharedLead({ values }: VariantAxis): string[] {
  const [first = [], ...others] = values.map(({ label }) => wordsOf(label));
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return others.length === 0 || end < 0 ? [] : first.slice(0, end);
}

const wordsOf = (label: string): string[] =>
  foldText(bareLabel(withoutPrice(withoutPriceBehind(label))))
    .split(' ')
    .filter((word) => word !== '');
