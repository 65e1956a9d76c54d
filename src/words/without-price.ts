import { signsBeside } from './currency-beside.ts';
import { type ParsedPrice, parsePrices } from './price-text.ts';

/**
 * "Order · ¥6,810" says "order", and "Kort (+ 22,00 SEK)" is a card: many shops write a sum beside the words, and some write
 * it twice, once for those who hear the page. Several sums are a part of what is said.
 */
export function withoutPrice(name: string): string {
  const prices = parsePrices(name).filter(({ sign }) => sign !== '');
  const isOneSum = new Set(prices.map(({ amountMinor, currency }) => `${amountMinor} ${currency}`)).size === 1;
  return isOneSum ? prices.reduceRight(cutOut, name) : name;
}

function cutOut(name: string, price: ParsedPrice): string {
  const [before, after] = [name.slice(0, price.index).trim(), name.slice(price.index + price.length).trim()];
  const { lead, tail } = signsBeside(before, after, price);
  return `${before.slice(0, before.length - lead)} ${after.slice(tail)}`;
}
