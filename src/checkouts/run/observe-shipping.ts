import { recordObservedShipping } from '../../catalog/index.ts';
import type { Sql } from '../../platform/database.ts';
import { toMinor } from '../../platform/money.ts';
import type { LockedTask } from '../stores/run-store.ts';

/** Records what a placed order paid for shipping, for later estimates at this merchant. */
export async function observeShipping(sql: Sql, task: LockedTask): Promise<void> {
  const country = countryCode(task.customer.shippingAddress.country);
  if (!task.pricing || country === null) return;
  const { currency, subtotal, shipping } = task.pricing;
  await recordObservedShipping(sql, {
    merchantHost: task.merchant,
    country,
    state: task.customer.shippingAddress.province,
    subtotal: toMinor(subtotal, currency),
    shipping: toMinor(shipping, currency),
    currency,
  });
}

/** Estimates are by ZIP code, so only United States addresses matter here. */
function countryCode(country: string): string | null {
  if (/^\s*[a-z]{2}\s*$/i.test(country)) return country.trim().toUpperCase();
  return /^\s*(?:usa|united states(?: of america)?)\s*$/i.test(country) ? 'US' : null;
}
