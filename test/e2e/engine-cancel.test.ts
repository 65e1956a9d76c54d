import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openScriptedBench } from '../harness/scripted-bench.ts';
import { spec } from '../spec/spec.ts';

describe('cancel and confirm', async () => {
  const stage = await openScriptedBench({
    settings: { concurrency: 16, merchantConcurrency: 16, accountConcurrency: 16, confirmationSeconds: 1 },
  });
  const { shop, bench, caller } = stage;
  after(() => stage.close());

  const ordersOf = (url: string) => shop.orders.filter((order) => order.url === url);
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => 'ok',
      (error: { code: string }) => error.code,
    );

  spec(
    ['cancel.5s', 'life.terminal'],
    'running work stops within five seconds, the session is closed and nothing is bought',
    async () => {
      const url = 'https://slow.example/a?prepareMs=60000';
      const { taskId, executionId } = await bench.order(caller, [url]);
      await bench.until(caller, taskId, ['STARTED', 'IN_PROGRESS']);
      const began = performance.now();
      const answer = await bench.cancel(caller, { taskId, executionId });
      assert.deepEqual([answer.status, answer.taskId, answer.executionId], ['success', taskId, executionId]);
      assert.equal((await bench.untilEnd(caller, taskId)).status, 'CANCELLED');
      while (bench.engine.heldLeases() > 0) {
        assert.ok(performance.now() - began < 5_000, 'the work goes on');
        await delay(20);
      }
      assert.equal(await code(bench.cancel(caller, { taskId, executionId })), 'task_terminal');
      assert.equal(ordersOf(url).length, 0);
    },
  );

  test('a stale execution cannot be cancelled, someone else’s task is not there', async () => {
    const { taskId } = await bench.order(caller, ['https://stale.example/a?prepareMs=500']);
    const stranger = await bench.createCaller();
    assert.equal(await code(bench.cancel(caller, { taskId, executionId: taskId })), 'stale_execution');
    assert.equal(await code(bench.cancel(stranger, { taskId })), 'not_found');
    assert.equal(await code(bench.cancel(caller, { taskId })), 'ok');
  });

  spec(
    ['cancel.after-intent'],
    'after the intent the outcome comes first: CANCELLED with the order that exists',
    async () => {
      const url = 'https://late.example/a?placeMs=1000';
      const { taskId } = await bench.order(caller, [url]);
      while (!(await bench.history(caller, taskId)).some((step) => step.status === 'ORDER_PLACEMENT')) await delay(20);
      assert.equal(await code(bench.cancel(caller, { taskId })), 'ok');
      assert.equal(await code(bench.cancel(caller, { taskId })), 'ok');
      const task = await bench.untilEnd(caller, taskId);
      assert.deepEqual([task.status, task.order?.number], ['CANCELLED', ordersOf(url)[0]?.number]);
      const [last] = await bench.history(caller, taskId);
      assert.match(last?.note ?? '', /charge exists.*refund/);
    },
  );

  spec(['confirm.timeout'], 'nobody confirms: CANCELLED, or FAILED where the request asks for it', async () => {
    const quiet = await bench.order(caller, ['https://quiet.example/a'], { verifyBeforePlacement: true });
    const strict = await bench.order(caller, ['https://strict.example/a'], {
      verifyBeforePlacement: true,
      failTaskIfNotConfirmed: true,
    });
    assert.equal((await bench.untilEnd(caller, quiet.taskId)).status, 'CANCELLED');
    const failed = await bench.untilEnd(caller, strict.taskId);
    assert.deepEqual([failed.status, failed.failure?.code], ['FAILED', 'confirmation_timeout']);
    assert.equal(await code(bench.confirm(caller, strict)), 'not_pending_confirmation');
  });

  test('cancel racing the purchase ends in one of two outcomes, and the order agrees with it', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const url = `https://race-${n}.example/a`;
        const { taskId } = await bench.order(caller, [url]);
        await delay(Math.random() * 150);
        const cancel = await code(bench.cancel(caller, { taskId }));
        const task = await bench.untilEnd(caller, taskId, 30);
        assert.equal(ordersOf(url).length, task.order ? 1 : 0);
        if (cancel === 'ok') assert.equal(task.status, 'CANCELLED');
        else assert.deepEqual([cancel, task.status], ['task_terminal', 'COMPLETED']);
        return task.status;
      }),
    );
    assert.ok(outcomes.includes('CANCELLED'));
  });

  test('confirm, cancel and expiry racing each other end in exactly one outcome', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const url = `https://confirm-race-${n}.example/a`;
        const { taskId } = await bench.order(caller, [url], { verifyBeforePlacement: true });
        const { executionId } = await bench.until(caller, taskId, ['PENDING_CONFIRMATION', 'CANCELLED'], 30);
        if (n % 3 === 0) await delay(900 + Math.random() * 300);
        const [confirm, cancel] = await Promise.all([
          code(bench.confirm(caller, { taskId, executionId })),
          code(bench.cancel(caller, { taskId, executionId })),
        ]);
        const task = await bench.untilEnd(caller, taskId, 30);
        assert.equal(ordersOf(url).length, task.order ? 1 : 0, `${confirm} ${cancel} ${task.status}`);
        if (cancel === 'ok') assert.equal(task.status, 'CANCELLED');
        if (task.status === 'COMPLETED') assert.equal(confirm, 'ok');
      }),
    );
  });
});
