import { signsBeside } from './currency-beside.ts';
import { parsePrices } from './price-text.ts';

/** "Order · ¥6,810" says "order", and "Kort (+ 22,00 SEK)" is a card: many shops write a sum beside the words. */
export function withoutPrice(name: string): string {
  const [price, ...more] = parsePrices(name).filter(({ sign }) => sign !== '');
  if (!price || more.length > 0) return name;
  const [before, after] = [name.slice(0, price.index).trim(), name.slice(price.index + price.length).trim()];
  const { lead, tail } = signsBeside(before, after, price);
  return `${before.slice(0, before.length - lead)} ${after.slice(tail)}`;
}
