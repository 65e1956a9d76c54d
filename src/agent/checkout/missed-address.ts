import type { PurchaseOrder } from '../../orders/index.ts';
import type { Run, RunMemory } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { hasOwnBillingAddress } from '../spelling/billing-address.ts';
import type { View } from '../view/view.ts';
import { untoldValue } from './untold-value.ts';

/** What the merchant was not told of the addresses: a doubt while somebody may be asked, and no order is sent with it. */
export function missedParts(run: Pick<Run, 'order' | 'memory'>, view: View): Stop[] {
  const { order, memory } = run;
  const missed: Stop[] = [];
  if (missedBillingAddress(order, memory))
    missed.push(new Stop('billing_address_required', 'the requested billing address could not be entered'));
  if (missedDeliveryAddress(order, memory))
    missed.push(new Stop('address_rejected', 'the delivery address could not be entered beside that of the bill'));
  const untold = untoldValue(run, view);
  if (untold) missed.push(new Stop('address_rejected', `the merchant was not told the ${untold}`));
  return missed;
}

/**
 * The merchant asked whether the billing address is another one, was told so, and yet got none. Where a checkout never
 * speaks of billing addresses there is nothing to miss.
 */
function missedBillingAddress(
  order: PurchaseOrder,
  memory: Pick<RunMemory, 'billingAsked' | 'billingStreetFilled'>,
): boolean {
  return hasOwnBillingAddress(order) && memory.billingAsked && !memory.billingStreetFilled;
}

/**
 * The goods are sent somewhere, and the one address that the merchant asked for was called that of the bill: they would go
 * there.
 */
export function missedDeliveryAddress(
  order: PurchaseOrder,
  memory: Pick<RunMemory, 'billingStreetFilled' | 'shippingStreetFilled' | 'shippingOption'>,
): boolean {
  const { billingStreetFilled, shippingStreetFilled, shippingOption } = memory;
  return hasOwnBillingAddress(order) && shippingOption !== null && billingStreetFilled && !shippingStreetFilled;
}
