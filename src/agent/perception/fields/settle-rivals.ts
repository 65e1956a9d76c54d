import type { PhraseMatch, Phrases } from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import type { FieldKind } from '../seen/types.ts';

/** More words beside the gift card are a sentence about both. */
const MOST_BESIDE = 4;

/**
 * Readings whose phrases reach over the same words cannot be told apart by how much they cover.
 */
export function settleRivals(
  found: PhraseMatch<FieldKind>[],
  text: string,
  phrases: ReadonlyMap<FieldKind, Phrases>,
): PhraseMatch<FieldKind>[] {
  return withDiscounts(withoutSame(found, text, phrases), text);
}

/**
 * "Use another address for the invoice" is worded like "use this address for the invoice". Where both reach over the same
 * words, the label means what it has said first: "the same address (untick for another one)".
 */
function withoutSame(
  found: PhraseMatch<FieldKind>[],
  text: string,
  phrases: ReadonlyMap<FieldKind, Phrases>,
): PhraseMatch<FieldKind>[] {
  const [same, other] = ADDRESSES.map((each) => found.find(({ kind }) => kind === each));
  if (!same || !other || endOf(same) <= other.index || endOf(other) <= same.index) return found;
  const [sameAt = 0, otherAt = 0] = ADDRESSES.map((kind) => saidAfter(phrases.get(kind), text));
  return sameAt < otherAt ? found : found.filter((match) => match !== same);
}

const ADDRESSES = ['sameAddress', 'differentAddress'] as const;

const endOf = ({ phrase, index }: PhraseMatch<FieldKind>): number => index + phrase.length;

/** After how many words of the text a phrase is complete. */
function saidAfter(phrases: Phrases | undefined, text: string): number {
  const words = text.split(' ');
  return words.findIndex((_, at) => phrases?.test(words.slice(0, at + 1).join(' ')) === true);
}

/** "Discount / gift card code": a place for both takes the code of a discount, however long the gift card's name is. */
function withDiscounts(found: PhraseMatch<FieldKind>[], text: string): PhraseMatch<FieldKind>[] {
  const [first] = found;
  if (first?.kind !== 'giftCard') return found;
  const beside = wordsBeside(text, first);
  if (!discount.test(beside) || beside.split(' ').length > MOST_BESIDE) return found;
  return [{ ...first, kind: 'coupon' }, ...found.filter(({ kind }) => kind !== 'giftCard' && kind !== 'coupon')];
}

const discount = new RegExp(`(?<!\\p{L})${stems('coupon')}`, 'u');

function wordsBeside(text: string, { phrase, index }: PhraseMatch<FieldKind>): string {
  return `${text.slice(0, index)} ${text.slice(index + phrase.length)}`.replace(/\s+/g, ' ').trim();
}
