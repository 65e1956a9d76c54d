import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { failureCodes } from '@cartwright/contract';
import { subscribeToPurchases } from '../../src/checkouts/watching/subscribe-to-purchases.ts';
import { readSources } from '../architecture/source-files.ts';
import { openScriptedBench } from '../harness/scripted-bench.ts';
import { spec } from '../spec/spec.ts';

describe('the life of a task', async () => {
  const stage = await openScriptedBench();
  const { shop, bench, caller, database } = stage;
  after(() => stage.close());

  const ordersOf = (url: string) => shop.orders.filter((order) => order.url === url);

  spec(
    ['life.direct', 'history.monotone', 'history.credits', 'forms.in-progress'],
    'the direct path ends COMPLETED with the order, its pricing and every step',
    async () => {
      const url = 'https://direct.example/a?steps=1&price=12.5';
      const { taskId } = await bench.order(caller, [url]);
      const task = await bench.untilEnd(caller, taskId);
      assert.equal(task.status, 'COMPLETED');
      assert.equal(task.order?.number, ordersOf(url)[0]?.number);
      assert.equal(task.derivedDetails.pricing?.total, 12.5);
      assert.equal(task.derivedDetails.selectedShippingOption, 'Standard');
      const steps = (await bench.history(caller, taskId)).toReversed();
      assert.deepEqual(
        steps.map((step) => `${step.status}/${step.systemStatus}`),
        [
          'QUEUED/QUEUED',
          'STARTED/STARTED',
          'PAGE_NAVIGATION/IN_PROGRESS',
          'ORDER_PLACEMENT/IN_PROGRESS',
          'ORDER_CONFIRMED/COMPLETED',
        ],
      );
      assert.deepEqual(
        steps.map((step) => step.creditsConsumed),
        [0, 0, 0.1, 0.5, 0],
      );
      const moments = steps.map((step) => step.createdAt);
      assert.deepEqual(moments, [...new Set(moments)].sort());
    },
  );

  spec(
    ['read.charged'],
    'a merchant that charges another amount is reported in the task, its webhook and the log',
    async () => {
      const told: unknown[] = [];
      const stop = subscribeToPurchases({ chargeDiffers: (news) => told.push(news.chargedDifference) });
      const { taskId } = await bench.order(caller, ['https://charges.example/a?price=10&charged=12.5']);
      const task = await bench.untilEnd(caller, taskId);
      const difference = { agreed: 10, charged: 12.5, currency: 'USD' };
      assert.equal(task.status, 'COMPLETED');
      assert.deepEqual(task.chargedDifference, difference);
      assert.equal(task.derivedDetails.pricing?.total, 12.5);
      const events = await database.query<{ payload: string }>(
        `select payload from webhook_events where subject_id = $1 and kind = 'COMPLETED'`,
        [taskId],
      );
      assert.deepEqual(
        events.map(({ payload }) => JSON.parse(payload).chargedDifference),
        [difference],
      );
      assert.deepEqual(told, [difference]);
      stop();

      const agreed = await bench.order(caller, ['https://charges.example/b?price=10&charged=10']);
      assert.equal((await bench.untilEnd(caller, agreed.taskId)).chargedDifference, null);
    },
  );

  spec(
    ['life.confirmed', 'confirm.200', 'confirm.total'],
    'with a confirmation it waits, then ends COMPLETED',
    async () => {
      const url = 'https://confirm.example/a';
      const { taskId } = await bench.order(caller, [url], { verifyBeforePlacement: true });
      const { executionId, derivedDetails } = await bench.until(caller, taskId, ['PENDING_CONFIRMATION']);
      assert.equal(derivedDetails.pricing?.total, 10);
      assert.equal(ordersOf(url).length, 0);
      await assert.rejects(bench.confirm(caller, { taskId, executionId, total: 9 }), { code: 'total_mismatch' });
      await bench.confirm(caller, { taskId, executionId, total: 10 });
      await assert.rejects(bench.confirm(caller, { taskId, executionId }), { code: 'not_pending_confirmation' });
      assert.equal((await bench.untilEnd(caller, taskId)).status, 'COMPLETED');
      assert.equal(ordersOf(url).length, 1);
      const labels = (await bench.history(caller, taskId)).map((step) => step.status).toReversed();
      assert.deepEqual(labels.slice(-5), [
        'PENDING_CONFIRMATION',
        'CONFIRMED',
        'ORDER_PLACEMENT',
        'PLACED',
        'ORDER_CONFIRMED',
      ]);
    },
  );

  spec(['confirm.binds'], 'a total that has risen since goes back to the customer', async () => {
    const url = 'https://risen.example/a?price=10&later=11';
    const { taskId, executionId } = await bench.order(caller, [url], { verifyBeforePlacement: true });
    await bench.until(caller, taskId, ['PENDING_CONFIRMATION']);
    await bench.confirm(caller, { taskId, executionId, total: 10 });
    const again = await bench.until(caller, taskId, ['PENDING_CONFIRMATION']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.equal((await bench.until(caller, taskId, ['PENDING_CONFIRMATION'])).derivedDetails.pricing?.total, 11);
    assert.equal(ordersOf(url).length, 0);
    await bench.confirm(caller, { taskId, executionId: again.executionId, total: 11 });
    assert.equal((await bench.untilEnd(caller, taskId)).status, 'COMPLETED');
    assert.equal(ordersOf(url)[0]?.total, 11);
  });

  spec(['life.retry', 'life.announced-once'], 'a transient failure is tried again as the next attempt', async () => {
    const url = 'https://retry.example/a?fail=merchant_unreachable&transient=1&times=2';
    const { taskId } = await bench.order(caller, [url]);
    const task = await bench.untilEnd(caller, taskId);
    assert.equal(task.status, 'COMPLETED');
    assert.equal(task.executionNumber, 3);
    assert.deepEqual(
      task.iterations.map(({ status, failure, isLatest }) => [status, failure?.code, isLatest]),
      [
        ['FAILED', 'merchant_unreachable', false],
        ['FAILED', 'merchant_unreachable', false],
        ['COMPLETED', undefined, true],
      ],
    );
    assert.deepEqual([...new Set((await bench.history(caller, taskId)).map((step) => step.retryCount))], [3, 2, 1]);
    const events = await database.query<{ kind: string }>(
      'select kind from webhook_events where subject_id = $1 order by position',
      [taskId],
    );
    assert.deepEqual(
      events.map((event) => event.kind),
      ['QUEUED', 'STARTED', 'IN_PROGRESS', 'COMPLETED'],
    );
  });

  spec(
    ['life.failure-code'],
    'a transient failure ends FAILED after three attempts, a lasting one after the first',
    async () => {
      const transient = await bench.order(caller, ['https://down.example/a?fail=merchant_error&transient=1']);
      const lasting = await bench.order(caller, ['https://gone.example/a?fail=out_of_stock']);
      const first = await bench.untilEnd(caller, transient.taskId);
      assert.deepEqual([first.status, first.executionNumber, first.failure?.code], ['FAILED', 3, 'merchant_error']);
      const second = await bench.untilEnd(caller, lasting.taskId);
      assert.deepEqual([second.status, second.executionNumber, second.failure?.code], ['FAILED', 1, 'out_of_stock']);
      const [last] = await bench.history(caller, lasting.taskId);
      assert.deepEqual(
        [last?.status, last?.isFailed, last?.note],
        ['FAILED', true, `out_of_stock: ${failureCodes.out_of_stock}`],
      );
    },
  );

  spec(['create.options.retry'], 'with retries switched off there is one attempt', async () => {
    const url = 'https://once.example/a?fail=merchant_error&transient=1';
    const { taskId } = await bench.order(caller, [url], { isRetryEnable: false });
    const task = await bench.untilEnd(caller, taskId);
    assert.deepEqual([task.status, task.iterations.length, shop.preparations(url)], ['FAILED', 1, 1]);
  });

  spec(['life.table'], 'the table of moves is the only way to a status', () => {
    const callers = readSources('src/**/*.ts').filter(({ text }) => /\bwriteTask\(/.test(text));
    assert.deepEqual(callers.map(({ path }) => path.split('/').at(-1)).sort(), ['run-store.ts', 'transition-task.ts']);
    const writers = readSources('src/**/*.ts').filter(({ text }) =>
      /update checkout_tasks set[^`']*\bstatus =/.test(text),
    );
    assert.deepEqual(
      writers.map(({ path }) => path.split('/').at(-1)),
      ['run-store.ts'],
    );
  });

  test('a decline ends FAILED and is not tried again', async () => {
    const { taskId } = await bench.order(caller, ['https://decline.example/a?place=declined']);
    const task = await bench.untilEnd(caller, taskId);
    assert.deepEqual([task.status, task.executionNumber, task.failure?.code], ['FAILED', 1, 'card_declined']);
  });

  spec(['place.once'], 'an answer that got lost is looked up, not ordered again', async () => {
    for (const how of ['lost', 'throws']) {
      const url = `https://${how}.example/a?place=${how}`;
      const { taskId } = await bench.order(caller, [url]);
      const task = await bench.untilEnd(caller, taskId);
      assert.deepEqual([task.status, ordersOf(url).length], ['COMPLETED', 1]);
    }
  });

  spec(
    ['place.unknown'],
    'an order that cannot be found ends FAILED placement_unknown, with a note on what to check',
    async () => {
      const { taskId } = await bench.order(caller, ['https://unknown.example/a?place=unknown']);
      const task = await bench.untilEnd(caller, taskId, 20);
      assert.deepEqual([task.status, task.executionNumber, task.failure?.code], ['FAILED', 1, 'placement_unknown']);
      assert.match(task.failure?.note ?? '', /unknown\.example.*ada@example\.com.*10 USD/);
    },
  );

  test('half an emoji and a null character in the merchant’s answer do not lose the outcome', async () => {
    const { taskId } = await bench.order(caller, ['https://garbled.example/a?place=garbled']);
    const task = await bench.untilEnd(caller, taskId, 20);
    assert.deepEqual([task.status, task.failure, task.order?.number.endsWith('\ufffd')], ['COMPLETED', null, true]);
  });

  test('a total above maxTotal is not ordered', async () => {
    const url = 'https://dear.example/a?price=10.01';
    const { taskId } = await bench.order(caller, [url], { maxTotal: 10 });
    const task = await bench.untilEnd(caller, taskId);
    assert.deepEqual([task.status, task.failure?.code, ordersOf(url).length], ['FAILED', 'price_limit_exceeded', 0]);
  });

  test('every session is closed', () => assert.equal(shop.openSessions(), 0));
});
