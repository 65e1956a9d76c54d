import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '@cartwright/contract';
import { startService } from '../harness/index.ts';
import { sampleOrder, testCard } from './sample-order.ts';
import { openService } from './service.ts';

const service = await openService({ LOG_LEVEL: 'debug' });
const get = (path: string) => service.call('GET', path, { key: null });

test('200: health, readiness and metrics need no key', async () => {
  assert.deepEqual((await get('/healthz')).body, { status: 'ok' });
  assert.deepEqual((await get('/readyz')).body, { status: 'ready' });
  await service.call('POST', '/checkout', { body: sampleOrder() });
  const { body, headers } = await get('/metrics');
  assert.match(headers.get('content-type') ?? '', /^text\/plain/);
  assert.match(body, /cartwright_http_request_seconds_count\{route="\/checkout",method="POST",status="201"\} \d+/);
  assert.match(body, /process_resident_memory_bytes \d+/);
});

test('200: the OpenAPI document names this service and every operation', async () => {
  const { body } = await get('/openapi.json');
  assert.equal(body.openapi, '3.1.0');
  assert.equal(body.servers[0].url, service.url);
  const ids = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
    Object.values(path).map((form) => form.operationId),
  );
  for (const name of Object.keys(operations)) assert.ok(ids.includes(name), name);
});

test('200: the API page needs nothing else', async () => {
  const { body, headers } = await get('/docs');
  assert.match(headers.get('content-type') ?? '', /^text\/html/);
  assert.ok(!/<script|<link[^>]+href="http|src="http|@import|url\(/.test(body));
  for (const operation of Object.values(operations)) {
    for (const form of operation.forms)
      assert.ok(
        body.includes(form.path.replaceAll(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`)) ||
          body.includes(form.path),
        form.path,
      );
  }
});

test('every answer has a request id and every log line of a request carries it; no key or card is logged', async () => {
  const answers = [
    await service.call('POST', '/checkout', { body: sampleOrder() }),
    await service.call('POST', '/checkout', { body: { customer: { payment: { provider: 'test', data: testCard } } } }),
    await service.call('GET', '/checkout/4242424242424242'),
    await service.call('GET', `/checkout/${service.key}`),
    await service.call('POST', '/checkout', { rawBody: `{"cardNumber": "${testCard.cardNumber}"` }),
  ];
  await sleep(200);
  const lines = service
    .stdout()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { reqId?: string });
  for (const answer of answers) {
    const id = answer.headers.get('x-request-id');
    assert.ok(id && lines.some((line) => line.reqId === id), `no log line with ${id}`);
  }
  const logged = lines.map((line) => JSON.stringify(line)).join('\n');
  assert.ok(!logged.includes(testCard.cardNumber));
  assert.ok(!logged.includes(service.key.slice(12)));
});

test('200: with an identity of the agent, its public key is where merchants look for it', async () => {
  const path = '/.well-known/http-message-signatures-directory';
  assert.equal((await get(path)).status, 404);
  const named = await startService({
    env: { ROLES: 'api', LOG_LEVEL: 'warn', AGENT_IDENTITY_URL: 'https://agent.example' },
  });
  const response = await fetch(named.url + path);
  assert.match(response.headers.get('content-type') ?? '', /^application\/http-message-signatures-directory\+json/);
  assert.ok(response.headers.get('signature') && response.headers.get('signature-input'));
  const { keys } = (await response.json()) as { keys: { kty: string; crv: string }[] };
  assert.deepEqual([keys[0]?.kty, keys[0]?.crv], ['OKP', 'Ed25519']);
  await named.stop();
});

test('SIGTERM: answers in flight are finished, then the process ends with 0', async () => {
  let hit = () => {};
  const reached = new Promise<void>((done) => {
    hit = done;
  });
  const slow = createServer(async (_request, response) => {
    hit();
    await sleep(1_000);
    response.end('<html><body>not a product</body></html>');
  });
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
  after(() => slow.close());
  const host = `127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const leaving = await startService({ env: { ROLES: 'api', ALLOW_PRIVATE_HOSTS: host, LOG_LEVEL: 'warn' } });
  const answer = fetch(`${leaving.url}/product/details`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': leaving.testKey as string },
    body: JSON.stringify({ url: `http://${host}/p` }),
  });
  await reached;
  const stopped = leaving.stop();
  assert.equal((await answer).status, 400);
  assert.equal(await stopped, 0);
  await assert.rejects(fetch(`${leaving.url}/healthz`));
});
