import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openScriptedBench } from '../harness/scripted-bench.ts';

describe('a press on the way to the review', async () => {
  const stage = await openScriptedBench({
    settings: { concurrency: 8, merchantConcurrency: 8, accountConcurrency: 8, retryDelaysSeconds: [0, 0] },
  });
  const { shop, bench, caller, database } = stage;
  after(() => stage.close());

  const buy = async (url: string) => {
    const { taskId } = await bench.order(caller, [url]);
    return bench.untilEnd(caller, taskId);
  };
  const ordersOf = (url: string) => shop.orders.filter((order) => order.url === url).length;
  const outcomes = (taskId: string) =>
    database
      .query<{ outcome: string }>('select outcome from placement_intents where task_id = $1 order by committed_at', [
        taskId,
      ])
      .then((rows) => rows.map(({ outcome }) => outcome));

  test('that was shown to be harmless is followed by the order', async () => {
    const url = 'https://honest.example/a?press=cleared';
    const task = await buy(url);
    assert.equal(task.status, 'COMPLETED');
    assert.equal(ordersOf(url), 1);
    assert.deepEqual(await outcomes(task.tid), ['passed', 'placed']);
  });

  test('that may have been the order ends the task, and nobody tries again', async () => {
    const url = 'https://quiet.example/a?press=unknown';
    const task = await buy(url);
    assert.deepEqual([task.status, task.failure?.code], ['FAILED', 'placement_unknown']);
    assert.equal(shop.preparations(url), 1);
    assert.deepEqual(await outcomes(task.tid), ['unknown']);
  });

  test('that was the order, as a look at the merchant shows, completes the task', async () => {
    const url = 'https://hasty.example/a?press=placed';
    const task = await buy(url);
    assert.deepEqual(
      [task.status, task.order?.number],
      ['COMPLETED', shop.orders.find((each) => each.url === url)?.number],
    );
    assert.equal(ordersOf(url), 1);
  });

  test('and a failure after it: even a passing one is not retried', async () => {
    const url = 'https://broken.example/a?press=cleared&fail=merchant_error&transient=1';
    const task = await buy(url);
    assert.deepEqual([task.status, task.failure?.code], ['FAILED', 'merchant_error']);
    assert.equal(shop.preparations(url), 1);
  });

  test('and a failure of our own after it: the caller is told to look for an order', async () => {
    const url = 'https://lost.example/a?press=cleared&fail=internal&transient=1';
    const task = await buy(url);
    assert.deepEqual([task.status, task.failure?.code], ['FAILED', 'placement_unknown']);
    assert.match(task.failure?.note ?? '', /Check at lost\.example/);
    assert.equal(shop.preparations(url), 1);
  });

  test('waits for its outcome before a cancellation takes effect', async () => {
    const url = 'https://wanted.example/a?press=cleared&pressMs=800';
    const { taskId } = await bench.order(caller, [url]);
    while ((await outcomes(taskId)).length === 0) await delay(20);
    const answer = await bench.cancel(caller, { taskId });
    assert.match(answer.message, /once its outcome is known/);
    const task = await bench.untilEnd(caller, taskId);
    assert.equal(task.status, 'CANCELLED');
    assert.equal(ordersOf(url), 0);
    assert.deepEqual(await outcomes(taskId), ['passed']);
  });

  test('and a cancellation while it orders: the order is reported', async () => {
    const url = 'https://late.example/a?press=placed&pressMs=500';
    const { taskId } = await bench.order(caller, [url]);
    while ((await outcomes(taskId)).length === 0) await delay(20);
    await bench.cancel(caller, { taskId });
    const task = await bench.untilEnd(caller, taskId);
    assert.deepEqual([task.status, ordersOf(url)], ['CANCELLED', 1]);
    assert.ok(task.order?.number);
  });
});
