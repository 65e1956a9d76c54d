import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { LaneSession, MerchantLane } from '../../src/checkouts/lanes/merchant-lane.ts';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import { openCheckoutBench } from '../harness/checkout-bench.ts';
import { createTestDatabase, type TestDatabase } from '../harness/index.ts';
import { createScriptedShop } from '../harness/scripted-shop.ts';

type Bench = Awaited<ReturnType<typeof openCheckoutBench>>;

/** The same shop, watched from its door: how many customers are inside at once, and who entered when. */
function watchDoor(lane: MerchantLane) {
  const inside = new Map<string, number>();
  const peaks = new Map<string, number>();
  const doors = new Map<string, { opened: Promise<void>; entered: string[] }>();
  const watched: MerchantLane = {
    ...lane,
    async prepare(order, hooks) {
      const { hostname, pathname } = new URL(order.items[0]?.url ?? '');
      const door = doors.get(hostname);
      door?.entered.push(pathname);
      await door?.opened;
      const names = [hostname, 'anywhere'];
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
  /** Whoever comes to this merchant waits until its door is opened. */
  function closeDoor(hostname: string) {
    const entered: string[] = [];
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    doors.set(hostname, { opened, entered });
    return { open, entered };
  }
  return { lane: watched, peaks, closeDoor };
}

describe('limits over two workers', () => {
  const shop = createScriptedShop();
  const { lane, peaks, closeDoor } = watchDoor(shop.lane);
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

  async function untilParked(count: number): Promise<void> {
    const countParked = async () => {
      const rows = await db.database.query('select 1 from checkout_tasks where parked');
      return rows.length;
    };
    for (const end = Date.now() + 20_000; (await countParked()) < count; ) {
      assert.ok(Date.now() < end, 'the tasks without room were not parked');
      await delay(20);
    }
  }

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
      Array.from({ length: 12 }, (_, n) => bench.order(caller, [`https://wide-${n}.example/a?prepareMs=300`])),
    );
    for (const { taskId } of orders) assert.equal((await bench.untilEnd(caller, taskId, 30)).status, 'COMPLETED');
    assert.equal(peaks.get('anywhere'), 3);
  });

  test('an account with one order does not wait for an account with many', async () => {
    const [bench] = benches;
    const [many, one] = [await bench.createCaller(), await bench.createCaller()];
    const door = closeDoor('shared.example');
    const flood = await Promise.all(
      Array.from({ length: 30 }, () => bench.order(many, ['https://shared.example/many'])),
    );
    const single = await bench.order(one, ['https://shared.example/one']);
    await untilParked(flood.length);
    door.open();
    assert.equal((await bench.untilEnd(one, single.taskId, 30)).status, 'COMPLETED');
    for (const { taskId } of flood) assert.equal((await bench.untilEnd(many, taskId, 60)).status, 'COMPLETED');
    // One was inside already; one more may have been resumed just before.
    const before = door.entered.indexOf('/one');
    assert.ok(before >= 0 && before <= 2, `${before} orders of the flood went first`);
  });
});
