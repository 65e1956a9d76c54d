import { foldLabel } from '../../../words/fold-text.ts';
import { vocabularies } from '../../../words/languages.ts';
import { phraseSources, wordsOf } from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import { inDigits } from '../../../words/numbers-in-words.ts';
import { unspaced, WORD_START } from '../../../words/unspaced.ts';
import { readPromisedDates } from './read-promised-dates.ts';

type Unit = 'day' | 'week' | 'hour';

/** A unit may also stand between the two: `24h to 48h`, `3 days to 5 days`. */
function measure(name: Unit): RegExp {
  const units = phraseSources(vocabularies.map((v) => v.words[name])).map((source) =>
    unspaced.test(source) ? source : `(?:${source})(?![\\p{L}\\p{N}])`,
  );
  const between = `(?: ?(?:${units.join('|')}|h))?(?: ?${stems('bridge')} ?| )`;
  return new RegExp(`${WORD_START}(?<first>\\d{1,3})(?:${between}(?<last>\\d{1,3}))? ?(?:${units.join('|')})`, 'u');
}

const built = new Map<Unit, RegExp>();

function measured(name: Unit, text: string): RegExpExecArray | null {
  const known = built.get(name) ?? measure(name);
  built.set(name, known);
  return known.exec(text);
}
const today = wordsOf('today');
const tomorrow = wordsOf('tomorrow');

/** How many days a delivery takes, from words like `3–5 business days`, `in 24 Stunden`, `next day`; null when nothing is said. */
export function readDeliveryDays(text: string): { min: number; max: number } | null {
  // "SEUR 24 (next day)": the number of a carrier's name counts none of the days beside it.
  const named = text.replace(REMARK, (remark) => (tomorrow.test(foldLabel(remark)) ? ' ' : remark));
  if (named !== text) return readDeliveryDays(named) ?? { min: 1, max: 1 };
  // Neither a price nor a time of the day counts days.
  const plain = foldLabel(text.replace(/\d+[.,:]\d{2}/g, ' '));
  const found = measured('day', plain);
  if (found) return range(found, 1);
  const inWeeks = measured('week', plain);
  if (inWeeks) return range(inWeeks, 7);
  const inHours = measured('hour', plain);
  // A date is a promise, hours may be in a carrier's name; "12/24 h" is no date.
  const dates = inHours?.groups?.last === undefined ? readPromisedDates(text) : null;
  if (dates) return dates;
  if (inHours) {
    const { min, max } = range(inHours, 1);
    return { min: Math.ceil(min / 24), max: Math.ceil(max / 24) };
  }
  if (today.test(plain)) return { min: 0, max: 0 };
  if (tomorrow.test(foldLabel(text))) return { min: 1, max: 1 };
  return spelledOut(plain);
}

/** "Within two days", "by the second working day". Digits go first: they say more often what they seem to say. */
function spelledOut(plain: string): { min: number; max: number } | null {
  const counted = inDigits(plain);
  if (counted === plain) return null;
  const inDays = measured('day', counted);
  if (inDays) return range(inDays, 1);
  const inWeeks = measured('week', counted);
  return inWeeks ? range(inWeeks, 7) : null;
}

const REMARK = /[(（][^()（）]*[)）]/gu;

function range(match: RegExpExecArray, scale: number): { min: number; max: number } {
  const first = Number(match.groups?.first) * scale;
  const second = match.groups?.last === undefined ? first : Number(match.groups.last) * scale;
  return { min: Math.min(first, second), max: Math.max(first, second) };
}
