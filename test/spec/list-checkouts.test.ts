import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type TaskSummary, taskList } from '@cartwright/contract';
import { openOwner } from './people.ts';
import { sampleOrder } from './sample-order.ts';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const service = await openService();
const list = async (query: Record<string, string> = {}, key = service.key) => {
  const answer = await service.call('GET', `/checkout?${new URLSearchParams(query)}`, { key });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return taskList.parse(answer.body);
};
const order = async (url: string, title: string) => {
  const tasks = [{ url, quantity: 2, metadata: { title } }];
  return (await service.call('POST', '/checkout', { body: sampleOrder({ tasks }) })).body as {
    taskId: string;
    groupId: string;
  };
};
const ids = (tasks: readonly TaskSummary[]) => tasks.map((task) => task.taskId);

const shirt = await order('https://linen.example/shirt', 'Linen shirt');
const mug = await order('https://clay.example/mug', 'Stoneware 100% mug');
const lamp = await order('https://clay.example/lamp', 'Reading lamp');

spec(['list.newest-first'], '200: the tasks of the account, newest first, each with what it has come to', async () => {
  const { tasks, nextCursor } = await list();
  assert.deepEqual(ids(tasks), [lamp.taskId, mug.taskId, shirt.taskId]);
  assert.equal(nextCursor, null);
  const [newest] = tasks as [TaskSummary];
  assert.deepEqual(
    [newest.status, newest.merchant, newest.lastStep, newest.total, newest.orderNumber, newest.items],
    [
      'QUEUED',
      'clay.example',
      'QUEUED',
      null,
      null,
      [{ url: 'https://clay.example/lamp', quantity: 2, title: 'Reading lamp' }],
    ],
  );
});

spec(['list.filters'], '200: filters by status, merchant, group, time and text narrow it down', async () => {
  await service.call('DELETE', `/checkout/${mug.taskId}`);
  assert.deepEqual(ids((await list({ status: 'CANCELLED' })).tasks), [mug.taskId]);
  assert.deepEqual(ids((await list({ status: 'QUEUED,FAILED' })).tasks), [lamp.taskId, shirt.taskId]);
  assert.deepEqual(ids((await list({ merchant: 'linen.example' })).tasks), [shirt.taskId]);
  assert.deepEqual(ids((await list({ groupId: mug.groupId })).tasks), [mug.taskId]);
  assert.deepEqual(ids((await list({ from: new Date(Date.now() + 60_000).toISOString() })).tasks), []);
  assert.deepEqual(ids((await list({ to: new Date(Date.now() - 60_000).toISOString() })).tasks), []);
  assert.deepEqual(ids((await list({ text: 'LINEN' })).tasks), [shirt.taskId]);
  assert.deepEqual(ids((await list({ text: '100% mug' })).tasks), [mug.taskId]);
  assert.deepEqual(ids((await list({ text: '%' })).tasks), [mug.taskId]);
  assert.deepEqual(ids((await list({ text: lamp.taskId })).tasks), [lamp.taskId]);
  assert.deepEqual(ids((await list({ text: shirt.groupId })).tasks), [shirt.taskId]);
  assert.deepEqual(ids((await list({ text: 'clay lamp', status: 'QUEUED' })).tasks), [lamp.taskId]);
});

spec(['list.cursor'], '200: pages follow each other without gap or repeat, whatever comes in between', async () => {
  const first = await list({ limit: '2' });
  await order('https://late.example/hat', 'Hat');
  const second = await list({ limit: '2', cursor: first.nextCursor as string });
  assert.deepEqual([...ids(first.tasks), ...ids(second.tasks)], [lamp.taskId, mug.taskId, shirt.taskId]);
  assert.equal(second.nextCursor, null);
});

