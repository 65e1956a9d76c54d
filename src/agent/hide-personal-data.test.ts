import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hidePersonalData } from './hide-personal-data.ts';
import type { PurchaseOrder } from './purchase.ts';

const order = {
  contact: { firstName: 'Ada', lastName: 'Palmer', email: 'ada@example.com', phone: '+1 503-555-0132' },
  shippingAddress: {
    addressLine1: '12 Elm (Rear)',
    addressLine2: '',
    city: 'Portland',
    province: 'OR',
    postalCode: '97205',
    country: 'US',
  },
  billingAddress: null,
} as unknown as PurchaseOrder;

test('what the order says about the customer is replaced, in any letter case', () => {
  const text = 'Ship to ADA Palmer, 12 elm (rear), Portland 97205, ada@example.com, +1 503-555-0132';
  assert.equal(
    hidePersonalData(text, order),
    'Ship to {FIRST_NAME} {LAST_NAME}, {STREET}, {CITY} {POSTAL_CODE}, {EMAIL}, {PHONE}',
  );
});

test('other addresses and long numbers are replaced too', () => {
  assert.equal(hidePersonalData('card 4242 4242 4242 4242, ask bob@shop.test', order), 'card {NUMBER}, ask {EMAIL}');
  assert.equal(hidePersonalData('Total 1,299.00', order), 'Total 1,299.00');
});
