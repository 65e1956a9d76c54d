import { type Minor, parseMinor } from '../platform/money.ts';
import { isObject } from './json-value.ts';
import { readPriceText } from './read-price-text.ts';

/** A price as markup states it: a number, a machine decimal, or (against the rules but common) a written price. */
export function readPriceValue(value: unknown, currency: string | undefined): Minor | undefined {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const price = readPriceValue(entry, currency);
      if (price !== undefined) return price;
    }
    return undefined;
  }
  if (isObject(value)) return readPriceValue(value['@value'] ?? value.value, currency);
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const minor = parseMinor(value, currency ?? 'USD') ?? readPriceText(String(value), currency)?.amount;
  return minor !== undefined && minor >= 0 ? minor : undefined;
}
