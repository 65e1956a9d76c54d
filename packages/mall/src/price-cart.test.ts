import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceCart } from './price-cart.ts';

const items = [{ slug: 'a', variant: null, quantity: 3, unitPrice: 1999 }];

test('added tax falls on the goods after the discount', () => {
  const totals = priceCart({ items, discountPercent: 10, shipping: 500, taxBasisPoints: 625, taxIncluded: false });
  assert.deepEqual(totals, { subtotal: 5997, discount: 600, shipping: 500, tax: 337, total: 6234 });
});

test('included tax is reported and not added', () => {
  const totals = priceCart({ items, discountPercent: 0, shipping: 495, taxBasisPoints: 1900, taxIncluded: true });
  assert.deepEqual(totals, { subtotal: 5997, discount: 0, shipping: 495, tax: 1037, total: 6492 });
});

test('extras are charged beside the goods', () => {
  const extras = [{ name: 'insurance', price: 295 }];
  const totals = priceCart({ items, extras, discountPercent: 0, shipping: 0, taxBasisPoints: 0, taxIncluded: false });
  assert.equal(totals.total, 5997 + 295);
});
