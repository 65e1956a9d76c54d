import type { PurchaseOrder } from '../../orders/index.ts';
import { Stop } from '../run/stop.ts';
import type { View } from '../view/view.ts';

/**
 * A page that complains of an empty region goes no further, and may leave the delivery out of its sums until there is one.
 * Where the customer's address names none and the post code does not tell it, only the caller can.
 */
export function checkRegion({ snapshot, fields }: View, order: PurchaseOrder): void {
  const isMissed = snapshot.elements.some(({ ref, visible, disabled, invalid, error, filled, options }) => {
    const { kind = 'other', section = '' } = fields.get(ref) ?? {};
    if (kind !== 'province' || !visible || disabled || (!invalid && error === '')) return false;
    const { province } = (section === 'billing' && order.billingAddress) || order.shippingAddress;
    const isEmpty = !filled || options.some(({ selected, value }) => selected && value === '');
    return province.trim() === '' && isEmpty;
  });
  if (isMissed) throw new Stop('address_rejected', 'the merchant asks for a region, which the address does not name');
}
