import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { type ApiErrorCode, apiErrors, errorBody } from '@cartwright/contract';
import fc from 'fast-check';
import { arbitraryRequest, type GeneratedRequest } from './arbitrary-request.ts';
import { sampleOrder } from './sample-order.ts';
import { openService } from './service.ts';

/** The full run asks for more: GENERATED_REQUESTS=100000. */
const total = Number(process.env.GENERATED_REQUESTS ?? 5000);
const parallel = 16;

const shop = createServer((_request, response) => response.end('<html><body><h1>Nothing for sale</h1></body></html>'));
await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
after(() => shop.close());
const shopHost = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
const service = await openService({ ALLOW_PRIVATE_HOSTS: shopHost });

const created = await Promise.all(
  Array.from({ length: 3 }, async () => (await service.call('POST', '/checkout', { body: sampleOrder() })).body),
);
const known = {
  uuids: [...created.flatMap((task) => [task.taskId, task.executionId]), randomUUID()],
  urls: [
    `http://${shopHost}/1`,
    `http://www.${'a'.repeat(60)}.example/`,
    'https://shop.example/p?x=1#y',
    'http://127.0.0.1:1/',
    'http://[::1]/',
  ],
};

async function send(request: GeneratedRequest): Promise<string> {
  const isDetails = request.name === 'readProductDetails';
  if (isDetails && request.body?.includes('.example')) return 'not sent: it would leave this machine';
  const answer = await service.call(request.form.method, request.path, {
    headers: request.headers,
    ...(request.body !== undefined && { rawBody: request.body }),
  });
  const about = `${request.form.method} ${request.path} ${request.body?.slice(0, 300)} → ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
  assert.ok(answer.status < 500, about);
  if (answer.status < 300) {
    assert.equal(answer.status, request.operation.success.status, about);
    assert.ok(request.operation.success.body.safeParse(answer.body).success, about);
  } else {
    const body = errorBody.parse(answer.body);
    assert.equal(apiErrors[body.error as ApiErrorCode]?.status, answer.status, about);
    assert.equal(body.requestId, answer.headers.get('x-request-id'), about);
  }
  return `${request.name} ${answer.status}`;
}

test(`${total} generated requests: no 5xx, every answer fits its schema`, async () => {
  const requests = fc.sample(arbitraryRequest(known), { numRuns: total });
  const outcomes = new Map<string, number>();
  let next = 0;
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (next < requests.length) {
        const outcome = await send(requests[next++] as GeneratedRequest);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }),
  );
  console.log(
    [...outcomes]
      .sort()
      .map(([outcome, count]) => `${count} × ${outcome}`)
      .join('\n'),
  );
  for (const name of [
    'createCheckout 201',
    'createCheckout 400',
    'readCheckout 200',
    'cancelCheckout 400',
    'estimateCheckout 200',
  ]) {
    assert.ok(outcomes.has(name), `no request ended as ${name}`);
  }
});
