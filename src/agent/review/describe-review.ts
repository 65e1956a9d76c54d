import type { OrderReview } from '../../orders/index.ts';

/** The review in words: what a picture would show, had the card not been typed before. */
export function describeReview({ items, pricing, shippingOption }: OrderReview): string {
  const { subtotal, shipping, tax, discount, total, currency } = pricing;
  const parts = [
    items.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
    `subtotal ${subtotal}, shipping ${shipping}, tax ${tax}, discount ${discount}, total ${total} ${currency}`,
    ...(shippingOption === null ? [] : [`delivery: ${shippingOption}`]),
  ];
  return parts.join('; ');
}
