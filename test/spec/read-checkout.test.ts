import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { checkoutTask, statusHistory } from '@cartwright/contract';
import { sampleOrder } from './sample-order.ts';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const service = await openService();
const { body: accepted } = await service.call('POST', '/checkout', { body: sampleOrder() });
const get = (path: string, options = {}) => service.call('GET', path, options);
const storeTimestamp = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6}$/;

spec(
  ['read.200', 'read.latest', 'read.derived-null', 'read.iterations'],
  '200: the task with every field',
  async () => {
    const { status, body } = await get(`/checkout/${accepted.taskId}`);
    assert.equal(status, 200);
    assert.deepEqual(checkoutTask.parse(body), body);
    assert.equal(body.tid, accepted.taskId);
    assert.equal(body.executionId, accepted.executionId);
    assert.equal(body.groupId, accepted.groupId);
    assert.deepEqual(
      [body.executionNumber, body.isLatest, body.status, body.merchant],
      [1, true, 'QUEUED', 'shop.example'],
    );
    assert.deepEqual(body.derivedDetails, { pricing: null, shippingMethod: null, selectedShippingOption: null });
    assert.deepEqual([body.order, body.failure], [null, null]);
    assert.deepEqual(body.iterations, [
      {
        executionId: accepted.executionId,
        executionNumber: 1,
        status: 'QUEUED',
        createdAt: body.createdAt,
        endedAt: null,
        isLatest: true,
        failure: null,
      },
    ]);
  },
);

spec(['forms.timestamps.store'], '200: timestamps are UTC with microseconds', async () => {
  const { body: task } = await get(`/checkout/${accepted.taskId}`);
  const { body: history } = await get(`/status-history/${accepted.taskId}`);
  for (const stamp of [task.createdAt, history.data[0].createdAt]) {
    assert.match(stamp, storeTimestamp);
    assert.ok(Math.abs(Date.parse(`${stamp.replace(' ', 'T')}Z`) - Date.now()) < 60_000, stamp);
  }
});

spec(
  ['history.200', 'history.fields', 'history.order', 'forms.history', 'forms.version-prefix'],
  '200: the steps, by every path',
  async () => {
    const forms = [`/status-history/${accepted.taskId}`, `/checkout/${accepted.taskId}/status-history`];
    for (const path of [...forms, ...forms.map((form) => `/v1${form}`)]) {
      const { status, body } = await get(path);
      assert.equal(status, 200, path);
      assert.deepEqual(statusHistory.parse(body), body);
      assert.equal(body.status, 'SUCCESS');
      const { id, createdAt, ...step } = body.data[0];
      assert.ok(Number.isInteger(id) && createdAt);
      assert.deepEqual(step, {
        taskId: accepted.taskId,
        executionId: accepted.executionId,
        status: 'QUEUED',
        systemStatus: 'QUEUED',
        isFailed: false,
        note: null,
        creditsConsumed: 0,
        retryCount: 1,
      });
    }
    await service.call('DELETE', `/checkout/${accepted.taskId}`);
    const { body } = await get(forms[0] as string);
    assert.ok(body.data.length >= 2);
    const sorted = body.data.toSorted((a: { id: number }, b: { id: number }) => b.id - a.id);
    assert.deepEqual(body.data, sorted);
    const stamps = body.data.map((step: { createdAt: string }) => step.createdAt);
    assert.deepEqual(stamps, stamps.toSorted().reverse());
  },
);

spec(['read.404', 'history.404'], '404: an unknown task', async () => {
  const id = randomUUID();
  for (const path of [
    `/checkout/${id}`,
    `/status-history/${id}`,
    `/checkout/${id}/status-history`,
    `/checkout/${id}/merchant-account`,
  ]) {
    const { status, body } = await get(path);
    assert.deepEqual([status, body.error], [404, 'not_found'], path);
  }
});

spec(['read.400'], '400: an id that is no UUID', async () => {
  for (const id of ['7', 'x'.repeat(36), `${randomUUID()}0`, '%00', 'cancel', '..%2f..', '%F0%9F%98%80']) {
    const { status, body } = await get(`/checkout/${id}`);
    assert.deepEqual([status, body.error], [400, 'invalid_request'], id);
  }
});

spec(['forms.error-body'], '404 and 400: unknown operations and broken URLs have the same body', async () => {
  const cases: [string, string, number][] = [
    ['GET', '/nothing/here', 404],
    ['PUT', '/checkout', 404],
    ['PATCH', `/checkout/${accepted.taskId}`, 404],
    ['GET', '/v2/checkout', 404],
    ['GET', '/checkout/%E0%A4%A', 400],
    ['GET', `/checkout/${'x'.repeat(5000)}`, 400],
  ];
  for (const [method, path, status] of cases) {
    const answer = await service.call(method, path);
    assert.ok(answer.status === status || answer.status === 404, `${method} ${path}: ${answer.status}`);
    assert.equal(typeof answer.body.error, 'string');
    assert.equal(typeof answer.body.message, 'string');
    assert.equal(typeof answer.body.requestId, 'string');
  }
});
