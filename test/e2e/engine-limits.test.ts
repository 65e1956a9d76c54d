import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { LaneSession, MerchantLane } from '../../src/checkouts/lanes/merchant-lane.ts';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import { openCheckoutBench } from '../harness/checkout-bench.ts';
import { createTestDatabase, type TestDatabase } from '../harness/index.ts';
import { createScriptedShop } from '../harness/scripted-shop.ts';

type Bench = Awaited<ReturnType<typeof openCheckoutBench>>;

/** The same shop, counting how many of its customers are inside at once. */
function countInside(lane: MerchantLane) {
  const inside = new Map<string, number>();
  const peaks = new Map<string, number>();
  const counted: MerchantLane = {
    ...lane,
    async prepare(order, hooks) {
      const names = [new URL(order.items[0]?.url ?? '').hostname, 'anywhere'];
      for (const name of names) {
        inside.set(name, (inside.get(name) ?? 0) + 1);
        peaks.set(name, Math.max(peaks.get(name) ?? 0, inside.get(name) ?? 0));
      }
      try {
        return (await lane.prepare(order, hooks)) as LaneSession;
      } finally {
        for (const name of names) inside.set(name, (inside.get(name) ?? 0) - 1);
      }
    },
  };
  return { lane: counted, peaks };
}

describe('limits over two workers', () => {
  const shop = createScriptedShop();
  const { lane, peaks } = countInside(shop.lane);
  let db: TestDatabase;
  let second: Database;
  let benches: [Bench, Bench];

  before(async () => {
    db = await createTestDatabase();
    second = openDatabase({ url: db.url, poolSize: 8 });
    const settings = { concurrency: 6, merchantConcurrency: 1, accountConcurrency: 3 };
    benches = [
      await openCheckoutBench({ database: db.database, lane, settings }),
      await openCheckoutBench({ database: second, lane, settings }),
    ];
  });
  after(async () => {
    await Promise.all(benches.map((bench) => bench.stop()));
    await second.close();
    await db.close();
  });

  test('one purchase at a merchant at once, and all of them happen', async () => {
    const [bench] = benches;
    const caller = await bench.createCaller();
    const url = 'https://narrow.example/a?prepareMs=60';
    const orders = await Promise.all(Array.from({ length: 12 }, () => bench.order(caller, [url])));
    for (const { taskId } of orders) assert.equal((await bench.untilEnd(caller, taskId, 30)).status, 'COMPLETED');
    assert.equal(peaks.get('narrow.example'), 1);
  });

  test('three purchases of an account at once, at any merchant', async () => {
    const [bench] = benches;
    const caller = await bench.createCaller();
    peaks.delete('anywhere');
    const orders = await Promise.all(
      Array.from({ length: 12 }, (_, n) => bench.order(caller, [`https://wide-${n}.example/a?prepareMs=100`])),
    );
    for (const { taskId } of orders) assert.equal((await bench.untilEnd(caller, taskId, 30)).status, 'COMPLETED');
    assert.equal(peaks.get('anywhere'), 3);
  });

  test('an account with one order does not wait for an account with many', async () => {
    const [bench] = benches;
    const [many, one] = [await bench.createCaller(), await bench.createCaller()];
    const url = 'https://shared.example/a?prepareMs=100';
    const flood = await Promise.all(Array.from({ length: 30 }, () => bench.order(many, [url])));
    await delay(300);
    const single = await bench.order(one, [url]);
    await bench.untilEnd(one, single.taskId, 30);
    const statuses = await Promise.all(
      flood.map(({ taskId }) => bench.until(many, taskId, ['QUEUED', 'COMPLETED', 'STARTED', 'IN_PROGRESS'])),
    );
    assert.ok(statuses.filter(({ status }) => status === 'QUEUED').length > 10, 'the flood went first');
    for (const { taskId } of flood) await bench.untilEnd(many, taskId, 60);
  });
});
