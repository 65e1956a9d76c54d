import { foldLabel } from '../../../words/fold-text.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import { type ParsedPrice, parsePrices } from '../../../words/price-text.ts';
import { AROUND } from '../seen/around.ts';
import { HIGHEST_RATE } from '../seen/highest-rate.ts';
import type { PageSnapshot, Totals } from '../seen/types.ts';

const taxIncluded = wordsOf('taxIncluded');

/** The rate of the tax that the prices of a page contain, by the amount that it tells; null where nothing plainly tells it. */
export function containedRate(snapshot: PageSnapshot, totals: Totals): number | null {
  const { total, tax, currency } = totals;
  const contained = totals.taxIncluded && tax ? tax.amountMinor : toldTax(snapshot, currency);
  if (!total || contained === null) return null;
  const rate = contained / (total.amountMinor - contained);
  return rate > 0 && rate <= HIGHEST_RATE ? rate : null;
}

/** "£45.90 (includes £7.65 VAT)", "Including 200,82 € VAT": a remark beside or below the total, and no row of the sums. */
function toldTax({ texts }: PageSnapshot, currency: string): number | null {
  const own = texts.filter(
    ({ text, landmark, covered }) => !covered && !AROUND.has(landmark) && text.length <= LONGEST_REMARK,
  );
  const [first, ...others] = new Set(own.flatMap(({ text }) => taxesIn(text, currency)));
  return first !== undefined && others.length === 0 ? first : null;
}

/** The amounts whose own words, up to the next amount on either side, say that they are a tax within a price. */
function taxesIn(text: string, currency: string): number[] {
  const prices = parsePrices(text, { currency });
  const isTax = ({ index, length, sign }: ParsedPrice, at: number) => {
    const last = prices[at - 1];
    const words = `${text.slice(last ? last.index + last.length : 0, index)} ${text.slice(index + length, prices[at + 1]?.index)}`;
    return taxIncluded.test(foldLabel(words.replace(sign, ' ')));
  };
  return prices.filter(isTax).map(({ amountMinor }) => amountMinor);
}

const LONGEST_REMARK = 80;
