import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findChargedDifference } from './find-charged-difference.ts';

const agreed = { currency: 'EUR', subtotal: 20, shipping: 5, tax: 0, discount: 0, total: 25 };

test('the same total in the same currency is no difference, and neither is a confirmation that shows none', () => {
  assert.equal(findChargedDifference(agreed, null), null);
  assert.equal(findChargedDifference(agreed, { currency: 'EUR', total: 25, parts: null }), null);
});

test('another total is what was charged; parts that were shown replace the agreed ones', () => {
  const parts = { subtotal: 20, shipping: 9, tax: 0, discount: 0 };
  assert.deepEqual(findChargedDifference(agreed, { currency: 'EUR', total: 29, parts }), {
    pricing: { ...parts, currency: 'EUR', total: 29 },
    difference: { agreed: 25, charged: 29, currency: 'EUR' },
  });
  assert.deepEqual(findChargedDifference(agreed, { currency: 'EUR', total: 29, parts: null })?.pricing, {
    ...agreed,
    total: 29,
  });
});

test('the same figure in another currency is a difference', () => {
  assert.deepEqual(findChargedDifference(agreed, { currency: 'GBP', total: 25, parts: null })?.difference, {
    agreed: 25,
    charged: 25,
    currency: 'GBP',
  });
});
