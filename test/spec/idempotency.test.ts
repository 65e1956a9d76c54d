import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sampleOrder } from './sample-order.ts';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const service = await openService({ ALLOW_PRIVATE_HOSTS: '127.0.0.1' });
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

spec(['create.idempotency.parallel'], '409: while the first runs; one task per key however many ask', async () => {
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

spec(
  ['create.idempotency.parallel'],
  '200: the API stays ready while reads with a key wait for a silent host',
  async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/product`;
    const read = (key: string, page: string) =>
      service.call('POST', '/product/details', { body: { url: page }, headers: { 'Idempotency-Key': key } });
    const key = randomUUID();
    const waiting = [read(key, url), ...Array.from({ length: 15 }, (_, n) => read(randomUUID(), `${url}/${n}`))];
    while (sockets.size < waiting.length) await once(silent, 'connection');
    const ready = await Promise.all(Array.from({ length: 4 }, () => service.call('GET', '/readyz')));
    assert.deepEqual(
      ready.map((answer) => answer.status),
      [200, 200, 200, 200],
    );
    const second = await read(key, url);
    assert.deepEqual([second.status, second.body.error], [409, 'idempotency_in_progress']);
    for (const socket of sockets) socket.destroy();
    silent.close();
    for (const answer of await Promise.all(waiting)) assert.equal(answer.status, 502);
    assert.equal((await read(key, url)).status, 502);
  },
);

spec(
  ['create.idempotency.replay'],
  '200: a read with a key is answered once, and again with another body 422',
  async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const search = (name: string) => service.call('POST', '/product/search', { body: { name }, headers });
    const [first, again, other] = [await search('tea'), await search('tea'), await search('coffee')];
    assert.deepEqual([first.status, again.status, again.body], [200, 200, first.body]);
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    assert.deepEqual([other.status, other.body.error], [422, 'idempotency_mismatch']);
  },
);
