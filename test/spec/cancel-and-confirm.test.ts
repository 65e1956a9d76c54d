import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { cancelAccepted } from '@cartwright/contract';
import { sampleOrder } from './sample-order.ts';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const service = await openService();
const post = (path: string, body: unknown) => service.call('POST', path, { body });
const create = async (order = sampleOrder()) => (await post('/checkout', order)).body;

spec(['cancel.200', 'cancel.cancelled', 'forms.cancel'], '200: cancel by body, then CANCELLED', async () => {
  const { taskId, executionId } = await create();
  const { status, body } = await post('/checkout/cancel', { taskId, executionId });
  assert.equal(status, 200);
  assert.deepEqual(cancelAccepted.parse(body), body);
  assert.deepEqual([body.status, body.taskId, body.executionId], ['success', taskId, executionId]);
  const { body: task } = await service.call('GET', `/checkout/${taskId}`);
  assert.equal(task.status, 'CANCELLED');
});

spec(['cancel.200', 'forms.cancel', 'forms.version-prefix'], '200: cancel by path', async () => {
  for (const prefix of ['', '/v1']) {
    const { taskId, executionId } = await create();
    const { status, body } = await service.call('DELETE', `${prefix}/checkout/${taskId}`);
    assert.deepEqual([status, body.taskId, body.executionId], [200, taskId, executionId]);
  }
});

spec(['cancel.terminal'], '400: a task that has ended', async () => {
  const { taskId, executionId } = await create();
  await post('/checkout/cancel', { taskId, executionId });
  for (const again of [
    await post('/checkout/cancel', { taskId, executionId }),
    await service.call('DELETE', `/checkout/${taskId}`),
  ]) {
    assert.deepEqual([again.status, again.body.error], [400, 'task_terminal']);
  }
});

spec(['cancel.stale'], '400: an executionId that is not the latest', async () => {
  const { taskId } = await create();
  const { status, body } = await post('/checkout/cancel', { taskId, executionId: randomUUID() });
  assert.deepEqual([status, body.error], [400, 'stale_execution']);
  assert.equal((await service.call('GET', `/checkout/${taskId}`)).body.status, 'QUEUED');
});

spec(['cancel.both-ids'], '400: the POST form without one of its ids', async () => {
  const { taskId, executionId } = await create();
  for (const body of [{ taskId }, { executionId }, {}, { taskId: 'x', executionId }]) {
    assert.equal((await post('/checkout/cancel', body)).status, 400);
  }
});

spec(['cancel.404', 'confirm.404'], '404: an unknown task', async () => {
  const ids = { taskId: randomUUID(), executionId: randomUUID() };
  for (const answer of [
    await post('/checkout/cancel', ids),
    await service.call('DELETE', `/checkout/${ids.taskId}`),
    await post('/checkout/confirm', ids),
  ]) {
    assert.deepEqual([answer.status, answer.body.error], [404, 'not_found']);
  }
});

spec(['cancel.individually'], '200: each merchant of a group separately', async () => {
  const order = sampleOrder({
    tasks: ['https://a.example/1', 'https://b.example/1'].map((url) => ({ url, quantity: 1 })),
    options: { allowPartialCheckoutForMultiSku: true },
  });
  const { tasks } = await create(order);
  await post('/checkout/cancel', { taskId: tasks[0].taskId, executionId: tasks[0].executionId });
  const statuses = await Promise.all(
    tasks.map(async (task: { taskId: string }) => (await service.call('GET', `/checkout/${task.taskId}`)).body.status),
  );
  assert.deepEqual(statuses, ['CANCELLED', 'QUEUED']);
});

spec(['confirm.400'], '400: a task that does not wait for a confirmation', async () => {
  const { taskId, executionId } = await create(sampleOrder({ options: { verifyBeforePlacement: true } }));
  const early = await post('/checkout/confirm', { taskId, executionId });
  assert.deepEqual([early.status, early.body.error], [400, 'not_pending_confirmation']);
  await post('/checkout/cancel', { taskId, executionId });
  const late = await post('/checkout/confirm', { taskId, executionId });
  assert.deepEqual([late.status, late.body.error], [400, 'not_pending_confirmation']);
});

spec(['cancel.200'], '200 once: twenty cancels at the same time have one outcome', async () => {
  const { taskId, executionId } = await create();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post('/checkout/cancel', { taskId, executionId })),
  );
  for (const answer of answers) assert.ok([200, 400].includes(answer.status));
  assert.ok(answers.some((answer) => answer.status === 200));
  const { body } = await service.call('GET', `/status-history/${taskId}`);
  assert.equal(body.data.filter((step: { status: string }) => step.status === 'CANCELLED').length, 1);
});
