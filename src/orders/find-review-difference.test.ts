import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findReviewDifference } from './find-review-difference.ts';
import type { OrderReview } from './review.ts';

const agreed: OrderReview = {
  pricing: { currency: 'USD', subtotal: 20, shipping: 5, tax: 1.1, discount: 0, total: 26.1 },
  shippingOption: 'Standard',
  shippingStrategy: 'cheapest',
  items: [
    { url: 'https://shop.example/a', title: 'A', quantity: 1 },
    { url: 'https://shop.example/b', title: 'B', quantity: 2 },
  ],
  droppedItems: [],
  merchantOrigin: 'https://shop.example',
  paymentMethod: 'card',
};
const withTotal = (total: number): OrderReview => ({ ...agreed, pricing: { ...agreed.pricing, total } });

test('the same order, in whatever order its lines come, keeps the promise; so does a lower total', () => {
  assert.equal(findReviewDifference(agreed, { ...agreed, items: agreed.items.toReversed() }), null);
  assert.equal(findReviewDifference(agreed, withTotal(26.09)), null);
});

test('a cent more breaks it', () => {
  assert.equal(findReviewDifference(agreed, withTotal(26.11)), 'the total rose from 26.1 to 26.11 USD');
});

test('another merchant, item, quantity, option, currency or way to pay breaks it', () => {
  const [first, second] = agreed.items;
  assert.ok(first && second);
  const changes: Partial<OrderReview>[] = [
    { merchantOrigin: 'https://sh0p.example' },
    { items: [first] },
    { items: [first, { ...second, quantity: 1 }] },
    { items: [first, { ...second, url: 'https://shop.example/c' }] },
    { shippingOption: 'Express' },
    { paymentMethod: 'offline' },
    { pricing: { ...agreed.pricing, currency: 'CAD' } },
  ];
  for (const change of changes) assert.notEqual(findReviewDifference(agreed, { ...agreed, ...change }), null);
});
