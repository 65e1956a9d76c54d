import { foldDigits } from '../../../platform/fold-digits.ts';
import { currencyOf } from '../../../words/currency-signs.ts';
import { foldText } from '../../../words/fold-text.ts';

interface Time {
  min: number;
  max: number;
}

const COUNTED = /(?<![\p{L}\d.,:])(?<first>\d{1,2})(?:\s*[-–—/]\s*(?<last>\d{1,2}))?\s+(?<unit>\p{L}{3,})/gu;

/**
 * How long each delivery takes where nobody knows the word for the days: two or more say a number, or from one to another,
 * with the same word behind it. That word is a measure, whatever of, and the smaller number the sooner. Null where one says
 * no such number.
 */
export function timesInUnknownUnits(texts: readonly string[]): (Time | null)[] {
  const told = texts.map(timesByUnit);
  const isShared = (unit: string) => told.filter((times) => times.has(unit)).length > 1;
  const [unit, ...others] = new Set(told.flatMap((times) => [...times.keys()].filter(isShared)));
  return told.map((times) => (unit === undefined || others.length > 0 ? null : (times.get(unit) ?? null)));
}

function timesByUnit(text: string): Map<string, Time> {
  const found = [...foldDigits(text).matchAll(COUNTED)].flatMap(({ groups = {} }): [string, Time][] => {
    const { first = '', last = first, unit = '' } = groups;
    // A round price says its currency in this place.
    if (currencyOf(unit) !== '') return [];
    const [a, b] = [Number(first), Number(last)];
    return [[foldText(unit), { min: Math.min(a, b), max: Math.max(a, b) }]];
  });
  return new Map(found);
}
