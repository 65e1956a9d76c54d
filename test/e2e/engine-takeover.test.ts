import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { MerchantLane } from '../../src/checkouts/lanes/merchant-lane.ts';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import type { Caller } from '../../src/platform/http/index.ts';
import { openCheckoutBench } from '../harness/checkout-bench.ts';
import { createTestDatabase, type TestDatabase } from '../harness/index.ts';
import { createScriptedShop } from '../harness/scripted-shop.ts';

type Bench = Awaited<ReturnType<typeof openCheckoutBench>>;

describe('a worker that falls silent', () => {
  const shop = createScriptedShop();
  /** The shop that waits until its worker has fallen silent, and goes on with a write. */
  const silent = { url: 'https://silent.example/a?steps=1', hasFallen: Promise.withResolvers<void>() };
  const lane: MerchantLane = {
    ...shop.lane,
    async prepare(order, hooks) {
      if (order.items[0]?.url === silent.url) await silent.hasFallen.promise;
      return shop.lane.prepare(order, hooks);
    },
  };
  let db: TestDatabase;
  let second: Database;
  let benches: [Bench, Bench];
  let caller: Caller;

  before(async () => {
    db = await createTestDatabase();
    second = openDatabase({ url: db.url, poolSize: 8 });
    const settings = { merchantConcurrency: 8 };
    benches = [
      await openCheckoutBench({ database: db.database, lane, settings, leaseSeconds: 1, logLevel: 'error' }),
      await openCheckoutBench({ database: second, lane, settings, leaseSeconds: 1, logLevel: 'error' }),
    ];
    caller = await benches[0].createCaller();
  });
  after(async () => {
    await Promise.all(benches.map((bench) => bench.stop()));
    await second.close();
    await db.close();
  });

  /** As if its process had been stopped: nobody hears of the holder for longer than its lease. */
  const silence = (executionId: string) =>
    db.database.query(
      `update engine_leases set token = nextval('engine_tokens'), holder = 'silent', until = clock_timestamp() - interval '1 s'
       where key = $1`,
      [executionId],
    );
  const ordersOf = (url: string) => shop.orders.filter((order) => order.url === url);

  test('before the intent: its later writes are refused and the next attempt buys', async () => {
    const { url } = silent;
    const refusedBefore = benches[0].engine.refusedWrites() + benches[1].engine.refusedWrites();
    const { taskId, executionId } = await benches[0].order(caller, [url]);
    await benches[0].until(caller, taskId, ['STARTED', 'IN_PROGRESS']);
    await silence(executionId);
    silent.hasFallen.resolve();
    const task = await benches[0].untilEnd(caller, taskId, 20);
    assert.deepEqual([task.status, task.executionNumber], ['COMPLETED', 2]);
    assert.equal(task.iterations[0]?.failure?.code, 'internal');
    assert.equal(ordersOf(url).length, 1);
    const refused = benches[0].engine.refusedWrites() + benches[1].engine.refusedWrites();
    assert.ok(refused > refusedBefore, 'the silent worker went on and was refused');
  });

  test('after the intent: the order is found, and never placed again', async () => {
    const url = 'https://silent-placing.example/a?placeMs=1500';
    const { taskId, executionId } = await benches[0].order(caller, [url]);
    while (!(await benches[0].history(caller, taskId)).some((step) => step.status === 'ORDER_PLACEMENT'))
      await delay(20);
    await silence(executionId);
    const task = await benches[0].untilEnd(caller, taskId, 30);
    assert.deepEqual([task.status, task.executionNumber, ordersOf(url).length], ['COMPLETED', 1, 1]);
    const labels = (await benches[0].history(caller, taskId)).map((step) => step.status);
    assert.ok(labels.includes('ORDER_LOOKUP'));
    assert.equal(labels.filter((label) => label === 'ORDER_PLACEMENT').length, 1);
  });

  test('a worker that is stopped hands its purchase over', async () => {
    const third = openDatabase({ url: db.url, poolSize: 8 });
    const leaving = await openCheckoutBench({
      database: third,
      lane: shop.lane,
      settings: { merchantConcurrency: 8 },
      leaseSeconds: 30,
      logLevel: 'silent',
    });
    const url = 'https://leaving.example/a?prepareMs=1000';
    const orders = await Promise.all(Array.from({ length: 12 }, () => leaving.order(caller, [url])));
    while (leaving.engine.heldLeases() === 0) await delay(10);
    const running = leaving.engine.heldLeases();
    await leaving.stop();
    await third.close();
    const ended = await Promise.all(orders.map(({ taskId }) => benches[0].untilEnd(caller, taskId, 20)));
    assert.ok(ended.every((task) => task.status === 'COMPLETED'));
    assert.ok(running > 0 && ended.filter((task) => task.executionNumber === 2).length >= running);
    assert.equal(ordersOf(url).length, orders.length);
  });

  test('while waiting for the customer: the question stays open and a confirmation prepares again', async () => {
    const url = 'https://silent-asking.example/a';
    const { taskId, executionId } = await benches[0].order(caller, [url], { verifyBeforePlacement: true });
    await benches[0].until(caller, taskId, ['PENDING_CONFIRMATION']);
    await silence(executionId);
    await delay(2_000);
    await benches[0].confirm(caller, { taskId, executionId });
    const task = await benches[0].untilEnd(caller, taskId, 20);
    assert.deepEqual([task.status, task.executionNumber, ordersOf(url).length], ['COMPLETED', 1, 1]);
    assert.equal(shop.preparations(url), 2);
  });
});
