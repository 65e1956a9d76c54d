import type { Totals } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { leavesOutDelivery } from './leaves-out-delivery.ts';

/**
 * What the chosen delivery costs has to be in the total. Where the sums say no word of a delivery and leave no room for its
 * price, they are those of before it was chosen, and the order would be charged another total.
 */
export function checkDeliveryCounted({ memory }: Pick<Run, 'memory'>, totals: Totals): void {
  const { shippingPrice: price, cartGoods, couponTaken } = memory;
  const goods = totals.subtotal?.amountMinor ?? cartGoods;
  // A delivery that is free after all is told as such. What a code takes off may stand in no row of its own.
  const isCodeHidden = couponTaken && totals.discount === null;
  if (price === null || price <= 0 || totals.shipping !== null || goods === null || isCodeHidden) return;
  if (leavesOutDelivery(totals, price, goods))
    throw new Stop('merchant_error', 'the total leaves out the delivery that was chosen');
}
