const MOST_ROUNDS = 4;
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  commat: '@',
  period: '.',
  plus: '+',
};

/**
 * Text as a person would read it: full-width and other compatibility forms, invisible characters, HTML entities,
 * percent and backslash escapes undone, also where one hides another. What is searched for then has one spelling only.
 */
export function decodeLayers(text: string): string {
  let current = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = decodeOnce(current);
    if (next === current) break;
    current = next;
  }
  return current;
}

function decodeOnce(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/&#x([0-9a-f]{1,6});?/gi, (whole, hex: string) => character(Number.parseInt(hex, 16)) ?? whole)
    .replace(/&#(\d{1,7});?/g, (whole, decimal: string) => character(Number(decimal)) ?? whole)
    .replace(/&([a-z]+);/gi, (whole, name: string) => NAMED[name.toLowerCase()] ?? whole)
    .replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (whole, hex: string) => character(Number.parseInt(hex, 16)) ?? whole)
    .replace(/\\x([0-9a-f]{2})/gi, (whole, hex: string) => character(Number.parseInt(hex, 16)) ?? whole)
    .replace(/(?:%[0-9a-f]{2})+/gi, decodePercent);
}

function character(code: number): string | null {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
