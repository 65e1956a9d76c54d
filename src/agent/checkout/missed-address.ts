import type { PurchaseOrder } from '../../orders/index.ts';
import type { RunMemory } from '../run/run.ts';
import { hasOwnBillingAddress } from '../spelling/billing-address.ts';

/**
 * The merchant asked whether the billing address is another one, was told so, and yet got none. Where a checkout never
 * speaks of billing addresses there is nothing to miss.
 */
export function missedBillingAddress(
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
