import { readTotals } from '../perception/index.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

/**
 * Whether a total grew by nothing but the delivery that was chosen. Many checkouts do not add a chosen delivery to the sums
 * beside the choice: they show it only on the page that follows. The sums of both pages have to add up, so that the total
 * before is known to be without that delivery, and everything else has to cost what it did.
 */
export function growsByDelivery({ memory }: Pick<Run, 'memory'>, before: View, after: View): boolean {
  const { shippingPrice } = memory;
  const was = readTotals(before.snapshot);
  const is = readTotals(after.snapshot, chosenDelivery(memory));
  if (!was.total || !is.total || was.addsUp !== true || is.addsUp !== true || was.currency !== is.currency)
    return false;
  const isChosen = shippingPrice !== null && is.shipping?.amountMinor === shippingPrice;
  const besides = was.total.amountMinor - (was.shipping?.amountMinor ?? 0);
  return isChosen && is.total.amountMinor === besides + shippingPrice;
}
