import type { Totals } from '../perception/index.ts';

/** Whether what is charged beyond the goods is too little to hold the price of a delivery, and no row of the sums bears it. */
export function leavesOutDelivery(totals: Totals, price: number, goods: number): boolean {
  const { total, discount, giftCard, fees } = totals;
  if (!total || fees.some(({ money }) => money.amountMinor === price)) return false;
  const off = Math.abs(discount?.amountMinor ?? 0) + Math.abs(giftCard?.amountMinor ?? 0);
  return total.amountMinor + off - goods < price;
}
