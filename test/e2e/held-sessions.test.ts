import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startMall } from '@cartwright/mall';
import { orderFor } from '../attacks/buy-case.ts';
import { controls } from '../attacks/families/index.ts';
import { serveShops } from '../attacks/shop/serve-shops.ts';
import type { ShopCase } from '../attacks/shop/shop-case.ts';
import { sampleOrder } from '../spec/sample-order.ts';
import { type Answer, openService } from '../spec/service.ts';

/**
 * Orders that only wait keep their browser open as long as nobody else needs it. With fewer browsers than orders, every
 * order still finishes. `HELD_SESSIONS=12` makes it twelve merchants; the everyday test takes fewer.
 */
const COUNT = Number(process.env.HELD_SESSIONS ?? 5);
const ENDED = ['COMPLETED', 'FAILED', 'CANCELLED'];

const shops = await serveShops();
const service = await openService({
  ROLES: 'api,worker',
  WORKER_CONCURRENCY: '2',
  ACCOUNT_CONCURRENCY: '100',
  ALLOW_PRIVATE_HOSTS: '127.0.0.0/8,::1/128',
  RATE_TASK_READS_PER_MINUTE: '100000',
});
after(() => shops.close());

const openShops = (count: number): ShopCase[] =>
  Array.from({ length: count }, () => shops.open(controls[0] as (typeof controls)[number]));
const itemAt = (shop: ShopCase) => {
  const [item] = orderFor(shop).items;
  return { url: item?.url ?? '', quantity: 2, selectedVariant: { color: item?.variant.color ?? '' } };
};

async function order(at: readonly ShopCase[], options: object): Promise<string[]> {
  const body = { ...sampleOrder(), tasks: at.map(itemAt), options };
  const created = await service.call('POST', '/checkout', { body });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  return created.body.tasks.map((task: { taskId: string }) => task.taskId);
}

async function until(taskId: string, statuses: readonly string[]): Promise<Answer['body']> {
  const end = performance.now() + 240_000;
  for (;;) {
    const { body } = await service.call('GET', `/checkout/${taskId}`);
    if (statuses.includes(body.status)) return body;
    assert.ok(performance.now() < end, `${taskId} is still ${body.status}`);
    await delay(200);
  }
}

test('more confirmations than browsers are all asked for, and every confirmed order is placed', async () => {
  const waiting = openShops(COUNT);
  const taskIds = (await Promise.all(waiting.map((shop) => order([shop], { verifyBeforePlacement: true })))).flat();
  const asked = await Promise.all(taskIds.map((taskId) => until(taskId, ['PENDING_CONFIRMATION', ...ENDED])));
  assert.deepEqual(
    asked.map(({ status, failure }) => failure?.note ?? status),
    taskIds.map(() => 'PENDING_CONFIRMATION'),
  );
  for (const { tid: taskId, executionId } of asked) {
    const answer = await service.call('POST', '/checkout/confirm', { body: { taskId, executionId } });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  }
  const ends = await Promise.all(taskIds.map((taskId) => until(taskId, ENDED)));
  assert.deepEqual(
    ends.map(({ status, failure }) => failure?.note ?? status),
    taskIds.map(() => 'COMPLETED'),
  );
  assert.deepEqual(
    waiting.map((shop) => shop.orders.length),
    waiting.map(() => 1),
  );
});

test('several confirmations at each of a few merchants are all asked for and all placed', async (t) => {
  const mall = await startMall({ ports: 0 });
  t.after(() => mall.close());
  const [orders, merchants] = COUNT >= 8 ? [8, 6] : [3, 2];
  const urls = mall.merchants
    .filter(({ currency }) => currency === 'USD')
    .flatMap(({ products }) => products.find(({ behaviour, variants }) => behaviour === 'normal' && !variants) ?? [])
    .slice(0, merchants)
    .map(({ url }) => url);
  assert.equal(urls.length, merchants);
  const begun = performance.now();
  const taskIds = await Promise.all(
    Array.from({ length: orders }, async (_, at) => {
      const tasks = [{ url: urls[at % merchants] ?? '', quantity: 1 }];
      const body = { ...sampleOrder(), tasks, options: { verifyBeforePlacement: true } };
      return (await service.call('POST', '/checkout', { body })).body.taskId as string;
    }),
  );
  const asked = await Promise.all(taskIds.map((taskId) => until(taskId, ['PENDING_CONFIRMATION', ...ENDED])));
  for (const { tid: taskId, executionId } of asked)
    await service.call('POST', '/checkout/confirm', { body: { taskId, executionId } });
  const ends = await Promise.all(taskIds.map((taskId) => until(taskId, ENDED)));
  console.log(JSON.stringify({ orders, merchants, seconds: Math.round((performance.now() - begun) / 100) / 10 }));
  assert.deepEqual(
    ends.map(({ status, failure }) => failure?.note ?? status),
    taskIds.map(() => 'COMPLETED'),
  );
  assert.equal(mall.merchants.flatMap(({ shop }) => mall.orders(shop)).length, orders);
});

test('an all-or-nothing order over more merchants than browsers is placed at every one of them', async () => {
  const group = openShops(COUNT);
  const taskIds = await order(group, {});
  assert.equal(taskIds.length, COUNT);
  const ends = await Promise.all(taskIds.map((taskId) => until(taskId, ENDED)));
  assert.deepEqual(
    ends.map(({ status, failure }) => failure?.note ?? status),
    taskIds.map(() => 'COMPLETED'),
  );
  assert.deepEqual(
    group.map((shop) => shop.orders.length),
    group.map(() => 1),
  );
});
