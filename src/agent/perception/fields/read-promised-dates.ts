import { foldLetters } from '../../../platform/fold-letters.ts';
import { vocabularies } from '../../../words/languages.ts';

const DAY_MS = 86_400_000;
/** A date further away than this is no promise of a delivery. */
const LONGEST_DAYS = 120;

/** The months by every name that they have in a date; a name may mean two months in two languages. */
let months: Map<string, Set<number>> | null = null;

function readMonths(): Map<string, Set<number>> {
  const names = new Map<string, Set<number>>();
  const languages = vocabularies.flatMap(({ language }) => language.split('-')).filter((code) => code.length === 2);
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) {
        const part = format.formatToParts(Date.UTC(2026, month, 19)).find(({ type }) => type === 'month');
        const name = foldLetters(part?.value ?? '')
          .toLowerCase()
          .replace(/\.$/, '');
        if (/\p{L}{3}/u.test(name)) names.set(name, (names.get(name) ?? new Set()).add(month));
      }
    }
  }
  return names;
}

const DAYS = '(\\d{1,2})(?:\\.|st|nd|rd|th)?(?:\\s?[–—-]\\s?(\\d{1,2})\\.?)?';
const DAY_FIRST = new RegExp(`(?<![\\d.,:])${DAYS}\\s(?:de |di |of )?(\\p{L}{3,})`, 'gu');
const MONTH_FIRST = new RegExp(`(\\p{L}{3,})\\.?\\s${DAYS}(?![\\d.,:])`, 'gu');

/** In how many days a delivery comes, from the dates in its words: `Thu 19 Nov`, `20.–24. November`, `11月19日`. Null without one. */
export function readPromisedDates(text: string, now: Date = new Date()): { min: number; max: number } | null {
  if (!/\d/.test(text)) return null;
  const spelled = spelledDays(text, now);
  const numbered = spelled.length > 0 ? spelled : numericDays(text, now);
  const days = numbered.length > 0 ? numbered : slashedDays(text, now);
  return days.length > 0 ? { min: Math.min(...days), max: Math.max(...days) } : null;
}

function spelledDays(text: string, now: Date): number[] {
  months ??= readMonths();
  const plain = foldLetters(text).toLowerCase();
  const daysOf = (name: string, numbers: readonly (string | undefined)[]) =>
    numbers.flatMap((day) => (day === undefined ? [] : daysUntil(months?.get(name), Number(day), now)));
  const first = [...plain.matchAll(DAY_FIRST)].flatMap(([, day, last, name = '']) => daysOf(name, [day, last]));
  if (first.length > 0) return first;
  return [...plain.matchAll(MONTH_FIRST)].flatMap(([, name = '', day, last]) => daysOf(name, [day, last]));
}

function numericDays(text: string, now: Date): number[] {
  const dates =
    /(?<month>\d{1,2})月(?<day>\d{1,2})日|\d{4}-(?<m>\d{2})-(?<d>\d{2})|(?<!\d)(?<first>\d{1,2})\.\s?(?<second>\d{1,2})\.(?!\d{1,3}(?!\d))/gu;
  return [...text.matchAll(dates)].flatMap(({ groups = {} }) => {
    const month = Number(groups.month ?? groups.m ?? groups.second) - 1;
    return daysUntil(new Set([month]), Number(groups.day ?? groups.d ?? groups.first), now);
  });
}

/** "All hours": as often written as a date. */
const ALWAYS = /24\/7/;
const SLASHED = /(?<![\d/.,])(?:\d{4}\/)?(\d{1,2})\/(\d{1,2})(?:\/\d{4})?(?![\d/%]|[.,]\d)/gu;

/** `11/26～12/01`, `26/11`: the month comes first or last in all of them, as the nearer days say. */
function slashedDays(text: string, now: Date): number[] {
  const dates = ALWAYS.test(text) ? [] : [...text.matchAll(SLASHED)].filter(([whole]) => whole.length > 3);
  const [first, last] = [0, 1].map((monthAt) => {
    const found = dates.map(([, ...pair]) =>
      daysUntil(new Set([Number(pair[monthAt]) - 1]), Number(pair[1 - monthAt]), now),
    );
    return found.some((days) => days.length === 0) ? [] : found.flat();
  });
  const readings = [first, last].flatMap((days) => (days && days.length > 0 ? [days] : []));
  return readings.toSorted((a, b) => Math.max(...a) - Math.max(...b))[0] ?? [];
}

/** Nearest date to come; empty where there is none within a delivery's time. */
function daysUntil(candidates: ReadonlySet<number> | undefined, day: number, now: Date): number[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const found = [...(candidates ?? [])]
    .filter((month) => month >= 0 && month < 12)
    .flatMap((month) => [0, 1].map((years) => Date.UTC(now.getUTCFullYear() + years, month, day)))
    .map((date) => Math.round((date - today) / DAY_MS))
    .filter((days) => days >= 0 && days <= LONGEST_DAYS && day >= 1 && day <= 31);
  return found.length > 0 ? [Math.min(...found)] : [];
}
