import { foldText } from './fold-text.ts';
import { parsePrices } from './price-text.ts';
import { withoutPrice } from './without-price.ts';

const NUMBER = /^\d+$/;

/**
 * The one of several labels that alone says these words, and besides them nothing but what is known, prices and counts: "Size
 * M, Colour Navy, $39.00 (25)" where M was asked for, in navy. -1 where two say them, or where the one that does says more:
 * "dark blue" is no "blue", whatever the other labels say.
 */
export function toldApart(labels: readonly string[], words: string, known: readonly string[]): number {
  const wanted = foldText(words);
  if (wanted === '' || labels.length < 2) return -1;
  const said = labels.map((label) => foldText(withoutPrice(label)));
  const [only = -1, ...others] = said.flatMap((each, at) => (` ${each} `.includes(` ${wanted} `) ? [at] : []));
  if (only < 0 || others.length > 0) return -1;
  const signs = parsePrices(labels[only] ?? '').map(({ sign }) => sign);
  const told = new Set([words, ...known, ...signs].flatMap((each) => foldText(each).split(' ')));
  // A number beside a number may be the other half of a size.
  const isCount = (word: string) => NUMBER.test(word) && !/\d/.test(wanted);
  return said[only]?.split(' ').every((word) => told.has(word) || isCount(word)) ? only : -1;
}
