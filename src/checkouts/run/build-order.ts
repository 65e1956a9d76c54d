import type { Address } from '@cartwright/contract';
import type { CheckoutSettings } from '../checkout-runtime.ts';
import type { LaneAddress, LaneOrder } from '../lanes/merchant-lane.ts';
import type { LockedTask } from '../stores/run-store.ts';

/** What a lane is asked to buy: the request of one merchant, without anything that belongs to tasks. */
export function buildOrder(
  settings: Pick<CheckoutSettings, 'testOfflinePayment'>,
  task: LockedTask,
  authorised: { amount: number; currency: string } | null,
): LaneOrder {
  const { customer, options, addons } = task;
  return {
    items: task.items.map(({ url, quantity, selectedVariant }) => ({ url, quantity, variant: { ...selectedVariant } })),
    contact: customer.contact,
    shippingAddress: completeAddress(customer.shippingAddress),
    billingAddress: customer.billingAddress && completeAddress(customer.billingAddress),
    shippingStrategy: customer.shippingMethod?.strategy ?? 'cheapest',
    couponCodes: addons.couponCode ?? [],
    limits: { maxTotal: options.maxTotal ?? null, maxShipping: options.maxShipping ?? null, authorised },
    mode: task.mode,
    allowOfflinePayment: task.mode === 'test' && settings.testOfflinePayment,
    createAccountIfRequired: options.createAccountIfRequired ?? false,
    dropUnavailableItems: options.allowPartialCheckoutForMultiSku === true && task.items.length > 1,
  };
}

function completeAddress(address: Address): LaneAddress {
  return { ...address, addressLine2: address.addressLine2 ?? '' };
}
