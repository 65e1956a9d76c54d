import { recordObservedShipping } from '../../catalog/index.ts';
import type { Sql } from '../../platform/database.ts';
import { toMinor } from '../../platform/money.ts';
import type { LockedTask } from '../stores/run-store.ts';

/** What a placed order paid for shipping lets later estimates for the merchant know it. */
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

/** Estimates are for ZIP codes, so other spellings than the United States' need not be known here. */
function countryCode(country: string): string | null {
  if (/^\s*[a-z]{2}\s*$/i.test(country)) return country.trim().toUpperCase();
  return /^\s*(?:usa|united states(?: of america)?)\s*$/i.test(country) ? 'US' : null;
}
