import { randomOf, shuffle } from '../random.ts';
import { type Fill, readWords } from './read-words.ts';

export type Say = (key: string, fill?: Fill) => string;

/** What a customer asks for by its name, and what only a card's own form asks: these are said plainly at any shop. */
const PLAIN =
  /^(mug|shirt|lamp|bag|bottle|bowl|clock|plant|red|blue|green|black|white|purple|card(Number|Type)|expiry|month|year|cvv|holder|saveCard)$/;

/**
 * A shop that says some things in words that nobody knows: each in its own letters, exchanged by a rule that holds for the
 * whole shop. `share` is how many of its words are such; which ones, the seed says. So every reading that rests on words
 * can be made to fail, and what becomes of the purchase is seen.
 */
export function speakStrangely(
  say: Say,
  { seed, language, share }: { seed: number; language: string; share: number },
): Say {
  const exchange = drawAlphabet(seed, language);
  return (key, fill = {}) => {
    if (PLAIN.test(key) || randomOf(seed, 'strange', key)() >= share) return say(key, fill);
    // What is filled in keeps its spelling: it is exchanged before, under signs of its own.
    const names = Object.keys(fill);
    const marked = say(key, Object.fromEntries(names.map((name, at) => [name, `\uE000${at}\uE001`])));
    const strange = marked.replace(/\p{L}/gu, (letter) => exchange(letter));
    return strange.replace(/\uE000(\d+)\uE001/g, (_, at: string) => String(fill[names[Number(at)] ?? ''] ?? ''));
  };
}

/** Vowels become vowels and the rest the rest, so that words stay words, in capitals where they were. */
function drawAlphabet(seed: number, language: string): (letter: string) => string {
  const letters = [...new Set([...readWords(language).values()].flat().join('').toLowerCase().match(/\p{L}/gu) ?? [])];
  const isVowel = (letter: string) => /^[aeiouyαεηιουωаеєиіїоуюя]/.test(letter.normalize('NFD'));
  const exchanged = new Map<string, string>();
  for (const kind of [letters.filter(isVowel), letters.filter((letter) => !isVowel(letter))]) {
    const order = shuffle(kind, randomOf(seed, 'alphabet'));
    order.forEach((letter, at) => void exchanged.set(letter, order[(at + 1) % order.length] ?? letter));
  }
  return (letter) => {
    const small = letter.toLowerCase();
    const other = exchanged.get(small) ?? letter;
    return small === letter ? other : other.toUpperCase();
  };
}
