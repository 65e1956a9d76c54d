import type { Minor } from '../platform/money.ts';
import { parsePrices } from '../words/price-text.ts';

export type WrittenPrice = { amount: Minor; currency: string | undefined };

/** The first price in text written for people. The hint is what the page says elsewhere about its currency. */
export function readPriceText(text: string, hint: string | undefined): WrittenPrice | undefined {
  const price = parsePrices(text.slice(0, 200), hint === undefined ? {} : { currency: hint })[0];
  return price && { amount: price.amountMinor, currency: price.currency || undefined };
}
