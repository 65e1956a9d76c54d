import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sampleOrder } from './sample-order.ts';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const service = await openService();
const post = (key: string, body: unknown = sampleOrder(), options = {}) =>
  service.call('POST', '/checkout', { body, headers: { 'Idempotency-Key': key }, ...options });

spec(['create.idempotency.replay'], '201: the same key and body give the first answer again', async () => {
  const key = randomUUID();
  const first = await post(key);
  const again = await post(key);
  assert.deepEqual([again.status, again.body], [201, first.body]);
  assert.equal(first.headers.get('idempotent-replayed'), null);
  assert.equal(again.headers.get('idempotent-replayed'), 'true');
  const { customer, tasks } = sampleOrder();
  const reordered = await post(key, { tasks, customer });
  assert.deepEqual(reordered.body, first.body);
});

spec(['create.idempotency.mismatch'], '422: the same key with another body', async () => {
  const key = randomUUID();
  await post(key);
  const { status, body } = await post(
    key,
    sampleOrder({ tasks: [{ url: 'https://shop.example/other', quantity: 1 }] }),
  );
  assert.deepEqual([status, body.error], [422, 'idempotency_mismatch']);
});

spec(['create.idempotency.parallel'], '409: while the first runs; one task a key however many ask', async () => {
  const keys = Array.from({ length: 10 }, () => randomUUID());
  const answers = await Promise.all(
    keys.flatMap((key) => Array.from({ length: 20 }, async () => ({ key, ...(await post(key)) }))),
  );
  for (const key of keys) {
    const own = answers.filter((answer) => answer.key === key);
    const created = own.filter((answer) => answer.status === 201);
    assert.equal(new Set(created.map((answer) => answer.body.taskId)).size, 1);
    for (const answer of own.filter(({ status }) => status !== 201)) {
      assert.deepEqual([answer.status, answer.body.error], [409, 'idempotency_in_progress']);
    }
  }
});

spec(['create.idempotency.scope'], '201: keys of other accounts, modes and operations are other keys', async () => {
  const key = randomUUID();
  const other = await service.makeAccount();
  const mine = await post(key);
  const theirs = await post(key, sampleOrder(), { key: other.test });
  assert.equal(theirs.status, 201);
  assert.notEqual(theirs.body.taskId, mine.body.taskId);
  const session = { email: 'a@example.com', price: '10.00', purpose: 'Test' };
  const headers = { 'Idempotency-Key': key };
  const test = await service.call('POST', '/payment/session', { body: session, headers, key: other.test });
  const live = await service.call('POST', '/payment/session', { body: session, headers, key: other.live });
  assert.deepEqual([test.status, live.status], [200, 200]);
  assert.notEqual(test.body.data.sessionId, live.body.data.sessionId);
  const replay = await service.call('POST', '/payment/session', { body: session, headers, key: other.test });
  assert.deepEqual(replay.body, test.body);
});

spec(['create.idempotency.replay'], 'a refused request does not use up its key', async () => {
  const key = randomUUID();
  assert.equal((await post(key, { customer: {} })).status, 400);
  assert.equal((await post(key)).status, 201);
});

spec(['create.idempotency.replay'], '400: a key that is empty or longer than 255 characters', async () => {
  assert.equal((await post('x'.repeat(256))).status, 400);
  assert.equal((await post('x'.repeat(255))).status, 201);
});
