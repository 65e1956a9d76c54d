import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type PlaceOutcome, type PreparedPurchase, preparePurchase } from '../../src/agent/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { placePrepared, purchaseOrder } from '../harness/purchase.ts';
import { type FickleShop, type Habits, startFickleShop } from './fickle-shop.ts';

let shop: FickleShop;
let pool: BrowserPool;

before(async () => {
  shop = await startFickleShop();
  pool = openTestPool();
});
after(async () => {
  await pool.close();
  await shop.close();
});

async function buy(habits: Habits): Promise<{ prepared: PreparedPurchase; outcome: PlaceOutcome | null }> {
  const prepared = await preparePurchase(
    { browser: pool, recipes: null, log: () => undefined },
    purchaseOrder({ items: [{ url: shop.productUrl(habits), quantity: 1, variant: { size: 'Large' } }] }),
    { signal: AbortSignal.timeout(60_000), card: null, onStep: () => undefined },
  );
  return { prepared, outcome: await placePrepared(prepared) };
}

const LAMP = { lines: ['Brass Lamp'], shipping: 'Standard', payment: 'Cash on delivery', total: 45 };

test('a cart that opens before it is filled and a payment that is forgotten meanwhile', async () => {
  const { prepared, outcome } = await buy({});
  assert.equal(outcome?.kind, 'placed', JSON.stringify([prepared, outcome]));
  assert.deepEqual(shop.orders.at(-1), LAMP);
});

for (const full of ['confirm', 'layer'] as const) {
  test(`what was in the cart before is removed, even when the shop asks for confirmation (${full})`, async () => {
    const { prepared, outcome } = await buy({ full });
    assert.equal(outcome?.kind, 'placed', JSON.stringify([prepared, outcome]));
    assert.deepEqual(shop.orders.at(-1), LAMP);
  });
}

test('a question that nobody expects is answered no', async () => {
  const { prepared, outcome } = await buy({ subscription: true });
  assert.equal(outcome?.kind, 'placed', JSON.stringify([prepared, outcome]));
  assert.equal(shop.subscriptions, 0);
});

test('a refusal in a box of the browser is the merchant’s answer', async () => {
  const orders = shop.orders.length;
  const declined = await buy({ refusal: 'Your payment was declined by the bank.' });
  assert.equal(declined.outcome?.kind, 'declined', JSON.stringify(declined));
  assert.equal(declined.outcome.code, 'card_declined');
  const invalid = await buy({ refusal: 'Please enter a valid phone number.' });
  assert.equal(invalid.outcome?.kind, 'declined', JSON.stringify(invalid));
  assert.match(invalid.outcome.note, /phone number/);
  assert.equal(shop.orders.length, orders);
});

test('a press that a layer took is not made again: the outcome is unknown', async () => {
  const orders = shop.orders.length;
  const { prepared, outcome } = await buy({ offer: true });
  assert.equal(outcome?.kind, 'unknown', JSON.stringify([prepared, outcome]));
  assert.equal(shop.orders.length, orders);
});
