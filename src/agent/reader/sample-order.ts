import type { PurchaseOrder } from '../../orders/index.ts';

/** A made-up order for trying things: a customer in Portland, one mug, no limits. */
export const sampleOrder: PurchaseOrder = {
  items: [{ url: 'https://shop.example/mug', quantity: 1, variant: { color: 'Rouge' } }],
  contact: { firstName: 'Ada', lastName: 'Palmer', email: 'ada.palmer@example.com', phone: '+1 503-555-0132' },
  shippingAddress: {
    addressLine1: '12 Elm Street',
    addressLine2: 'Apt 4',
    city: 'Portland',
    province: 'OR',
    postalCode: '97205',
    country: 'US',
  },
  billingAddress: null,
  shippingStrategy: 'cheapest',
  couponCodes: [],
  limits: { maxTotal: null, maxShipping: null, authorised: null },
  mode: 'test',
  allowOfflinePayment: false,
  createAccountIfRequired: false,
  dropUnavailableItems: false,
};
