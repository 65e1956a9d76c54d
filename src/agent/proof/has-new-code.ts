import { routeOf } from '../perception/index.ts';

const CODE = /^(?=.*\d)[\p{L}\d_.~-]{4,64}$/u;
/** Some shops make references of capitals alone: they count only under a name that speaks of the order. */
const LETTERS = /^[A-Z]{6,14}$/;
const NAMES_ORDER = /order|^ref/i;

/** Shops name the order that they took in the path or the query of the page that follows, be it a route of a script's. */
export function hasNewCode(url: string, before: string): boolean {
  const known = new Set(wordsOf(before).map(({ word }) => word));
  return wordsOf(url).some(
    ({ name, word }) => !known.has(word) && (CODE.test(word) || (NAMES_ORDER.test(name) && LETTERS.test(word))),
  );
}

function wordsOf(address: string): { name: string; word: string }[] {
  const at = new URL(address);
  const { pathname, searchParams } = new URL(routeOf(at).replace(/^#!?/, '') || at.pathname + at.search, at.origin);
  return [
    ...pathname.split('/').map((word) => ({ name: '', word: decode(word) })),
    ...[...searchParams].map(([name, word]) => ({ name, word })),
  ];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
