import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CASES } from './cases.ts';
import { buyAt } from './core/buy-at.ts';
import { documentId } from './document-id/index.ts';
import { checkOrder, tryStorefronts, withShop } from './try-storefronts.ts';
import { xtc } from './xtc/index.ts';

// The other half is in more-storefronts.test.ts: two files can run side by side.
tryStorefronts(CASES.slice(0, CASES.length / 2), (pool) => {
  test('xtc: a code in the form of the card goes out with it where the order is looked through afterwards', () =>
    withShop(xtc, async (shop) => {
      const items = [{ path: '/product_info.php?products_id=17' }];
      const done = await buyAt(pool(), shop, items, { order: { couponCodes: ['WINTER', 'FRUEHLING'] } });
      assert.equal(done.end, 'placed', done.note);
      const [order] = shop.orders;
      assert.equal(order?.total, 3490 - 349 + 590);
      checkOrder(shop, order, done);
    }));

  test('document-id (pt-BR): a number that the order does not hold ends the purchase before paying', () =>
    withShop(documentId, async (shop) => {
      const done = await buyAt(pool(), shop, [{ path: '/rede-algodao/p' }]);
      assert.equal(done.end, 'agent_stuck', done.note);
      assert.deepEqual(shop.orders, []);
    }));
});
