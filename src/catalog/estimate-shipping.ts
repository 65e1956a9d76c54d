import type { Sql } from '../platform/database.ts';
import type { Minor } from '../platform/money.ts';
import type { PublishedShipping } from '../product-page/index.ts';
import { findObservedShipping, findPublishedShipping } from './shipping-store.ts';

export type ShippingQuestion = {
  host: string;
  urls: string[];
  subtotal: Minor;
  currency: string;
  country: string;
  state: string;
};

/** One merchant's charge: what it publishes, else what its last orders paid, else null for unknown. */
export async function estimateShipping(sql: Sql, question: ShippingQuestion): Promise<Minor | null> {
  const published = pickRate(await findPublishedShipping(sql, question.host, question.urls), question);
  if (published !== null) return published;
  const observed = await findObservedShipping(sql, question);
  return median(observed);
}

/** The cheapest published rate that reaches the destination, free above its own threshold. */
function pickRate(
  rates: PublishedShipping[],
  { subtotal, currency, country, state }: Pick<ShippingQuestion, 'subtotal' | 'currency' | 'country' | 'state'>,
): Minor | null {
  const reaching = rates
    .filter((rate) => rate.currency === currency)
    .filter((rate) => rate.country === null || rate.country === country)
    .filter((rate) => rate.regions.length === 0 || rate.regions.includes(state))
    .map((rate) => (rate.freeFrom !== null && subtotal >= rate.freeFrom ? 0 : rate.rate));
  return reaching.length > 0 ? Math.min(...reaching) : null;
}

function median(values: Minor[]): Minor | null {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null;
}
