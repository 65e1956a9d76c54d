import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startMall } from '@cartwright/mall';
import { productIn, shopIn } from '../harness/mall-shop.ts';
import { type ShopFront, startShopFront } from '../harness/shop-front.ts';
import { sampleOrder } from '../spec/sample-order.ts';
import { type Answer, openService } from '../spec/service.ts';
import { spec } from '../spec/spec.ts';

const mall = await startMall();
const service = await openService({
  ROLES: 'api,worker',
  WORKER_CONCURRENCY: '4',
  MERCHANT_CONCURRENCY: '4',
  RETRY_DELAYS_SECONDS: '0.1,0.1',
  ALLOW_PRIVATE_HOSTS: '127.0.0.0/8',
  RATE_TASK_READS_PER_MINUTE: '100000',
});
const fronts: ShopFront[] = [];
/** Rings in the pages that listen: the merchant changes its mind while the customer thinks. */
const bells = new Set<http.ServerResponse>();
const bell = http.createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' });
  bells.add(response);
});
await new Promise<void>((done) => bell.listen(0, '127.0.0.1', done));

after(async () => {
  bell.closeAllConnections();
  bell.close();
  await Promise.all(fronts.map((front) => front.close()));
  await mall.close();
});

const urlOf = (shop: string, behaviour = 'normal') => productIn(mall, shop, behaviour).url;

async function order(url: string, change: { options?: object; addons?: object } = {}): Promise<string> {
  const body = { ...sampleOrder(), tasks: [{ url, quantity: 1 }], ...change };
  const created = await service.call('POST', '/checkout', { body });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  return created.body.taskId;
}

async function until(taskId: string, statuses: readonly string[]): Promise<Answer['body']> {
  const end = performance.now() + 90_000;
  for (;;) {
    const { body } = await service.call('GET', `/checkout/${taskId}`);
    if (statuses.includes(body.status)) return body;
    assert.ok(performance.now() < end, `still ${body.status}`);
    await delay(100);
  }
}
const untilEnd = (taskId: string) => until(taskId, ['COMPLETED', 'FAILED', 'CANCELLED']);

describe('the service buys with its browser', { concurrency: 3 }, () => {
  spec(['create.coupons'], 'codes are tried in the order given and the invalid one is skipped', async () => {
    const { coupon } = shopIn(mall, 'lumen-lane');
    const addons = { couponCode: ['NOSUCH99', coupon.code] };
    const task = await untilEnd(await order(urlOf('lumen-lane'), { addons }));
    assert.equal(task.status, 'COMPLETED', JSON.stringify(task.failure));
    const [placed] = mall.orders('lumen-lane');
    assert.equal(placed?.coupon, coupon.code);
    assert.ok(placed && placed.discount > 0);
    const { discount, total } = task.derivedDetails.pricing;
    assert.deepEqual([Math.round(discount * 100), Math.round(total * 100)], [placed.discount, placed.total]);
    const { body: history } = await service.call('GET', `/status-history/${task.tid}`);
    const tries = history.data.filter((step: { status: string }) => step.status === 'COUPON_APPLICATION');
    assert.equal(tries.length, 2);
  });

  spec(['create.options.account'], 'an account is made only with createAccountIfRequired', async () => {
    const front = await startShopFront(shopIn(mall, 'oakhurst').url, (page) =>
      page.replaceAll(/ Prefer not to register\?.*?check out as a guest<\/a>\./gs, ''),
    );
    fronts.push(front);
    const url = front.url + new URL(urlOf('oakhurst')).pathname;
    const refused = await untilEnd(await order(url));
    assert.deepEqual([refused.status, refused.failure?.code], ['FAILED', 'guest_checkout_unavailable']);
    assert.equal(mall.orders('oakhurst').length, 0);
    assert.equal((await service.call('GET', `/checkout/${refused.tid}/merchant-account`)).status, 404);

    const bought = await untilEnd(await order(url, { options: { createAccountIfRequired: true } }));
    assert.equal(bought.status, 'COMPLETED', JSON.stringify(bought.failure));
    assert.deepEqual(
      mall.orders('oakhurst').map(({ accountCreated }) => accountCreated),
      [true],
    );
    const path = `/checkout/${bought.tid}/merchant-account`;
    const { body } = await service.call('GET', path);
    assert.equal(body.email, sampleOrder().customer.contact.email);
    assert.ok(body.password.length >= 16);
    assert.equal((await service.call('GET', path)).status, 404);
  });

  spec(
    ['life.retry'],
    'a merchant that always fails ends coded after three attempts, one that failed once gets the order',
    async () => {
      const always = await untilEnd(await order(urlOf('brightnest', 'error-always')));
      assert.deepEqual([always.status, always.failure?.code, always.executionNumber], ['FAILED', 'merchant_error', 3]);
      assert.equal(mall.orders('brightnest').length, 0);
      const once = await untilEnd(await order(urlOf('brightnest', 'error-once')));
      assert.equal(once.status, 'COMPLETED', JSON.stringify(once.failure));
      assert.equal(mall.orders('brightnest').length, 1);
    },
  );

  spec(['confirm.binds'], 'a total that rises between review and confirmation goes back to the customer', async () => {
    const { port } = bell.address() as AddressInfo;
    const raise = `<script>new EventSource('http://127.0.0.1:${port}/').onmessage = () => {
      for (const cell of document.querySelectorAll('td')) {
        if (cell.children.length === 0) cell.textContent = cell.textContent.replace('$0.00', '$2.00').replace('$31.90', '$33.90');
        else for (const part of cell.querySelectorAll('b, font, span')) part.textContent = part.textContent.replace('$31.90', '$33.90');
      }
    };</script></body>`;
    const front = await startShopFront(shopIn(mall, 'classic').url, (page) =>
      page.includes('value="place"') ? page.replace('</body>', raise) : page,
    );
    fronts.push(front);
    const url = front.url + new URL(urlOf('classic')).pathname;
    const taskId = await order(url, { options: { verifyBeforePlacement: true } });
    const asked = await until(taskId, ['PENDING_CONFIRMATION', 'FAILED']);
    assert.equal(asked.status, 'PENDING_CONFIRMATION', JSON.stringify(asked.failure));
    const first = asked.derivedDetails.pricing.total;
    while (bells.size === 0) await delay(50);
    for (const response of bells) response.write('data: up\n\n');
    await delay(500);
    const confirm = (total: number) =>
      service.call('POST', '/checkout/confirm', { body: { taskId, executionId: asked.executionId, total } });
    assert.equal((await confirm(first)).status, 200);
    await delay(300);
    const again = await until(taskId, ['PENDING_CONFIRMATION', 'COMPLETED', 'FAILED']);
    assert.equal(again.status, 'PENDING_CONFIRMATION');
    assert.equal(again.derivedDetails.pricing.total, first + 2);
    assert.equal(mall.orders('classic').length, 0);
    assert.equal((await confirm(first)).status, 400, 'the old total is no longer the one shown');
    assert.equal((await confirm(first + 2)).status, 200);
    const done = await untilEnd(taskId);
    assert.equal(done.status, 'COMPLETED', JSON.stringify(done.failure));
    assert.equal(mall.orders('classic').length, 1);
  });
});
