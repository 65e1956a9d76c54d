import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { CheckoutJob } from '../../src/checkouts/checkout-runtime.ts';
import { sweepOverdue } from '../../src/checkouts/run/sweep-overdue.ts';
import { openScriptedBench } from '../harness/scripted-bench.ts';

describe('a task that is past its time', async () => {
  const stage = await openScriptedBench({
    settings: { confirmationSeconds: 3, holdSeconds: 1, merchantConcurrency: 20, accountConcurrency: 20 },
    leaseSeconds: 1,
  });
  const { shop, bench, caller, database } = stage;
  after(() => stage.close());

  const isLeased = async (executionId: string) =>
    (await database.query('select 1 from engine_leases where key = $1', [executionId])).length > 0;

  test('a confirmation expires although its timer came before the deadline', async () => {
    const { taskId } = await bench.order(caller, ['https://early.example/a'], { verifyBeforePlacement: true });
    await bench.until(caller, taskId, ['PENDING_CONFIRMATION']);
    await database.query(`update checkout_tasks set confirm_by = confirm_by + interval '2 s' where id = $1`, [taskId]);
    assert.equal((await bench.untilEnd(caller, taskId, 20)).status, 'CANCELLED');
  });

  test('begun work that lost its job and its lease is taken up again', async () => {
    const { taskId, executionId } = await bench.order(caller, ['https://dropped.example/a?prepareMs=1500']);
    await bench.until(caller, taskId, ['STARTED', 'IN_PROGRESS']);
    await database.query('delete from engine_leases where key = $1', [executionId]);
    await database.query(`update checkout_tasks set last_step_at = now() - interval '1 hour' where id = $1`, [taskId]);
    assert.equal((await bench.untilEnd(caller, taskId, 20)).status, 'COMPLETED');
    assert.equal(shop.orders.filter((order) => order.url.includes('dropped')).length, 1);
  });

  test('what has not ended after the longest time ends FAILED, and its worker stops', async () => {
    const url = 'https://endless.example/a?prepareMs=15000';
    const { taskId, executionId }: CheckoutJob = await bench.order(caller, [url]);
    await bench.until(caller, taskId, ['STARTED', 'IN_PROGRESS']);
    await database.query(`update checkout_tasks set created_at = now() - interval '2 hours' where id = $1`, [taskId]);
    await sweepOverdue(bench.runtime);
    const task = await bench.untilEnd(caller, taskId);
    assert.deepEqual([task.status, task.failure?.code], ['FAILED', 'internal']);
    assert.equal(await isLeased(executionId), false);
    assert.equal(
      shop.orders.some((order) => order.url === url),
      false,
    );
  });
});
