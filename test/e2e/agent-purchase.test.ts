import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { shopNames } from '@cartwright/mall';
import { detailOf, endOf, isInTurn, type MallPurchases, openMallPurchases } from './mall-purchases.ts';

let mall: MallPurchases;
before(async () => {
  mall = await openMallPurchases({ withoutPictures: false });
});
after(() => mall.close());

// Purchases wait more than they work: shops side by side, the purchases of one shop one after the other.
describe('purchases at the mall', { concurrency: 3 }, () => {
  for (const [at, shop] of shopNames.entries()) {
    describe(shop, { concurrency: 1 }, () => {
      test('buys exactly what was asked for, for the total it reported', async () => {
        const { done, product, orders, incidents } = await mall.buyAt(shop, 'normal', { quantity: 2 });
        assert.equal(endOf(done), 'placed', detailOf(done));
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
        const delivering = mall
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

      if (isInTurn(at, 0, 3))
        test('a purchase succeeds at a server that fails once', async () => {
          const { done, orders } = await mall.buyAt(shop, 'error-once');
          assert.equal(endOf(done), 'placed', detailOf(done));
          assert.equal(orders.length, 1);
        });

      if (isInTurn(at, 1, 3))
        test('the agent waits for a slow shop', async () => {
          const { done, orders } = await mall.buyAt(shop, 'slow');
          assert.equal(endOf(done), 'placed', detailOf(done));
          assert.equal(orders.length, 1);
        });
    });
  }
});
