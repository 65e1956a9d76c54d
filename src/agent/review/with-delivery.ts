import type { ReviewedTotals } from '../run/reviewed-totals.ts';
import type { RunMemory } from '../run/run.ts';

/**
 * What sums become with the chosen delivery, where they were shown with another one or none: the tax stays as it is, or
 * grows at its own rate. Many shops count a choice only on the way to the page that takes the card.
 */
export function withDelivery(
  sums: ReviewedTotals,
  { shippingPrice: shipping }: Pick<RunMemory, 'shippingPrice'>,
): ReviewedTotals[] {
  const { subtotal, discount, tax, taxIncluded } = sums;
  const taxed = subtotal - discount + sums.shipping;
  if (shipping === null || shipping === sums.shipping || taxed <= 0) return [];
  const goods = sums.total - sums.shipping - (taxIncluded ? 0 : tax);
  const grown = Math.round((tax * (subtotal - discount + shipping)) / taxed);
  return [tax, grown].map((each) => ({
    ...sums,
    shipping,
    tax: each,
    total: goods + shipping + (taxIncluded ? 0 : each),
  }));
}
