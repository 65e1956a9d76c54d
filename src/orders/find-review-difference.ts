import { toMinor } from '../platform/money.ts';
import type { OrderReview } from './review.ts';

/** Why the customer's agreement to one review does not cover another; null when it does. A lower total is covered. */
export function findReviewDifference(agreed: OrderReview, now: OrderReview): string | null {
  if (agreed.merchantOrigin !== now.merchantOrigin) return 'the merchant changed';
  if (listItems(agreed) !== listItems(now)) return 'the items or quantities changed';
  if (agreed.shippingOption !== now.shippingOption) return 'the shipping option changed';
  if (agreed.paymentMethod !== now.paymentMethod) return 'the payment method changed';
  if (agreed.pricing.currency !== now.pricing.currency) return 'the currency changed';
  const { currency, total } = now.pricing;
  if (toMinor(total, currency) <= toMinor(agreed.pricing.total, currency)) return null;
  return `the total rose from ${agreed.pricing.total} to ${total} ${currency}`;
}

/** The merchant's lines come in any order. */
function listItems(review: OrderReview): string {
  return JSON.stringify(review.items.map(({ url, quantity }) => `${quantity} ${url}`).sort());
}
