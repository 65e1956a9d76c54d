import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { shopNames } from '@cartwright/mall';
import type { BuyerChange } from './agent-buyer.ts';
import { detailOf, endOf, type MallPurchases, openMallPurchases } from './mall-purchases.ts';

let mall: MallPurchases;
before(async () => {
  mall = await openMallPurchases();
});
after(() => mall.close());

const ENDS: [behaviour: string, code: string, change: BuyerChange][] = [
  ['sold-out', 'out_of_stock', {}],
  ['sold-out-mid-checkout', 'out_of_stock', {}],
  ['variant-required', 'variant_required', { variant: {} }],
  ['low-stock', 'insufficient_stock', { quantity: 5 }],
  ['error-always', 'merchant_error', {}],
  ['captcha', 'captcha_blocked', {}],
  ['challenge', 'authentication_required', {}],
];

// Purchases wait more than they work: shops side by side, the purchases of one shop one after the other.
describe('purchases at the mall that cannot be made', { concurrency: 3 }, () => {
  for (const shop of shopNames) {
    describe(shop, { concurrency: 1 }, () => {
      for (const [behaviour, code, change] of ENDS) {
        test(`a product that is ${behaviour} ends with ${code} and no order`, async () => {
          const { done, orders } = await mall.buyAt(shop, behaviour, change);
          assert.equal(endOf(done), code, detailOf(done));
          assert.equal(orders.length, 0);
        });
      }

      test('a declined card ends with card_declined and no order', async () => {
        const { done, orders } = await mall.buyAt(shop, 'normal', { cardNumber: '4000000000000002' });
        assert.equal(endOf(done), 'card_declined', detailOf(done));
        assert.equal(orders.length, 0);
      });
    });
  }
});
