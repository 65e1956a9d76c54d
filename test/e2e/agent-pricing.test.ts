import assert from 'node:assert/strict';
import { after, describe } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { checkoutTask } from '@cartwright/contract';
import { startMall } from '@cartwright/mall';
import { productIn } from '../harness/mall-shop.ts';
import { sampleOrder } from '../spec/sample-order.ts';
import { type Answer, openService } from '../spec/service.ts';
import { spec } from '../spec/spec.ts';

const mall = await startMall();
const service = await openService({
  ROLES: 'api,worker',
  ALLOW_PRIVATE_HOSTS: '127.0.0.0/8',
  RATE_TASK_READS_PER_MINUTE: '100000',
});
after(() => mall.close());

const url = productIn(mall, 'classic').url;
const LONGEST_MS = 180_000;

/** Orders one piece and follows the task to its end. */
async function buy(options: object = {}): Promise<Answer['body']> {
  const body = { ...sampleOrder(), tasks: [{ url, quantity: 1 }], options };
  const created = await service.call('POST', '/checkout', { body });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  for (const giveUp = Date.now() + LONGEST_MS; Date.now() < giveUp; await delay(200)) {
    const { body: task } = await service.call('GET', `/checkout/${created.body.taskId}`);
    if (['COMPLETED', 'FAILED', 'CANCELLED'].includes(task.status)) return task;
  }
  throw new Error('the task did not end');
}

describe('what an order costs', () => {
  let bought: Answer['body'];

  spec(['read.derived', 'read.order'], 'a completed task has the amounts and the order of the merchant', async () => {
    bought = await buy();
    assert.equal(bought.status, 'COMPLETED', JSON.stringify(bought.failure));
    assert.deepEqual(checkoutTask.parse(bought), bought);
    const [placed, ...others] = mall.orders('classic');
    assert.ok(placed);
    assert.deepEqual(others, []);
    const cents = (amount: number) => Math.round(amount * 100);
    const { currency, subtotal, shipping, tax, discount, total, ...rest } = bought.derivedDetails.pricing;
    assert.deepEqual(rest, {});
    assert.deepEqual(
      [currency, ...[subtotal, shipping, tax, discount, total].map(cents)],
      [placed.currency, placed.subtotal, placed.shipping, placed.tax, placed.discount, placed.total],
    );
    assert.equal(bought.order.number, placed.orderNumber);
    assert.equal(new URL(bought.order.url).host, new URL(url).host);
    assert.ok(Math.abs(Date.parse(bought.order.placedAt) - Date.now()) < LONGEST_MS);
  });

  spec(['create.options.ceilings'], 'an order above maxTotal or maxShipping fails before it is paid', async () => {
    const { shipping, total } = bought.derivedDetails.pricing;
    assert.ok(shipping > 0);
    const dear = await buy({ maxTotal: total - 0.01 });
    assert.deepEqual([dear.status, dear.failure.code, dear.order], ['FAILED', 'price_limit_exceeded', null]);
    const far = await buy({ maxTotal: total, maxShipping: shipping - 0.01 });
    assert.deepEqual([far.status, far.failure.code, far.order], ['FAILED', 'shipping_limit_exceeded', null]);
    assert.equal(mall.orders('classic').length, 1);

    const covered = await buy({ maxTotal: total, maxShipping: shipping });
    assert.equal(covered.status, 'COMPLETED', JSON.stringify(covered.failure));
    assert.equal(mall.orders('classic').length, 2);
  });
});
