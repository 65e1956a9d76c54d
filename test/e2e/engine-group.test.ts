import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openScriptedBench } from '../harness/scripted-bench.ts';
import { spec } from '../spec/spec.ts';

describe('an order over several merchants', async () => {
  const stage = await openScriptedBench({ settings: { holdSeconds: 1, groupWaitSeconds: 6 } });
  const { shop, bench, caller, database } = stage;
  after(() => stage.close());

  const ordersAt = (host: string) => shop.orders.filter((order) => new URL(order.url).hostname === host).length;
  const ends = (tasks: { taskId: string }[], seconds = 20) =>
    Promise.all(tasks.map(({ taskId }) => bench.untilEnd(caller, taskId, seconds)));

  spec(['life.group-all'], 'nobody places before everyone is at the review', async () => {
    const { tasks } = await bench.order(caller, ['https://a1.example/x', 'https://b1.example/x?prepareMs=700']);
    await delay(500);
    assert.equal(ordersAt('a1.example'), 0);
    assert.deepEqual(
      (await ends(tasks)).map((task) => task.status),
      ['COMPLETED', 'COMPLETED'],
    );
    assert.deepEqual([ordersAt('a1.example'), ordersAt('b1.example')], [1, 1]);
  });

  test('one failure ends the others CANCELLED, with the reason, before any order', async () => {
    const { tasks } = await bench.order(caller, [
      'https://a2.example/x',
      'https://b2.example/x?prepareMs=300&fail=out_of_stock',
      'https://c2.example/x?prepareMs=60000',
    ]);
    const ended = await ends(tasks);
    assert.deepEqual(
      ended.map((task) => task.status),
      ['CANCELLED', 'FAILED', 'CANCELLED'],
    );
    const [last] = await bench.history(caller, ended[0]?.tid ?? '');
    assert.match(last?.note ?? '', /^group_aborted: .*b2\.example/);
    assert.deepEqual([ordersAt('a2.example'), ordersAt('b2.example'), ordersAt('c2.example')], [0, 0, 0]);
  });

  test('cancelling one ends the others', async () => {
    const { tasks } = await bench.order(caller, ['https://a3.example/x', 'https://b3.example/x?prepareMs=60000']);
    await bench.until(caller, tasks[1]?.taskId ?? '', ['STARTED', 'IN_PROGRESS']);
    await bench.cancel(caller, { taskId: tasks[1]?.taskId ?? '' });
    assert.deepEqual(
      (await ends(tasks)).map((task) => task.status),
      ['CANCELLED', 'CANCELLED'],
    );
    assert.equal(ordersAt('a3.example'), 0);
  });

  test('an order that waited too long closes its session and prepares again once the slow one is ready', async () => {
    const fast = 'https://a4.example/x';
    const { tasks } = await bench.order(caller, [fast, 'https://b4.example/x?prepareMs=2500']);
    assert.deepEqual(
      (await ends(tasks)).map((task) => task.status),
      ['COMPLETED', 'COMPLETED'],
    );
    assert.deepEqual([shop.preparations(fast), ordersAt('a4.example'), ordersAt('b4.example')], [2, 1, 1]);
  });

  test('a merchant that never gets there ends the order', async () => {
    const { tasks } = await bench.order(caller, ['https://a5.example/x', 'https://b5.example/x?prepareMs=60000']);
    const ended = await ends(tasks);
    assert.deepEqual(
      ended.map((task) => [task.status, task.failure?.code]),
      [
        ['CANCELLED', undefined],
        ['FAILED', 'group_aborted'],
      ],
    );
    assert.equal(ordersAt('a5.example'), 0);
  });

  spec(
    ['life.group-partial'],
    'in partial mode merchants neither wait for each other nor fall with each other',
    async () => {
      const { tasks } = await bench.order(
        caller,
        ['https://a6.example/x', 'https://b6.example/x?fail=out_of_stock', 'https://c6.example/x?prepareMs=1500'],
        { allowPartialCheckoutForMultiSku: true },
      );
      assert.equal((await bench.untilEnd(caller, tasks[0]?.taskId ?? '', 1.4)).status, 'COMPLETED');
      assert.deepEqual(
        (await ends(tasks)).map((task) => task.status),
        ['COMPLETED', 'FAILED', 'COMPLETED'],
      );
    },
  );

  test('with confirmation, everyone must be confirmed before anyone places', async () => {
    const { tasks } = await bench.order(caller, ['https://a7.example/x', 'https://b7.example/x'], {
      verifyBeforePlacement: true,
    });
    const [first, second] = await Promise.all(
      tasks.map(({ taskId }) => bench.until(caller, taskId, ['PENDING_CONFIRMATION'])),
    );
    await bench.confirm(caller, { taskId: first?.tid ?? '', executionId: first?.executionId ?? '' });
    await delay(400);
    assert.equal(ordersAt('a7.example'), 0);
    await bench.confirm(caller, { taskId: second?.tid ?? '', executionId: second?.executionId ?? '' });
    assert.deepEqual(
      (await ends(tasks)).map((task) => task.status),
      ['COMPLETED', 'COMPLETED'],
    );
  });

  spec(['session.authorised'], 'all orders together stay within what was authorised', async () => {
    const urls = ['https://a8.example/x?price=40', 'https://b8.example/x?price=40', 'https://c8.example/x?price=40'];
    const { tasks } = await bench.orderFromSession(caller, urls, 100);
    const ended = await ends(tasks);
    assert.deepEqual(ended.map((task) => task.status).sort(), ['COMPLETED', 'COMPLETED', 'FAILED']);
    assert.equal(ended.find((task) => task.failure)?.failure?.code, 'authorization_exceeded');
    assert.equal(ordersAt('a8.example') + ordersAt('b8.example') + ordersAt('c8.example'), 2);
  });

  spec(['vault.cvv'], 'the CVV is gone when the order is over', async () => {
    const rows = await database.query<{ kept: number }>(
      'select count(*)::int as kept from sealed_cards where sealed_cvv is not null',
    );
    assert.equal(rows[0]?.kept, 0);
  });
});
