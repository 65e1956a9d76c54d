import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { eventKinds } from '@cartwright/contract';
import { ApiError } from '../../src/platform/http/api-error.ts';
import { newId } from '../../src/platform/ids.ts';
import { pruneLog } from '../../src/webhooks/log/prune-log.ts';
import { answer, type Receiver, startReceiver } from './webhook-receiver.ts';
import { openStage, type Stage } from './webhook-stage.ts';

const quick = { retryWaitsMs: [50], timeoutMs: 1_000, pollMs: 50 };
const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

describe('webhook log and replay', () => {
  let stage: Stage;
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
    stage = await openStage();
  });
  afterEach(async () => {
    await stage.close();
    await receiver.kill();
  });

  test('one event is replayed with the same id and bytes, and both tries are in the log', async () => {
    await stage.call('createWebhook', { url: receiver.url, inProgressSpelling: 'IN-PROGRESS' });
    stage.startSender(quick);
    const [event] = await stage.move(newId(), ['IN_PROGRESS']);
    await stage.settled();
    assert.deepEqual(await stage.call('replayWebhooks', { eventId: event?.id }), { deliveries: 1 });
    const [delivery] = await stage.settled();
    assert.equal(delivery?.attempts.length, 2);
    const [first, second] = receiver.received;
    assert.equal(second?.body, first?.body);
    assert.equal(second?.headers['webhook-id'], first?.headers['webhook-id']);
  });

  test('a time range is replayed in order, to endpoints that were not notified then', async () => {
    const since = new Date(Date.now() - 1_000).toISOString();
    const taskId = newId();
    await stage.move(taskId, ['QUEUED', 'STARTED', 'IN_PROGRESS', 'COMPLETED']);
    await stage.call('createWebhook', { url: receiver.url });
    stage.startSender(quick);
    await stage.move(newId(), ['QUEUED']);
    await stage.settled();
    assert.equal(receiver.received.length, 1, 'an endpoint is not told of what was before it');
    assert.deepEqual(await stage.call('replayWebhooks', { since, onlyUndelivered: true }), { deliveries: 4 });
    await stage.settled();
    assert.deepEqual(
      receiver.received.slice(1).map((entry) => JSON.parse(entry.body).status),
      ['QUEUED', 'STARTED', 'IN_PROGRESS', 'COMPLETED'],
    );
    const until = new Date().toISOString();
    assert.deepEqual(await stage.call('replayWebhooks', { since, until, events: ['QUEUED'] }), { deliveries: 2 });
    assert.deepEqual(await stage.call('replayWebhooks', { since: until }), { deliveries: 0 });
  });

  test('a delivery that has failed for good starts again with a replay', async () => {
    receiver.behave(answer(500, 'down'));
    await stage.call('createWebhook', { url: receiver.url });
    stage.startSender(quick);
    const [event] = await stage.move(newId(), ['QUEUED']);
    const [failed] = await stage.settled();
    assert.equal(failed?.state, 'failed');
    receiver.behave(answer(200, 'up'));
    await stage.call('replayWebhooks', { eventId: event?.id });
    const [delivered] = await stage.settled();
    assert.equal(delivered?.state, 'delivered');
    assert.deepEqual(
      delivered?.attempts.map((attempt) => attempt.answer),
      ['up', 'down', 'down'],
    );
  });

  test('the test call sends a sample of each kind, which the event list and ranges leave out', async () => {
    const { endpointId } = await stage.call('createWebhook', { url: receiver.url });
    stage.startSender(quick);
    const { deliveries } = await stage.call('testWebhooks', { endpointId });
    assert.deepEqual(
      deliveries.map((delivery) => delivery.kind),
      [...eventKinds],
    );
    const log = await stage.settled();
    assert.ok(log.every((delivery) => delivery.isSample && delivery.state === 'delivered'));
    assert.equal(receiver.received.length, eventKinds.length);
    assert.deepEqual(await stage.call('listWebhookEvents', {}), { events: [], nextBefore: null });
    assert.deepEqual(await stage.call('replayWebhooks', { since: '2020-01-01T00:00:00Z' }), { deliveries: 0 });
  });

  test('events and deliveries are paged newest first', async () => {
    await stage.call('createWebhook', { url: receiver.url });
    const taskId = newId();
    await stage.move(taskId, ['QUEUED', 'STARTED', 'IN_PROGRESS']);
    await stage.move(newId(), ['QUEUED']);
    const first = await stage.call('listWebhookEvents', { limit: 2 });
    const second = await stage.call('listWebhookEvents', { limit: 2, before: first.nextBefore ?? '' });
    const kinds = [...first.events, ...second.events].map((event) => event.kind);
    assert.deepEqual(kinds, ['QUEUED', 'IN_PROGRESS', 'STARTED', 'QUEUED']);
    const ofTask = await stage.call('listWebhookEvents', { taskId });
    assert.deepEqual(
      ofTask.events.map((event) => event.kind),
      ['IN_PROGRESS', 'STARTED', 'QUEUED'],
    );
    const pending = await stage.call('listWebhookDeliveries', { taskId, state: 'pending', limit: 2 });
    assert.deepEqual(
      pending.deliveries.map((delivery) => delivery.kind),
      ['IN_PROGRESS', 'STARTED'],
    );
    assert.ok(pending.nextBefore);
  });

  test('another account, and the other mode, find nothing', async () => {
    const { endpointId } = await stage.call('createWebhook', { url: receiver.url });
    const [event] = await stage.move(newId(), ['QUEUED']);
    for (const as of [{ accountId: await stage.newAccount() }, { mode: 'live' as const }]) {
      assert.deepEqual(await stage.call('listWebhooks', {}, as), { endpoints: [] });
      assert.deepEqual((await stage.call('listWebhookEvents', {}, as)).events, []);
      assert.deepEqual((await stage.call('listWebhookDeliveries', { endpointId }, as)).deliveries, []);
      const refused = [
        () => stage.call('readWebhook', { endpointId }, as),
        () => stage.call('updateWebhook', { endpointId, enabled: false }, as),
        () => stage.call('removeWebhook', { endpointId }, as),
        () => stage.call('rotateWebhookSecret', { endpointId }, as),
        () => stage.call('testWebhooks', { endpointId }, as),
        () => stage.call('replayWebhooks', { eventId: event?.id }, as),
      ];
      for (const call of refused) await assert.rejects(call, isNotFound);
    }
  });

  test('nothing more is sent to a removed endpoint', async () => {
    const { endpointId } = await stage.call('createWebhook', { url: receiver.url });
    await stage.move(newId(), ['QUEUED']);
    await stage.call('removeWebhook', { endpointId });
    stage.startSender(quick);
    await stage.move(newId(), ['QUEUED']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.equal(receiver.received.length, 0);
    await assert.rejects(stage.call('readWebhook', { endpointId }), isNotFound);
  });

  test('what is older than the log lasts is forgotten, with its deliveries and tries', async () => {
    receiver.behave(answer(500));
    await stage.call('createWebhook', { url: receiver.url });
    stage.startSender(quick);
    const [old] = await stage.move(newId(), ['QUEUED']);
    await stage.settled();
    const [young] = await stage.move(newId(), ['QUEUED']);
    await stage.settled();
    await stage.database.query(`update webhook_events set created_at = now() - interval '31 days' where id = $1`, [
      old?.id,
    ]);
    await pruneLog(stage.database, 30);
    const { events } = await stage.call('listWebhookEvents', {});
    assert.deepEqual(
      events.map((event) => event.eventId),
      [young?.id],
    );
    const [count] = await stage.database.query<{ attempts: number; deliveries: number }>(
      `select (select count(*) from webhook_attempts) as attempts, (select count(*) from webhook_deliveries) as deliveries`,
    );
    assert.deepEqual(count, { attempts: 2, deliveries: 1 });
  });
});
