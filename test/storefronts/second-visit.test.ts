import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserPool } from '../../src/browser/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { rememberRecipes } from '../shops/run-cases.ts';
import { buyAt } from './core/buy-at.ts';
import { type ServedShop, serveStorefront } from './core/serve-storefront.ts';
import { xtc } from './xtc/index.ts';

/** The cheapest delivery is chosen beforehand, so that the first order has nothing to choose. */
const PRESET = {
  ...xtc,
  deliveries: xtc.deliveries.toSorted((a, b) => a.price - b.price).filter(({ pickup }) => !pickup),
};
const ITEM = [{ path: '/product_info.php?products_id=17' }];

describe('second visits', () => {
  let pool: BrowserPool;
  let shop: ServedShop;
  before(async () => {
    pool = openTestPool();
    shop = await serveStorefront(PRESET);
  });
  after(async () => {
    await shop.close();
    await pool.close();
  });

  test('what was preset for the first order is chosen for the second, which asks for something else', async () => {
    const recipes = rememberRecipes();
    for (const shippingStrategy of ['cheapest', 'cheapest', 'fastest'] as const) {
      const done = await buyAt(pool, shop, ITEM, { recipes, order: { shippingStrategy } });
      assert.equal(done.end, 'placed', done.note);
    }
    assert.deepEqual(
      shop.orders.map(({ delivery }) => delivery),
      ['dhl', 'dhl', 'dhlexpress'],
    );
  });
});
