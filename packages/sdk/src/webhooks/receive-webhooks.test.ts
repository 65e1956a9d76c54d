import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { WebhookError } from '../errors.ts';
import type { WebhookEvent } from './parse-webhook-event.ts';
import { createWebhookReceiver } from './receive-webhooks.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OTHER = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const ID = '8a4f2f5e-7a55-4c52-b7ad-50a8a1c8c8aa';

const taskEvent = (status: string) => ({
  tid: ID,
  status,
  createdAt: '2026-01-31T12:00:00.000Z',
  groupId: ID,
  executionId: ID,
  merchant: 'shop.example',
  tasks: [],
  derivedDetails: { pricing: null, shippingMethod: null, selectedShippingOption: null },
  customer: {
    contact: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', phone: '+1 503 555 0100' },
    shippingAddress: { addressLine1: '1', city: 'Portland', province: 'OR', postalCode: '97201', country: 'US' },
    billingAddress: null,
    payment: { data: { sessionId: ID } },
  },
});

/** Signed by the library that the service's own receivers use, not by the code under test. */
function deliver(payload: unknown, { secret = SECRET, id = 'evt_1', at = new Date() } = {}) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return {
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
    body,
  };
}
const refuses = (reason: string) => (error: unknown) => error instanceof WebhookError && error.reason === reason;

test('a signed delivery is handled, and both spellings of a status arrive as one', async () => {
  for (const status of ['IN_PROGRESS', 'IN-PROGRESS']) {
    const events: WebhookEvent[] = [];
    const receiver = createWebhookReceiver({ secret: SECRET });
    assert.equal(await receiver.handle(deliver(taskEvent(status)), (event) => events.push(event)), 'handled');
    assert.partialDeepStrictEqual(events, [{ kind: 'task', taskId: ID, status: 'IN_PROGRESS' }]);
  }
});

test('a status of a task is handled once, whatever the id of its delivery', async () => {
  const receiver = createWebhookReceiver({ secret: SECRET });
  let handled = 0;
  const count = () => {
    handled += 1;
  };
  await receiver.handle(deliver(taskEvent('IN_PROGRESS')), count);
  assert.equal(await receiver.handle(deliver(taskEvent('IN_PROGRESS')), count), 'duplicate');
  assert.equal(await receiver.handle(deliver(taskEvent('IN-PROGRESS'), { id: 'evt_2' }), count), 'duplicate');
  assert.equal(await receiver.handle(deliver(taskEvent('COMPLETED'), { id: 'evt_3' }), count), 'handled');
  assert.equal(handled, 2);
});

test('a delivery whose handler failed is handled again', async () => {
  const receiver = createWebhookReceiver({ secret: SECRET });
  const request = deliver(taskEvent('COMPLETED'));
  await assert.rejects(
    receiver.handle(request, () => {
      throw new Error('database away');
    }),
    /database away/,
  );
  assert.equal(await receiver.handle(request, () => undefined), 'handled');
});

test('a forged, altered, old or unsigned delivery never reaches the handler', async () => {
  const receiver = createWebhookReceiver({ secret: SECRET });
  const never = () => assert.fail('handled');
  const good = deliver(taskEvent('COMPLETED'));
  await assert.rejects(
    receiver.handle(deliver(taskEvent('COMPLETED'), { secret: OTHER }), never),
    refuses('signature'),
  );
  await assert.rejects(receiver.handle({ ...good, body: `${good.body} ` }, never), refuses('signature'));
  await assert.rejects(receiver.handle({ ...good, headers: {} }, never), refuses('headers'));
  const old = deliver(taskEvent('COMPLETED'), { at: new Date(Date.now() - 301_000) });
  await assert.rejects(receiver.handle(old, never), refuses('timestamp'));
  const unreadable = { ...good.headers, 'webhook-timestamp': 'yesterday' };
  await assert.rejects(receiver.handle({ ...good, headers: unreadable }, never), refuses('timestamp'));
  const notBase64 = { ...good.headers, 'webhook-signature': 'v1,*** v2,abc' };
  await assert.rejects(receiver.handle({ ...good, headers: notBase64 }, never), refuses('signature'));
  await assert.rejects(receiver.handle(deliver('[1]'), never), refuses('body'));
});

test('during a change of secret either of the two is enough', async () => {
  const receiver = createWebhookReceiver({ secret: [OTHER, SECRET] });
  assert.equal(await receiver.handle(deliver(taskEvent('QUEUED')), () => undefined), 'handled');
});

test('a kind of a newer service is handed over as unknown', async () => {
  const receiver = createWebhookReceiver({ secret: SECRET });
  const events: WebhookEvent[] = [];
  await receiver.handle(deliver({ type: 'parcel.sent' }), (event) => events.push(event));
  assert.deepEqual(events, [{ kind: 'unknown', payload: { type: 'parcel.sent' } }]);
});

test('Request in, Response out: 204 for what is right, 401 and 400 for what is not', async () => {
  const receiver = createWebhookReceiver({ secret: SECRET });
  const ask = ({ headers, body }: ReturnType<typeof deliver>) =>
    receiver.respond(new Request('https://shop.example/hook', { method: 'POST', headers, body }), () => undefined);
  assert.equal((await ask(deliver(taskEvent('PLACED')))).status, 204);
  assert.equal((await ask(deliver(taskEvent('PLACED'), { secret: OTHER }))).status, 401);
  assert.equal((await ask(deliver('not json'))).status, 400);
});