spec(['list.400'], '400: filters that mean nothing are refused', async () => {
  for (const query of ['status=DONE', 'limit=0', 'limit=101', 'cursor=x', 'from=yesterday', 'groupId=7']) {
    const { status, body } = await service.call('GET', `/checkout?${query}`);
    assert.deepEqual([status, body.details?.[0].path.replace(/\[.*/, '')], [400, query.split('=')[0]], query);
  }
});

spec(['list.own'], 'another account, the other mode and a key without checkout:read see nothing of it', async () => {
  const stranger = await service.makeAccount();
  assert.deepEqual((await list({}, stranger.test)).tasks, []);
  assert.deepEqual((await list({ text: lamp.taskId }, stranger.live)).tasks, []);
  const blind = await service.makeKey({ permissions: ['catalog:read'] });
  assert.equal((await service.call('GET', '/checkout', { key: blind })).status, 403);
});

test('200: a stream tells of every step as the list shows the task, to those who may see it', async () => {
  const stranger = await service.makeAccount();
  const open = async (key: string) => {
    const stop = new AbortController();
    const response = await fetch(`${service.url}/checkout/stream`, {
      headers: { 'X-API-Key': key },
      signal: stop.signal,
    });
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    let text = '';
    const reading = (async () => {
      for await (const chunk of response.body as ReadableStream<Uint8Array>) text += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    const close = () => {
      stop.abort();
      return reading;
    };
    return { text: () => text, close };
  };
  const [mine, theirs] = [await open(service.key), await open(stranger.test)];
  await new Promise((done) => setTimeout(done, 300));
  const hat = await order('https://seen.example/hat', 'Hat');
  const deadline = Date.now() + 5_000;
  while (!mine.text().includes(hat.taskId) && Date.now() < deadline) await new Promise((done) => setTimeout(done, 20));
  const event = /event: task\ndata: (.*)/.exec(mine.text())?.[1] as string;
  assert.deepEqual(JSON.parse(event), (await list({ groupId: hat.groupId })).tasks[0]);
  assert.ok(!theirs.text().includes(hat.taskId));
  await mine.close();
  await theirs.close();
  assert.equal((await service.call('GET', '/checkout/stream', { key: null })).status, 401);
});

spec(['usage.report'], '200: usage counts tasks, outcomes and credits by period, merchant and failure', async () => {
  const key = await service.makeKey({ permissions: ['account:read'] });
  const { status, body } = await service.call('GET', '/usage', { key });
  assert.equal(status, 200);
  assert.equal(body.total.created, 5);
  assert.equal(body.total.cancelled, 1);
  assert.equal(
    body.periods.reduce((sum: number, period: { created: number }) => sum + period.created, 0),
    5,
  );
  assert.deepEqual(body.merchants[0], { ...body.merchants[0], merchant: 'clay.example', created: 2, cancelled: 1 });
  assert.equal(
    (await service.call('GET', '/usage?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z', { key })).status,
    400,
  );
  assert.equal((await service.call('GET', '/usage')).status, 403);
});

spec(['links.once'], 'a test link runs one order, shows that order and no other, and ends', async () => {
  const owner = await openOwner(service);
  const wish = { tasks: [{ url: 'https://try.example/hat', quantity: 1 }], card: 'declined', note: 'Have a look' };
  const made = (await owner.call('POST', '/test/test-links', wish)).body;
  const token = made.url.split('/try/')[1];
  const visit = (path: string, body: object) => service.call('POST', `/portal/api/try/${path}`, { key: null, body });
  assert.equal((await visit('read', { token })).body.state, 'open');
  const [one, two] = await Promise.all([visit('start', { token }), visit('start', { token })]);
  assert.deepEqual(one?.body.taskIds, two?.body.taskIds);
  assert.equal(one?.body.taskIds.length, 1);
  const taskId = one?.body.taskIds[0];
  const watched = (await visit('watch', { token, taskId })).body;
  assert.deepEqual([watched.task.tid, watched.steps.length, watched.live.isRunning], [taskId, 1, true]);
  assert.equal(watched.task.customer.payment.data.cardNumber, '************0002');
  assert.equal((await visit('watch', { token, taskId: lamp.taskId })).status, 404);
  assert.equal((await visit('read', { token: 'nothing' })).body.error, 'link_invalid');
  assert.equal((await owner.call('DELETE', `/test/test-links/${made.linkId}`)).status, 200);
  assert.equal((await visit('watch', { token, taskId })).body.error, 'link_invalid');
  assert.equal((await owner.call('POST', '/live/test-links', wish)).status, 403);
  assert.equal((await owner.call('DELETE', `/test/test-links/${randomUUID()}`)).status, 404);
});
