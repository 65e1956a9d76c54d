import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openCheckoutBench } from '../harness/checkout-bench.ts';
import { createTestDatabase } from '../harness/index.ts';
import { createScriptedShop } from '../harness/scripted-shop.ts';

/** Orders that wait for a confirmation which never comes. `EXPIRING=1000` for the full count. */
const COUNT = Number(process.env.EXPIRING ?? 60);
const AT_ONCE = 25;

test('every confirmation that nobody gives expires, and no security code outlives it', async () => {
  const { database, close } = await createTestDatabase();
  const shop = createScriptedShop();
  const settings = { confirmationSeconds: 2, holdSeconds: 0.5, merchantConcurrency: 50, accountConcurrency: 50 };
  const bench = await openCheckoutBench({ database, lane: shop.lane, settings });
  const caller = await bench.createCaller();
  const begun = performance.now();
  for (let made = 0; made < COUNT; made += AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, COUNT - made) }, (_, at) =>
        bench.order(caller, [`https://m${at}.example/${made}`], { verifyBeforePlacement: true }),
      ),
    );
  }
  const counts = () =>
    database.query<{ status: string; count: number }>(
      'select status, count(*)::int as count from checkout_tasks group by status order by status',
    );
  const giveUp = Date.now() + 60_000 + COUNT * 200;
  while (Date.now() < giveUp && (await counts()).some(({ status }) => status !== 'CANCELLED')) await delay(250);
  const ends = await counts();
  const [cards] = await database.query<{ sealed: number }>(
    'select count(*)::int as sealed from sealed_cards where sealed_card is not null or sealed_cvv is not null',
  );
  const stuck = ends.filter(({ status }) => status !== 'CANCELLED').reduce((sum, { count }) => sum + count, 0);
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  console.log(
    JSON.stringify({ confirmations: COUNT, stuck, cardsLeft: cards?.sealed, orders: shop.orders.length, seconds }),
  );
  assert.deepEqual(ends, [{ status: 'CANCELLED', count: COUNT }]);
  assert.equal(cards?.sealed, 0);
  assert.equal(shop.orders.length, 0);
  await bench.stop();
  await close();
});
