import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { lookUpOrder } from '../../src/agent/index.ts';
import { pressFreely } from '../harness/purchase.ts';
import { sharePool } from '../harness/share-pool.ts';
import { type Buyer, orderFor, startBuyer } from './agent-buyer.ts';

let buyer: Buyer;
before(async () => {
  buyer = await startBuyer({ pool: sharePool(), withoutPictures: true });
});
after(() => buyer.close());

/** Up to the click whose answer never arrives. What the next process would know is the trace alone. */
async function loseOrder(shop: string) {
  const product = buyer.product(shop, 'normal');
  const { prepared } = await buyer.buy(shop, product, { hold: true, useRecipes: true });
  assert.ok(prepared.kind === 'ready', JSON.stringify(prepared));
  const trace = await prepared.trace();
  const earlier = buyer.mall.orders(shop).length;
  buyer.mall.faults.set(shop, { mode: 'lose-order', times: 1 });
  const clicked = await prepared.place(pressFreely);
  const struck = buyer.mall.faults.list().filter((fault) => fault.merchant === shop && fault.hits > 0);
  assert.equal(struck.length, 1, 'the answer was lost');
  assert.equal(buyer.mall.orders(shop).length, earlier + 1);
  const again = await prepared.place(pressFreely);
  const found = await prepared.lookUpOrder();
  await prepared.close();
  assert.equal(again.kind, 'unknown', 'a second call does not click');
  assert.equal(buyer.mall.orders(shop).length, earlier + 1);
  const deps = { browser: buyer.pool, recipes: buyer.recipes, log: () => undefined };
  const order = orderFor(buyer.merchant(shop), product, {});
  const later = await lookUpOrder(deps, order, trace, AbortSignal.timeout(60_000));
  assert.equal(buyer.mall.orders(shop).length, earlier + 1, 'looking orders nothing');
  const number = buyer.mall.orders(shop).at(-1)?.orderNumber.replace(/^#/, '');
  return { clicked, found, later, number };
}

// Each at its own merchant, so that they can wait in parallel.
describe('orders whose answer was lost', { concurrency: 4 }, () => {
  for (const shop of ['lindner', 'maison-tilleul', 'thistle-rowan']) {
    test(`${shop}: an order whose answer was lost is found by its number and total`, async () => {
      const { clicked, found, later, number } = await loseOrder(shop);
      assert.equal(clicked.kind, 'unknown', JSON.stringify(clicked));
      assert.equal(found.kind === 'placed' && found.order.number, number, JSON.stringify(found));
      assert.equal(later.kind === 'placed' && later.order.number, number, JSON.stringify(later));
    });
  }

  test('where a merchant showed an earlier order is remembered, and the lost one is found there', async () => {
    const first = await buyer.buy('dealblitz', buyer.product('dealblitz', 'normal'), { useRecipes: true });
    assert.equal(first.outcome?.kind, 'placed');
    const { found, later, number } = await loseOrder('dealblitz');
    assert.equal(found.kind === 'placed' && found.order.number, number, JSON.stringify(found));
    assert.equal(later.kind === 'placed' && later.order.number, number, JSON.stringify(later));
  });

  for (const shop of ['driftline', 'oakhurst', 'sealed-tidewater']) {
    test(`${shop}: a page that asks to try again after a lost answer does not make the order unplaced`, async () => {
      const { clicked, found, later, number } = await loseOrder(shop);
      for (const outcome of [clicked, found, later]) {
        assert.notEqual(outcome.kind, 'declined', JSON.stringify(outcome));
        assert.notEqual(outcome.kind, 'not_clicked', JSON.stringify(outcome));
        if (outcome.kind === 'placed') assert.equal(outcome.order.number, number);
      }
    });
  }

  test('an order that never reached the merchant is not found', async () => {
    const { prepared } = await buyer.buy('brightnest', buyer.product('brightnest', 'normal'), { hold: true });
    assert.ok(prepared.kind === 'ready');
    const trace = await prepared.trace();
    await prepared.close();
    const deps = { browser: buyer.pool, recipes: buyer.recipes, log: () => undefined };
    const order = orderFor(buyer.merchant('brightnest'), buyer.product('brightnest', 'normal'), {});
    const later = await lookUpOrder(deps, order, trace, AbortSignal.timeout(60_000));
    assert.equal(later.kind, 'unknown', JSON.stringify(later));
  });
});
