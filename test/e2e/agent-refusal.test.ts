import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { shopNames } from '@cartwright/mall';
import type { BuyerChange } from './agent-buyer.ts';
import { detailOf, endOf, isInTurn, type MallPurchases, openMallPurchases } from './mall-purchases.ts';

let mall: MallPurchases;
before(async () => {
  mall = await openMallPurchases();
});
after(() => mall.close());

const ENDS: [behaviour: string, code: string, change: BuyerChange][] = [
  ['normal', 'card_declined', { cardNumber: '4000000000000002' }],
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
  for (const [at, shop] of shopNames.entries()) {
    describe(shop, { concurrency: 1 }, () => {
      for (const [which, [behaviour, code, change]] of ENDS.entries()) {
        if (!isInTurn(at, which, 4)) continue;
        test(`a product that is ${behaviour} ends with ${code} and no order`, async () => {
          const { done, orders } = await mall.buyAt(shop, behaviour, change);
          assert.equal(endOf(done), code, detailOf(done));
          assert.equal(orders.length, 0);
        });
      }
    });
  }
});
