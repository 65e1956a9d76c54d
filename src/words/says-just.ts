import { isCurrencyWord } from './currency-beside.ts';
import { foldText } from './fold-text.ts';
import { parsePrices } from './price-text.ts';

/** What some shops write behind a name: a bracket, a dash with a remark, a price. */
const NOTE = /^\s*[([（]|^\s+[+–—|-]\s/u;

/**
 * "Black / 1.5 L" says just "1.5 L" and "Black", in any order. A value may hold the signs that stand between values, so
 * that the asked values are looked for in the words, rather than the words split at signs.
 */
export function saysJust(label: string, wanted: readonly string[]): boolean {
  return isInAnyOrder(foldText(label), wanted.map(foldText));
}

/** The same with nothing but notes behind it: "Black (RAL 9005) / 40 €76,25". */
export function saysJustWithNotes(label: string, wanted: readonly string[]): boolean {
  return placesToCut(label).some((at) => saysJust(label.slice(0, at), wanted));
}

/** "Blue / 40 €76,25" without the price behind it. A number before the price may be its thousands, or a size: it is kept. */
export function withoutPriceBehind(label: string): string {
  const cut = placesToCut(label).findLast((at) => isPrice(label.slice(at)));
  return cut === undefined ? label : label.slice(0, cut).replace(/[\s–—|·-]+$/u, '');
}

function placesToCut(label: string): number[] {
  return Array.from(label.matchAll(/[\s([（]/gu), ({ index }) => index).filter((at) => {
    const rest = label.slice(at);
    return at > 0 && (NOTE.test(rest) || (/^\s/u.test(rest) && isPrice(rest)));
  });
}

/** A price, or the same price several times, and nothing else. "1.5 L" has a sign that may be a letter. */
function isPrice(text: string): boolean {
  const prices = parsePrices(text);
  const [price] = prices;
  const sign = price?.sign ?? '';
  if (!price || /^\p{L}?$/u.test(sign) || new Set(prices.map(({ amountMinor }) => amountMinor)).size !== 1)
    return false;
  const rest = prices
    .toReversed()
    .reduce((left, { index, length }) => left.slice(0, index) + left.slice(index + length), text);
  const words = rest.replaceAll(sign.replace(/\.$/u, ''), ' ').split(/\s+/u);
  return words.every((word) => !/[\p{L}\p{N}]/u.test(word) || isCurrencyWord(word, price));
}

export function isInAnyOrder(text: string, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return text === '';
  return wanted.some((each, at) => {
    const left = text === each ? '' : text.startsWith(`${each} `) ? text.slice(each.length + 1) : null;
    return left !== null && isInAnyOrder(left, wanted.toSpliced(at, 1));
  });
}
