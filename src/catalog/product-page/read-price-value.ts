import { type Minor, parseMinor } from '../../platform/money.ts';
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

const currencyBySign: [RegExp, string][] = [
  [/^(?:us|u\.s\.)\s?\$|^usd/i, 'USD'],
  [/€|euro/i, 'EUR'],
  [/£/, 'GBP'],
  [/₹/, 'INR'],
  [/z[łl]/i, 'PLN'],
  [/\$/, 'USD'],
];

/** An ISO 4217 code out of what shops write where the code belongs. */
export function readCurrency(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const code = text.trim().toUpperCase();
  if (/^[A-Z]{3}$/.test(code)) return code;
  return currencyBySign.find(([pattern]) => pattern.test(text))?.[1];
}
