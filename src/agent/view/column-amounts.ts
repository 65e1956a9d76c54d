import { pricesIn, type TextBlock, withoutPrices } from '../perception/index.ts';

const LONGEST_COLUMN = 160;
/** "free" stands in such a column too, in whatever language. */
const MOST_LETTERS = 24;

/**
 * A column of amounts that was read as one text: "−£5.00 Free £3.00 £52.40". Each of them alone, or none where the text is
 * anything else.
 */
export function columnAmounts({ text }: Pick<TextBlock, 'text'>, currency: string): string[] {
  if (text.length > LONGEST_COLUMN) return [];
  const prices = pricesIn(text, currency);
  const letters = withoutPrices(text).match(/\p{L}/gu)?.length ?? 0;
  if (prices.length < 2 || letters > MOST_LETTERS || letters > prices.length * FEW_LETTERS) return [];
  return prices.map((price) => `${price.amount} ${price.currency || currency}`.trim());
}

/** To each amount. A sentence about prices has more. */
const FEW_LETTERS = 4;
