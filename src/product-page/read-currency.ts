import { currencyOf } from '../words/currency-signs.ts';
import { findCurrency } from '../words/price-text.ts';

/** An ISO 4217 code out of what shops write where the code belongs. */
export function readCurrency(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const code = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : currencyOf(findCurrency(text.slice(0, 50))) || undefined;
}
