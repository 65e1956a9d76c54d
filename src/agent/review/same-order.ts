import type { OrderReview } from '../purchase.ts';

/** Null when what would be placed is what was agreed on, or cheaper; otherwise what differs. */
export function sameOrder(agreed: OrderReview, now: OrderReview): string | null {
  if (agreed.merchantOrigin !== now.merchantOrigin) return 'another merchant';
  if (agreed.pricing.currency !== now.pricing.currency) return 'another currency';
  if (now.pricing.total > agreed.pricing.total) {
    return `the total rose from ${agreed.pricing.total} to ${now.pricing.total} ${now.pricing.currency}`;
  }
  if (now.shippingOption !== agreed.shippingOption) return 'another shipping option';
  if (now.paymentMethod !== agreed.paymentMethod) return 'another payment method';
  const lines = (review: OrderReview) => review.items.map((item) => `${item.quantity} ${item.url}`).join('\n');
  if (lines(agreed) !== lines(now)) return 'other items or quantities';
  return null;
}
