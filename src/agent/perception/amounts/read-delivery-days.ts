import { foldLabel } from '../../words/fold-text.ts';
import { vocabularies } from '../../words/languages.ts';
import { phraseSources, wordsOf } from '../../words/match-phrases.ts';
import { stems } from '../../words/name-stems.ts';

const unit = (name: 'day' | 'week' | 'hour'): string => phraseSources(vocabularies.map((v) => v.words[name])).join('|');
const bridge = `(?: ?${stems('bridge')} ?| )`;
const measure = (name: 'day' | 'week' | 'hour'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(\\d{1,3})(?:${bridge}(\\d{1,3}))? ?(?:${unit(name)})(?![\\p{L}\\p{N}])`, 'u');
const built = new Map<string, RegExp>();
function measured(name: 'day' | 'week' | 'hour', text: string): RegExpExecArray | null {
  const known = built.get(name) ?? measure(name);
  built.set(name, known);
  return known.exec(text);
}
const today = wordsOf('today');
const tomorrow = wordsOf('tomorrow');

/** How many days a delivery takes, from words like `3–5 business days`, `in 24 Stunden`, `next day`; null when nothing is said. */
export function readDeliveryDays(text: string): { min: number; max: number } | null {
  const plain = foldLabel(text.replace(/\d+[.,]\d{2}/g, ' '));
  const found = measured('day', plain);
  if (found) return range(found, 1);
  const inWeeks = measured('week', plain);
  if (inWeeks) return range(inWeeks, 7);
  const inHours = measured('hour', plain);
  if (inHours) {
    const { min, max } = range(inHours, 1);
    return { min: Math.ceil(min / 24), max: Math.ceil(max / 24) };
  }
  if (today.test(plain)) return { min: 0, max: 0 };
  if (tomorrow.test(plain)) return { min: 1, max: 1 };
  return null;
}

function range(match: RegExpExecArray, scale: number): { min: number; max: number } {
  const first = Number(match[1]) * scale;
  const second = match[2] === undefined ? first : Number(match[2]) * scale;
  return { min: Math.min(first, second), max: Math.max(first, second) };
}
