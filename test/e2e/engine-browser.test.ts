import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startMall } from '../../packages/mall/src/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import { createBrowserLane } from '../../src/checkouts/lanes/browser-lane.ts';
import type { Caller } from '../../src/platform/http/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { openCheckoutBench } from '../harness/checkout-bench.ts';
import { createTestDatabase, type TestDatabase } from '../harness/index.ts';
import { shopIn } from '../harness/mall-shop.ts';

describe('the engine with a browser', () => {
  let mall: Awaited<ReturnType<typeof startMall>>;
  let pool: BrowserPool;
  let db: TestDatabase;
  let bench: Awaited<ReturnType<typeof openCheckoutBench>>;
  let caller: Caller;

  before(async () => {
    mall = await startMall();
    pool = openTestPool({ allow: mall.hosts.join(',') });
    db = await createTestDatabase();
    const lane = createBrowserLane({ browser: pool, recipes: null, log: () => undefined });
    bench = await openCheckoutBench({
      database: db.database,
      lane,
      leaseSeconds: 20,
      settings: { executionSeconds: 60, holdSeconds: 2 },
    });
    caller = await bench.createCaller();
  });
  after(async () => {
    await bench.stop();
    await pool.close();
    await mall.close();
    await db.close();
  });

  const urlOf = (part: string) =>
    shopIn(mall, 'classic').products.find((product) => product.url.includes(part))?.url ?? '';

  async function untilClosed(): Promise<void> {
    const deadline = performance.now() + 5_000;
    while (pool.stats().open > 0) {
      assert.ok(performance.now() < deadline, 'the browser is still open');
      await delay(20);
    }
  }

  test('a cancel closes the browser within five seconds and nothing is bought', async () => {
    const { taskId } = await bench.order(caller, [urlOf('mantel-clock-slow')]);
    await bench.until(caller, taskId, ['IN_PROGRESS'], 60);
    assert.equal(pool.stats().open, 1);
    await bench.cancel(caller, { taskId });
    await untilClosed();
    assert.equal((await bench.until(caller, taskId, ['CANCELLED'])).order, null);
    assert.equal(mall.orders().length, 0);
  });

  test('a confirmation after the browser was released prepares again and buys once', async () => {
    const { taskId } = await bench.order(caller, [urlOf('claw-hammer')], { verifyBeforePlacement: true });
    const { executionId } = await bench.until(caller, taskId, ['PENDING_CONFIRMATION'], 90);
    await untilClosed();
    await bench.confirm(caller, { taskId, executionId });
    const task = await bench.untilEnd(caller, taskId, 90);
    assert.deepEqual([task.status, task.order?.number], ['COMPLETED', mall.orders()[0]?.orderNumber]);
    assert.equal(mall.orders().length, 1);
    const seen = await db.database.query<{ label: string; hasPicture: boolean; withheld: boolean; url: string }>(
      `select distinct on (label) label, picture is not null as "hasPicture", withheld, page_url as url
       from checkout_step_evidence join checkout_steps on id = step_id where task_id = $1`,
      [taskId],
    );
    const at = (label: string) => seen.find((step) => step.label === label);
    assert.deepEqual([at('ADD_TO_CART')?.hasPicture, at('ADD_TO_CART')?.withheld], [true, false]);
    const confirmed = at('ORDER_CONFIRMED');
    assert.deepEqual([confirmed?.hasPicture, confirmed?.withheld], [false, true], 'the card had been typed');
    assert.ok(confirmed?.url.startsWith(new URL(urlOf('claw-hammer')).origin));
    await untilClosed();
  });
});
