import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../src/platform/ids.ts';
import { measureIsolation } from '../faults/webhook-isolation.ts';
import { runStorm } from '../faults/webhook-storm.ts';
import { createTestDatabase } from '../harness/index.ts';
import { spec } from '../spec/spec.ts';
import { startReceiver } from './webhook-receiver.ts';
import { openStage } from './webhook-stage.ts';

// The short forms of `npm run faults:webhooks`.

test('receivers that misbehave and senders that are killed: all delivered, in order, under one id', async () => {
  const { url, database, close } = await createTestDatabase();
  const figures = await runStorm({
    database,
    databaseUrl: url,
    events: 500,
    accounts: 5,
    eventsPerSecond: 100,
    killEveryMs: [700, 1_500],
  });
  await close();
  assert.equal(figures.lost, 0);
  assert.equal(figures.altered, 0);
  assert.equal(figures.outOfOrder, 0);
  assert.ok(figures.kills + figures.pauses > 0, 'no sender was killed or stopped');
  for (const kind of ['500', 'hang', 'drip', 'redirect', 'reset'] as const) {
    assert.ok(figures.hits[kind] > 0, `no ${kind} was hit`);
  }
  assert.ok(figures.quietAfterSeconds < 60);
});

spec(['webhooks.isolation'], 'a dead endpoint with a long queue does not delay other accounts', async () => {
  const figures = await measureIsolation({ queued: 200, healthyAccounts: 3, eventsEach: 30, everyMs: 30 });
  assert.ok(figures.triesAtDead > 0);
  assert.equal(figures.healthyEvents, 90);
  assert.ok(figures.p99Ms < 1_000, `p99 ${figures.p99Ms} ms`);
});

test('a receiver that was away is served everything in order when it is back', async () => {
  const stage = await openStage();
  const receiver = await startReceiver();
  await stage.call('createWebhook', { url: receiver.url });
  await receiver.kill();
  // The second wait is the real one: without the return being noticed, everything would be five minutes late.
  stage.startSender({ retryWaitsMs: [500, 300_000], pollMs: 50, outageMs: 1_000 });
  const tasks = Array.from({ length: 20 }, newId);
  for (const taskId of tasks) await stage.move(taskId, ['QUEUED', 'STARTED', 'IN_PROGRESS']);
  await delay(1_500);
  assert.equal(receiver.received.length, 0);
  await receiver.start();
  await stage.move(newId(), ['QUEUED']);
  await stage.settled(20_000);
  assert.equal(receiver.received.length, tasks.length * 3 + 1);
  const byTask = Object.groupBy(receiver.received, (entry) => JSON.parse(entry.body).tid as string);
  for (const taskId of tasks) {
    const statuses = byTask[taskId]?.map((entry) => JSON.parse(entry.body).status);
    assert.deepEqual(statuses, ['QUEUED', 'STARTED', 'IN_PROGRESS']);
  }
  await stage.close();
  await receiver.kill();
});
