import type { Totals } from '../perception/index.ts';
import type { ReviewedTotals } from '../run/reviewed-totals.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { leavesOutDelivery } from './leaves-out-delivery.ts';

/**
 * What the chosen delivery costs has to be in the total. Where the sums say no word of a delivery and leave no room for its
 * price, they are those of before it was chosen, and the order would be charged another total. A last page that names
 * only the total is of the same order as the sums before it, which told the delivery.
 */
export function checkDeliveryCounted(
  { memory }: Pick<Run, 'memory'>,
  totals: Totals,
  reviewed: Pick<ReviewedTotals, 'shipping' | 'toldDelivery'>,
): void {
  const { shippingPrice: price, shippingOption, cartGoods, couponTaken } = memory;
  if (reviewed.shipping === price) return;
  // Sums of a page before that had a row for this delivery: a code, or so many goods, made it free.
  if (reviewed.toldDelivery && reviewed.toldDelivery === shippingOption) return;
  const goods = totals.subtotal?.amountMinor ?? cartGoods;
  // A delivery that is free after all is told as such. What a code takes off may stand in no row of its own.
  const isCodeHidden = couponTaken && totals.discount === null;
  if (price === null || price <= 0 || totals.shipping !== null || goods === null || isCodeHidden) return;
  if (leavesOutDelivery(totals, price, goods))
    throw new Stop('merchant_error', 'the total leaves out the delivery that was chosen');
}
