import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { exampleOrder } from '@cartwright/contract';
import { createClient } from './create-client.ts';
import { ApiError, ConnectionError } from './errors.ts';

interface Heard {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A server that gives the prepared answers in turn and remembers what it was asked. */
async function startServer(context: TestContext, answers: ((response: ServerResponse) => void)[]) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ method: request.method, url: request.url, headers: request.headers, body });
    (answers.shift() ?? answerWith(200, {}))(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const answerWith =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
const hangUp = (response: ServerResponse) => void response.socket?.destroy();

test('a write is tried again after a lost answer, a 503 and a 429, always with the same idempotency key', async (t) => {
  const accepted = { taskId: 't', tasks: [] };
  const busy = { error: 'rate_limited', message: 'Too many requests.', requestId: 'req_1' };
  const { heard, url } = await startServer(t, [
    hangUp,
    answerWith(503, { error: 'store_unavailable', message: 'Away.', requestId: 'req_2' }),
    answerWith(429, busy, { 'Retry-After': '1' }),
    answerWith(201, accepted),
  ]);
  const client = createClient({ url, apiKey: 'cw_test_x' });
  const begin = Date.now();
  assert.deepEqual(await client.checkouts.create(exampleOrder('https://shop.example/1')), accepted);
  assert.ok(Date.now() - begin >= 1_000, 'Retry-After was not honoured');
  assert.equal(heard.length, 4);
  const keys = new Set(heard.map((request) => request.headers['idempotency-key']));
  assert.equal(keys.size, 1);
  assert.match(String([...keys][0]), /^[0-9a-f-]{36}$/);
  assert.ok(heard.every((request) => request.headers['x-api-key'] === 'cw_test_x'));
});

test('reads carry no idempotency key; path, query and body come from the table', async (t) => {
  const { heard, url } = await startServer(t, []);
  const client = createClient({ url: `${url}/under/`, apiKey: () => 'k' });
  await client.checkouts.read({ taskId: 'a/b' });
  await client.webhooks.deliveries({ state: 'failed', limit: 5 });
  await client.webhooks.rotateSecret({ endpointId: 'e', overlapHours: 2 });
  await client.products.search({ name: 'shirt' });
  await client.webhooks.list();
  assert.deepEqual(
    heard.map(({ method, url, body }) => [method, url, body]),
    [
      ['GET', '/under/checkout/a%2Fb', ''],
      ['GET', '/under/webhooks/deliveries?state=failed&limit=5', ''],
      ['POST', '/under/webhooks/e/rotate-secret', '{"overlapHours":2}'],
      ['POST', '/under/product/search', '{"name":"shirt"}'],
      ['GET', '/under/webhooks', ''],
    ],
  );
  assert.deepEqual(
    heard.map(({ headers }) => 'idempotency-key' in headers),
    [false, false, true, false, false],
  );
});

test('of an operation with several forms the one that fits the input is called', async (t) => {
  const { heard, url } = await startServer(t, []);
  const taskId = '8a4f2f5e-7a55-4c52-b7ad-50a8a1c8c8aa';
  const client = createClient({ url, apiKey: 'k' });
  await client.checkouts.cancel({ taskId });
  await client.checkouts.cancel({ taskId, executionId: taskId });
  assert.deepEqual(
    heard.map(({ method, url }) => `${method} ${url}`),
    [`DELETE /checkout/${taskId}`, 'POST /checkout/cancel'],
  );
});

test('an error says its code, its request id and the fields that are wrong, and is not tried again', async (t) => {
  const details = [{ path: 'tasks[0].quantity', message: 'must be 1 or more' }];
  const { heard, url } = await startServer(t, [
    answerWith(400, { error: 'invalid_request', message: 'Wrong.', requestId: 'req_9', details }),
  ]);
  const error = await createClient({ url, apiKey: 'k' })
    .webhooks.list()
    .catch((caught: unknown) => caught);
  assert.ok(error instanceof ApiError);
  assert.deepEqual([error.status, error.code, error.requestId], [400, 'invalid_request', 'req_9']);
  assert.equal(error.about('tasks[0].quantity'), 'must be 1 or more');
  assert.equal(heard.length, 1);
});

test('silence is a timeout, and nobody at the address is unreachable', async (t) => {
  const { url } = await startServer(t, [() => undefined]);
  const isConnection = (reason: string) => (error: unknown) =>
    error instanceof ConnectionError && error.reason === reason;
  await assert.rejects(
    createClient({ url, apiKey: 'k', timeoutMs: 50, retries: 0 }).webhooks.list(),
    isConnection('timeout'),
  );
  await assert.rejects(
    createClient({ url: 'http://127.0.0.1:9', apiKey: 'k', retries: 0 }).webhooks.list(),
    isConnection('unreachable'),
  );
});

test('an aborted call stops at once with the reason of the signal', async (t) => {
  const { url } = await startServer(t, [() => undefined, answerWith(503, {})]);
  const client = createClient({ url, apiKey: 'k' });
  const reason = new Error('enough');
  for (const delay of [20, 20]) {
    const stop = new AbortController();
    setTimeout(() => stop.abort(reason), delay);
    await assert.rejects(client.webhooks.list({}, { signal: stop.signal }), reason);
  }
});

test('a redirect is not followed: it would carry the key elsewhere', async (t) => {
  const elsewhere = await startServer(t, []);
  const { url } = await startServer(t, [answerWith(307, '', { Location: `${elsewhere.url}/webhooks` })]);
  await assert.rejects(createClient({ url, apiKey: 'k' }).webhooks.list(), /redirects elsewhere/);
  assert.equal(elsewhere.heard.length, 0);
});

test('a page of another program is not mistaken for an answer', async (t) => {
  const { url } = await startServer(t, [answerWith(200, '<html>')]);
  await assert.rejects(createClient({ url, apiKey: 'k' }).webhooks.list(), /not JSON/);
});

test('settings that throw leave no timer behind, which would keep a program from ending', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const apiKey = () => {
    throw new Error('no key');
  };
  await assert.rejects(createClient({ url: 'http://127.0.0.1:1', apiKey }).checkouts.read({ taskId: 't' }), /no key/);
  assert.equal(timers(), before);
});
