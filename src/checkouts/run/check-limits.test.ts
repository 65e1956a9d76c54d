import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderReview } from '../lanes/merchant-lane.ts';
import { checkAuthorisation, checkLimits } from './check-limits.ts';

function review(total: number, shipping = 0, currency = 'USD'): OrderReview {
  return {
    pricing: { currency, subtotal: total - shipping, shipping, tax: 0, discount: 0, total },
    shippingOption: null,
    shippingStrategy: 'cheapest',
    items: [],
    droppedItems: [],
    merchantOrigin: 'https://shop.example',
    paymentMethod: 'card',
  };
}

test('a limit may be reached and not passed', () => {
  assert.equal(checkLimits(review(50), { maxTotal: 50 }), null);
  assert.equal(checkLimits(review(50.01), { maxTotal: 50 })?.code, 'price_limit_exceeded');
  assert.equal(checkLimits(review(50, 5), { maxShipping: 5 }), null);
  assert.equal(checkLimits(review(50, 5.01), { maxShipping: 5 })?.code, 'shipping_limit_exceeded');
  assert.equal(checkLimits(review(9000, 0, 'JPY'), { maxTotal: 9000 }), null);
  assert.equal(checkLimits(review(1000), {}), null);
});

test('the orders of a group together stay within what was authorised', () => {
  const authorised = { amountMinor: 10_000, currency: 'USD' };
  assert.equal(checkAuthorisation(review(40), authorised, { totalMinor: 6_000, currencies: ['USD'] }), null);
  const excess = checkAuthorisation(review(40.01), authorised, { totalMinor: 6_000, currencies: ['USD'] });
  assert.deepEqual([excess?.code, excess?.transient], ['authorization_exceeded', false]);
});

test('another currency than the authorised one counts as exceeding it', () => {
  const authorised = { amountMinor: 10_000, currency: 'USD' };
  const none = { totalMinor: 0, currencies: [] };
  assert.equal(checkAuthorisation(review(1, 0, 'CAD'), authorised, none)?.code, 'authorization_exceeded');
});
