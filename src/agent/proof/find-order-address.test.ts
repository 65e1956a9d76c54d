import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOrderAddress } from './find-order-address.ts';

const sentTo = (...paths: string[]) =>
  findOrderAddress(
    paths.map((path) => ({
      url: `https://shop.example${path}`,
      answered: true,
      failed: false,
      refused: false,
      over: true,
      reason: async () => '',
    })),
  );

test('an address that says that it orders is noticed, in whatever spelling', () => {
  for (const path of [
    '/checkout/place-order',
    '/api/placeOrder',
    '/index.php/order/submit',
    '/v2/carts/7/submit_order',
  ])
    assert.equal(sentTo('/checkout/payment', path), `the press was sent to ${path}`);
});

test('addresses of steps, drafts and lists of orders are not', () => {
  for (const path of ['/checkout/payment', '/order/payment', '/orders/812', '/checkout/order', '/replace?order=1', '/'])
    assert.equal(sentTo(path), null, path);
});
