import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { taskEventPayload, taskStatuses } from '@cartwright/contract';
import { openDatabase } from '../../src/platform/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { recordEvents, renderPaymentSessionEvent, webhookHandlers } from '../../src/webhooks/index.ts';
import { taskEvent } from '../harness/task-event.ts';
import { spec } from '../spec/spec.ts';
import { acknowledge, answer, type Receiver, startReceiver } from './webhook-receiver.ts';
import { openStage, type Stage } from './webhook-stage.ts';

const quick = { retryWaitsMs: [50, 100, 100, 100], timeoutMs: 500, pollMs: 50 };

describe('webhook delivery', () => {
  let stage: Stage;
  let receiver: Receiver;
  before(async () => {
    receiver = await startReceiver();
  });
  after(() => receiver.kill());
  afterEach(async () => {
    await stage.close();
    receiver.received.length = 0;
    receiver.behave(acknowledge);
  });
  const statusesReceived = () => receiver.received.map((entry) => JSON.parse(entry.body).status);

  spec(
    ['webhooks.payload', 'webhooks.order'],
    'every transition arrives once, in order, with the payload of the interface',
    async () => {
      stage = await openStage();
      await stage.call('createWebhook', { url: receiver.url });
      stage.startSender(quick);
      const taskId = newId();
      const walk = [
        'QUEUED',
        'STARTED',
        'IN_PROGRESS',
        'PENDING_CONFIRMATION',
        'CONFIRMED',
        'PLACED',
        'COMPLETED',
      ] as const;
      const events = await stage.move(taskId, walk);
      await stage.settled();
      assert.deepEqual(statusesReceived(), walk);
      for (const [index, { body, headers, path }] of receiver.received.entries()) {
        assert.equal(path, '/events');
        assert.equal(headers['content-type'], 'application/json');
        assert.equal(body, events[index]?.payload, 'the bytes are those that were recorded');
        assert.equal(headers['webhook-id'], events[index]?.id);
        const payload = taskEventPayload.parse(JSON.parse(body));
        assert.equal(payload.tid, taskId);
        assert.deepEqual(payload.derivedDetails, { pricing: null, shippingMethod: null, selectedShippingOption: null });
        assert.ok(payload.executionId);
      }
      assert.ok(receiver.connections() <= 3, 'connections are reused');
    },
  );

  test('a status announced once is not announced again by a later execution', async () => {
    stage = await openStage();
    await stage.call('createWebhook', { url: receiver.url });
    stage.startSender(quick);
    const taskId = newId();
    await stage.move(taskId, ['QUEUED', 'STARTED', 'IN_PROGRESS', 'STARTED', 'IN_PROGRESS', 'COMPLETED']);
    await stage.settled();
    assert.deepEqual(statusesReceived(), ['QUEUED', 'STARTED', 'IN_PROGRESS', 'COMPLETED']);
  });

  test('a transaction that is rolled back tells nobody', async () => {
    stage = await openStage();
    await stage.call('createWebhook', { url: receiver.url });
    stage.startSender(quick);
    const event = taskEvent({ accountId: stage.accountId, mode: 'test' }, newId(), 'QUEUED');
    await assert.rejects(
      stage.database.transaction(async (sql) => {
        await recordEvents(sql, [event]);
        throw new Error('the transition failed');
      }),
    );
    await stage.move(newId(), ['STARTED']);
    await stage.settled();
    assert.deepEqual(statusesReceived(), ['STARTED']);
  });

  spec(
    ['webhooks.order', 'webhooks.signature'],
    'a retry is the same id and the same bytes, and later events wait for it',
    async () => {
      stage = await openStage();
      let failures = 3;
      receiver.behave((entry, response) => {
        const fails = JSON.parse(entry.body).status === 'STARTED' && failures-- > 0;
        (fails ? answer(500, 'not today') : acknowledge)(entry, response);
      });
      await stage.call('createWebhook', { url: receiver.url });
      stage.startSender(quick);
      await stage.move(newId(), ['QUEUED', 'STARTED', 'IN_PROGRESS', 'COMPLETED']);
      const deliveries = await stage.settled();
      assert.deepEqual(statusesReceived(), [
        'QUEUED',
        'STARTED',
        'STARTED',
        'STARTED',
        'STARTED',
        'IN_PROGRESS',
        'COMPLETED',
      ]);
      const tries = receiver.received.filter((entry) => JSON.parse(entry.body).status === 'STARTED');
      assert.equal(new Set(tries.map((entry) => entry.headers['webhook-id'])).size, 1);
      assert.equal(new Set(tries.map((entry) => entry.body)).size, 1);
      const started = deliveries.find((delivery) => delivery.kind === 'STARTED');
      assert.deepEqual(
        started?.attempts.map((attempt) => [attempt.status, attempt.answer, attempt.nextAttemptAt !== null]),
        [
          [204, '', false],
          [500, 'not today', true],
          [500, 'not today', true],
          [500, 'not today', true],
        ],
      );
    },
  );

  spec(
    ['webhooks.schedule'],
    'hanging, dripping, redirecting and resetting receivers fail a try and are logged as what they are',
    async () => {
      stage = await openStage();
      const elsewhere = await startReceiver();
      const behaviours = [
        () => {},
        (_entry: unknown, response: import('node:http').ServerResponse) => {
          const timer = setInterval(() => response.socket?.write('H'), 20);
          response.on('close', () => clearInterval(timer));
        },
        (_entry: unknown, response: import('node:http').ServerResponse) =>
          response.writeHead(307, { location: elsewhere.url }).end(),
        (_entry: unknown, response: import('node:http').ServerResponse) => response.socket?.resetAndDestroy(),
      ];
      receiver.behave((entry, response) => (behaviours.shift() ?? acknowledge)(entry, response));
      await stage.call('createWebhook', { url: receiver.url });
      stage.startSender({ ...quick, timeoutMs: 200 });
      await stage.move(newId(), ['QUEUED']);
      const [delivery] = await stage.settled();
      const errors = delivery?.attempts.map((attempt) => attempt.error?.split(':')[0] ?? null);
      assert.deepEqual(errors?.toReversed(), ['timeout', errors?.at(-2), 'answered 307', 'unreachable', null]);
      assert.match(String(errors?.at(-2)), /^(?:timeout|unreachable)$/);
      assert.equal(elsewhere.received.length, 0);
      await elsewhere.kill();
    },
  );

  test('when the schedule is used up the delivery has failed and the next event of the task is sent', async () => {
    stage = await openStage();
    receiver.behave((entry, response) =>
      (JSON.parse(entry.body).status === 'QUEUED' ? answer(503) : acknowledge)(entry, response),
    );
    await stage.call('createWebhook', { url: receiver.url });
    stage.startSender(quick);
    await stage.move(newId(), ['QUEUED', 'STARTED']);
    const deliveries = await stage.settled();
    assert.deepEqual(
      deliveries.map(({ kind, state }) => [kind, state]),
      [
        ['STARTED', 'delivered'],
        ['QUEUED', 'failed'],
      ],
    );
    assert.equal(statusesReceived().filter((status) => status === 'QUEUED').length, 5);
  });

  spec(['webhooks.disable'], '410 disables the endpoint with a notice; enabling it sends what waited', async () => {
    stage = await openStage();
    receiver.behave(answer(410));
    const { endpointId } = await stage.call('createWebhook', { url: receiver.url });
    stage.startSender(quick);
    await stage.move(newId(), ['QUEUED', 'STARTED']);
    const disabled = await until(async () => {
      const endpoint = await stage.call('readWebhook', { endpointId });
      return endpoint.enabled ? null : endpoint;
    });
    assert.equal(disabled.notice?.code, 'endpoint_gone');
    receiver.behave(acknowledge);
    const before = receiver.received.length;
    await delay(300);
    assert.equal(receiver.received.length, before, 'nothing is sent to a disabled endpoint');
    const enabled = await stage.call('updateWebhook', { endpointId, enabled: true });
    assert.equal(enabled.notice, null);
    await stage.settled();
    assert.deepEqual(statusesReceived().slice(before), ['QUEUED', 'STARTED']);
  });

  spec(['webhooks.disable'], 'an endpoint that fails for too long is disabled with a notice', async () => {
    stage = await openStage();
    receiver.behave(answer(500));
    const { endpointId } = await stage.call('createWebhook', { url: receiver.url });
    stage.startSender({ ...quick, disableAfterMs: 100 });
    await stage.move(newId(), ['QUEUED']);
    const disabled = await until(async () => {
      const endpoint = await stage.call('readWebhook', { endpointId });
      return endpoint.enabled ? null : endpoint;
    });
    assert.equal(disabled.notice?.code, 'endpoint_failing');
  });

  spec(
    ['forms.in-progress.hyphen'],
    'each endpoint gets only the kinds and the spelling it chose, and each mode only its own',
    async () => {
      stage = await openStage();
      await stage.call('createWebhook', { url: `${receiver.url}/hyphen`, inProgressSpelling: 'IN-PROGRESS' });
      await stage.call('createWebhook', { url: `${receiver.url}/ends`, events: ['COMPLETED', 'FAILED'] });
      await stage.call(
        'createWebhook',
        { url: `${receiver.url}/live`, auth: { scheme: 'basic', username: 'a', password: 'b' } },
        { mode: 'live' },
      );
      stage.startSender(quick);
      await stage.move(newId(), ['IN_PROGRESS', 'COMPLETED']);
      await stage.settled();
      const byPath = Object.groupBy(receiver.received, (entry) => entry.path);
      const hyphen = byPath['/events/hyphen']?.map((entry) => JSON.parse(entry.body)) ?? [];
      assert.deepEqual(
        hyphen.map((payload) => payload.status),
        ['IN-PROGRESS', 'COMPLETED'],
      );
      assert.equal(hyphen[0]?.tasks[0].metadata.status, 'IN_PROGRESS', "the caller's own text is not touched");
      assert.deepEqual(
        byPath['/events/ends']?.map((entry) => JSON.parse(entry.body).status),
        ['COMPLETED'],
      );
      assert.equal(byPath['/events/live'], undefined);
    },
  );

  test('a completed payment session is sent to the same endpoint', async () => {
    stage = await openStage();
    await stage.call('createWebhook', { url: receiver.url });
    stage.startSender(quick);
    const authorization = { price: '49.90', currency: 'USD', purpose: 'Kettle', expiry: '2030-01-01T00:00:00.000Z' };
    const sessionId = newId();
    const event = renderPaymentSessionEvent({ accountId: stage.accountId, mode: 'test', sessionId, authorization });
    await recordEvents(stage.database, [event]);
    await stage.settled();
    const payload = JSON.parse(receiver.received[0]?.body ?? '{}');
    assert.equal(payload.type, 'payment_session.completed');
    assert.deepEqual([payload.sessionId, payload.mode, payload.status], [sessionId, 'test', 'completed']);
    assert.deepEqual(payload.authorization, authorization);
  });

  test('several senders deliver each event once, in order within each task', async () => {
    stage = await openStage();
    await stage.call('createWebhook', { url: receiver.url });
    for (let sender = 0; sender < 3; sender += 1) stage.startSender(quick);
    const tasks = Array.from({ length: 30 }, newId);
    await Promise.all(tasks.map((taskId) => stage.move(taskId, taskStatuses.slice(0, 5))));
    await stage.settled();
    assert.equal(receiver.received.length, 150);
    const byTask = Object.groupBy(receiver.received, (entry) => JSON.parse(entry.body).tid as string);
    for (const taskId of tasks) {
      assert.deepEqual(
        byTask[taskId]?.map((entry) => JSON.parse(entry.body).status),
        taskStatuses.slice(0, 5),
      );
    }
  });

  test('a sender elsewhere is woken by the commit, long before it would poll', async () => {
    stage = await openStage();
    await stage.call('createWebhook', { url: receiver.url });
    stage.startSender({ ...quick, pollMs: 60_000 });
    await delay(500);
    // A separate pool acts as another process: it has no sender, so it can only notify.
    const elsewhere = openDatabase({ url: stage.databaseUrl, poolSize: 2 });
    webhookHandlers({ database: elsewhere, fetcher: stage.fetcher, sealer: stage.sealer });
    const event = taskEvent({ accountId: stage.accountId, mode: 'test' }, newId(), 'QUEUED');
    await elsewhere.transaction((sql) => recordEvents(sql, [event]));
    await until(async () => receiver.received[0] ?? null);
    await elsewhere.close();
  });
});

async function until<T>(look: () => Promise<T | null>, patienceMs = 5_000): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > deadline) throw new Error('it did not come about in time');
    await delay(10);
  }
}
