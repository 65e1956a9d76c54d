import type { PurchaseOrder } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';

/** Whether a separate billing address was asked for. */
export function hasOwnBillingAddress(order: PurchaseOrder): boolean {
  const { billingAddress: billing, shippingAddress: shipping } = order;
  if (!billing) return false;
  const keys = ['addressLine1', 'addressLine2', 'city', 'province', 'postalCode', 'country'] as const;
  return keys.some((key) => foldText(billing[key]) !== foldText(shipping[key]));
}
