import { announceValues } from '../actions/set-values.ts';
import { cardFields } from '../card/card-fields.ts';
import { readTotals } from '../perception/index.ts';
import { leavesOutDelivery } from '../review/leaves-out-delivery.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { Run } from '../run/run.ts';
import { lookUntil } from '../view/look.ts';
import { offeredDeliveries } from '../view/offered-deliveries.ts';
import { candidates, elementOf, type View } from '../view/view.ts';

/** Pages that save by themselves do so a few seconds after the last change. */
const SAVING_MS = 4_000;

/**
 * Whether the sums of a page that takes the order hold the price of another delivery than the chosen one, or of none: the
 * mark is on the page, and the merchant has not heard of it yet. What is ordered or typed meanwhile would be lost.
 */
export function lacksDelivery(run: Pick<Run, 'memory' | 'order'>, view: View): boolean {
  const { shippingPrice: price, shippingOption: name, cartGoods } = run.memory;
  if (price === null || price <= 0 || !takesOrder(view)) return false;
  const totals = readTotals(view.snapshot, chosenDelivery(run.memory));
  const { total, subtotal, shipping, fees, addsUp } = totals;
  if (!total || !subtotal || addsUp !== true) return false;
  const shown = shipping?.amountMinor ?? 0;
  if (shown === price || fees.some(({ money }) => money.amountMinor === price)) return false;
  if (shown > 0)
    return offeredDeliveries(run, view).some((other) => other.label !== name && other.price?.amountMinor === shown);
  // Some subtotals hold the delivery already.
  return leavesOutDelivery(totals, price, cartGoods ?? subtotal.amountMinor);
}

function takesOrder(view: View): boolean {
  return cardFields(view).length > 0 || candidates(view, 'placeOrder').length > 0;
}

/**
 * Waits until the chosen delivery is in the sums; a page that has not heard of the choice by then is told of it again. Null
 * where there is nothing to wait for, also when it was waited for in vain: what a shop gives for free may keep its price.
 */
export async function awaitDeliveryInSums(run: Run, view: View): Promise<View | null> {
  if (!lacksDelivery(run, view) || !run.tries.mayTry(`in sums ${run.memory.shippingOption}`, 1)) return null;
  const isIn = (each: View) => takesOrder(each) && !lacksDelivery(run, each);
  const later = await lookUntil(run, view, isIn, SAVING_MS);
  if (isIn(later)) return later;
  const mark = offeredDeliveries(run, later).find(
    ({ label, selected }) => selected && label === run.memory.shippingOption,
  );
  const element = mark && elementOf(later, mark.ref);
  if (!element) return later;
  await announceValues(run, later, [element]);
  return lookUntil(run, later, isIn, SAVING_MS);
}
