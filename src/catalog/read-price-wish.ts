/** What a search says about money: "red shirt under 30" asks for a red shirt of at most 30, in the merchant's currency. */
export type PriceWish = { words: string; from: number | null; to: number | null };

const amount = String.raw`(?:usd|eur|gbp|[$€£])?\s*(\d{1,7}(?:[.,]\d{1,2})?)\s*(?:usd|eur|gbp|dollars?|euros?|pounds?|[$€£])?`;
const between = new RegExp(String.raw`\b(?:between|from)\s+${amount}\s*(?:and|to|-|–)\s*${amount}(?!\S)`, 'i');
const atMost = new RegExp(
  String.raw`(?:\b(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?)\s+|<\s*)${amount}(?!\S)`,
  'i',
);
const atLeast = new RegExp(
  String.raw`(?:\b(?:over|above|more than|at least|min(?:imum)?)\s+|>\s*)${amount}(?!\S)`,
  'i',
);

export function readPriceWish(text: string): PriceWish {
  const range = between.exec(text);
  if (range) {
    const [low, high] = [read(range[1]), read(range[2])].toSorted((a, b) => a - b);
    return { words: without(text, range), from: low ?? null, to: high ?? null };
  }
  const high = atMost.exec(text);
  const rest = high ? without(text, high) : text;
  const low = atLeast.exec(rest);
  const words = low ? without(rest, low) : rest;
  // "Under 30" alone names no product; it is then searched for as it stands.
  if (!/[\p{L}\p{N}]/u.test(words)) return { words: text, from: null, to: null };
  return { words, from: low ? read(low[1]) : null, to: high ? read(high[1]) : null };
}

function read(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}

function without(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
}
