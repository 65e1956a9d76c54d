import { toMinor } from '../../platform/money.ts';
import type { OrderReview } from '../lanes/merchant-lane.ts';

/** Why the customer's agreement to one review does not cover another; null when it does. A lower total is covered. */
export function findBrokenPromise(agreed: OrderReview, now: OrderReview): string | null {
  if (agreed.merchantOrigin !== now.merchantOrigin) return 'the merchant changed';
  if (listItems(agreed) !== listItems(now)) return 'the items or quantities changed';
  if (agreed.shippingOption !== now.shippingOption) return 'the shipping option changed';
  if (agreed.pricing.currency !== now.pricing.currency) return 'the currency changed';
  const { currency } = now.pricing;
  if (toMinor(now.pricing.total, currency) > toMinor(agreed.pricing.total, currency)) return 'the total has risen';
  return null;
}

function listItems(review: OrderReview): string {
  return JSON.stringify(review.items.map(({ url, quantity }) => `${quantity} ${url}`).sort());
}
