import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { shopNames } from '@cartwright/mall';
import { type Bought, type Buyer, type BuyerChange, startBuyer } from './agent-buyer.ts';

let buyer: Buyer;
before(async () => {
  buyer = await startBuyer();
});
after(() => buyer.close());

function failure(done: Bought): string {
  if (done.prepared.kind === 'failed') return done.prepared.code;
  if (done.outcome && done.outcome.kind !== 'placed')
    return 'code' in done.outcome ? done.outcome.code : done.outcome.kind;
  return 'placed';
}

const detail = (done: Bought) => JSON.stringify(done.prepared.kind === 'failed' ? done.prepared : done.outcome);

/** Buys and returns the orders and incidents that resulted. Only one purchase may run at a shop at a time. */
async function buyAt(shop: string, behaviour: string, change: BuyerChange = {}) {
  const [orders, incidents] = [buyer.mall.orders(shop).length, buyer.mall.incidents(shop).length];
  const product = buyer.product(shop, behaviour);
  const done = await buyer.buy(shop, product, change);
  return {
    done,
    product,
    orders: buyer.mall.orders(shop).slice(orders),
    incidents: buyer.mall.incidents(shop).slice(incidents),
  };
}

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
describe('purchases at the mall', { concurrency: 3 }, () => {
  for (const shop of shopNames) {
    describe(shop, { concurrency: 1 }, () => {
      test('buys exactly what was asked for, for the total it reported', async () => {
        const { done, product, orders, incidents } = await buyAt(shop, 'normal', { quantity: 2 });
        assert.equal(failure(done), 'placed', detail(done));
        assert.equal(orders.length, 1);
        const [order] = orders;
        assert.ok(order && done.prepared.kind === 'ready' && done.outcome?.kind === 'placed');
        assert.deepEqual(
          order.items.map((item) => [item.slug, item.quantity]),
          [[product.slug, 2]],
        );
        // One shop adds a fee that nobody can leave out; anything else would be something unasked for.
        assert.deepEqual(
          order.extras.filter((extra) => extra.name !== 'processing fee'),
          [],
        );
        const asked = (product.variants ?? []).map((group) => group.values.find((value) => !value.soldOut)?.label);
        assert.equal(order.items[0]?.variant ?? '', asked.join(' / '));
        // A parcel locker asks for its number, which no order gives.
        const delivering = buyer
          .merchant(shop)
          .shipping.filter((option) => !/relais|pick|collect|abhol|odbi|automat/i.test(option.label));
        const cheapest = Math.min(...delivering.map((option) => option.price));
        assert.ok(order.shipping <= cheapest, `paid ${order.shipping} for shipping, cheapest ${cheapest}`);
        assert.equal(order.newsletter, false);
        assert.equal(order.accountCreated, false);
        assert.equal(order.billingAddress, null);
        // The sign for "number" is no part of the number.
        assert.equal(done.outcome.order.number, order.orderNumber.replace(/^#/, ''));
        assert.equal(Math.round(done.prepared.review.pricing.total * 100), order.total);
        assert.equal(done.prepared.review.pricing.currency, order.currency);
        assert.equal(Math.round(done.prepared.review.pricing.shipping * 100), order.shipping);
        assert.deepEqual(incidents, []);
      });

      for (const [behaviour, code, change] of ENDS) {
        test(`a product that is ${behaviour} ends with ${code} and no order`, async () => {
          const { done, orders } = await buyAt(shop, behaviour, change);
          assert.equal(failure(done), code, detail(done));
          assert.equal(orders.length, 0);
        });
      }

      test('a declined card ends with card_declined and no order', async () => {
        const { done, orders } = await buyAt(shop, 'normal', { cardNumber: '4000000000000002' });
        assert.equal(failure(done), 'card_declined', detail(done));
        assert.equal(orders.length, 0);
      });

      test('a purchase succeeds at a server that fails once', async () => {
        const { done, orders } = await buyAt(shop, 'error-once');
        assert.equal(failure(done), 'placed', detail(done));
        assert.equal(orders.length, 1);
      });

      test('the agent waits for a slow shop', async () => {
        const { done, orders } = await buyAt(shop, 'slow');
        assert.equal(failure(done), 'placed', detail(done));
        assert.equal(orders.length, 1);
      });
    });
  }
});
