import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserPool } from '../../src/browser/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import type { CASES } from './cases.ts';
import { type Bought, buyAt, homeOf, type Wanted } from './core/buy-at.ts';
import { type ServedShop, serveStorefront } from './core/serve-storefront.ts';
import type { Order, Storefront } from './core/storefront.ts';

/** Buys at each shop, and is refused at each; two at a time, so that slow answers overlap. */
export function tryStorefronts(
  cases: typeof CASES,
  tryMore: (pool: () => BrowserPool) => void = () => undefined,
): void {
  describe('storefronts with the habits of widespread platforms', { concurrency: 2 }, () => {
    let pool: BrowserPool;
    before(() => {
      pool = openTestPool();
    });
    after(() => pool.close());
    tryMore(() => pool);

    for (const each of cases) {
      const { definition } = each;
      test(`${definition.name} (${definition.language}): buys two products, one in a variant, with the cheapest delivery`, () =>
        withShop(definition, async (shop) => {
          const items: Wanted[] = [
            { path: each.path(each.plain), quantity: 2 },
            { path: each.path(each.chosen.slug), variant: each.chosen.variant },
          ];
          const done = await buyAt(pool, shop, items, { withPictures: true });
          assert.equal(done.end, 'placed', done.note);
          const [order, second] = shop.orders;
          assert.ok(order && !second);
          assert.deepEqual(order.items, [
            { slug: each.plain, variant: '', quantity: 2 },
            { slug: each.chosen.slug, variant: each.chosen.booked, quantity: 1 },
          ]);
          checkOrder(shop, order, done);
        }));

      test(`${definition.name}: ${each.failing === 'soldOut' ? 'a product that is sold out' : 'a card that is refused'} ends with its code and no order`, () =>
        withShop(definition, async (shop) => {
          const isSoldOut = each.failing === 'soldOut';
          const slug = isSoldOut ? (definition.goods.find((goods) => goods.soldOut)?.slug ?? '') : each.plain;
          const done = await buyAt(pool, shop, [{ path: each.path(slug) }], {
            cardNumber: isSoldOut ? undefined : '4000000000000002',
          });
          assert.equal(done.end, isSoldOut ? 'out_of_stock' : 'card_declined', done.note);
          assert.deepEqual(shop.orders, []);
        }));
    }
  });
}

/** Nothing unasked for, delivered the cheapest way, for the total that was reported before the click. */
export function checkOrder(shop: ServedShop, order: Order, done: Bought): void {
  const delivering = shop.definition.deliveries.filter((delivery) => !delivery.pickup);
  const cheapest = delivering.toSorted((a, b) => a.price - b.price)[0];
  assert.equal(order.delivery, cheapest?.id);
  assert.deepEqual(order.extras, []);
  assert.ok(done.prepared.kind === 'ready' && done.outcome?.kind === 'placed');
  const { pricing, paymentMethod } = done.prepared.review;
  assert.equal(Math.round(pricing.total * 100), order.total);
  assert.equal(Math.round(pricing.shipping * 100), order.shipping);
  assert.equal(pricing.currency, shop.definition.currency);
  assert.equal(paymentMethod, 'card');
  assert.equal(done.outcome.order.number, order.number);
  assert.ok(!['offline', 'unpaid'].includes(order.payment), order.payment);
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const told = letters(Object.values(order.customer).join(' '));
  const { addressLine1, city, postalCode } = homeOf(shop.definition.country);
  const street = addressLine1.replace(/[\d\s]+\w?$/, '');
  for (const part of ['Ada', 'Palmer', 'ada.palmer@example.com', street, city, postalCode])
    assert.ok(told.includes(letters(part)), part);
}

export async function withShop(definition: Storefront, work: (shop: ServedShop) => Promise<void>): Promise<void> {
  const shop = await serveStorefront(definition);
  try {
    await work(shop);
  } finally {
    await shop.close();
  }
}
