import assert from 'node:assert/strict';
import { after, describe } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { type Rehearsal, rehearsal } from '@cartwright/contract';
import { startMall } from '@cartwright/mall';
import { productIn } from '../harness/mall-shop.ts';
import { openService } from '../spec/service.ts';
import { spec } from '../spec/spec.ts';

const mall = await startMall();
const service = await openService({
  ROLES: 'api,worker',
  ALLOW_PRIVATE_HOSTS: '127.0.0.0/8',
  RATE_TASK_READS_PER_MINUTE: '100000',
});
after(() => mall.close());

async function rehearse(body: object): Promise<Rehearsal> {
  const started = await service.call('POST', '/rehearsals', { body });
  assert.equal(started.status, 201, JSON.stringify(started.body));
  assert.equal(started.body.status, 'queued');
  const end = performance.now() + 90_000;
  for (;;) {
    const { body: read } = await service.call('GET', `/rehearsals/${started.body.rehearsalId}`);
    if (read.endedAt) return rehearsal.parse(read);
    assert.ok(performance.now() < end, `still ${read.status}`);
    await delay(200);
  }
}

/** The mall's own books: every order of every shop. */
const ordersInMall = () => mall.merchants.flatMap(({ shop }) => mall.orders(shop)).length;

describe('rehearsals', () => {
  spec(['rehearsal.review'], 'reads the review, orders nothing and types no card', async () => {
    const answer = await rehearse({ url: productIn(mall, 'lumen-lane').url });
    assert.equal(answer.canBuy, true, JSON.stringify(answer));
    assert.equal(answer.reached, 'review');
    assert.equal(answer.stop, null);
    assert.ok(answer.review && answer.review.pricing.total > 0 && answer.review.items.length === 1);
    assert.ok(answer.seconds !== null && answer.seconds > 0);
    assert.ok(!answer.steps.some(({ status }) => status === 'CREDIT_CARD_INPUT' || status === 'ORDER_PLACEMENT'));
    assert.equal(ordersInMall(), 0);
  });

  spec(['rehearsal.card'], 'goes no further than the card form where the review comes after it', async () => {
    const answer = await rehearse({ url: productIn(mall, 'oakhurst').url });
    assert.deepEqual([answer.canBuy, answer.reached, answer.stop], [null, 'payment', null]);
    assert.match(answer.note ?? '', /card before/);
    assert.ok(!answer.steps.some(({ status, isFailed }) => isFailed || status === 'CREDIT_CARD_INPUT'));
    assert.equal(ordersInMall(), 0);
  });

  spec(['rehearsal.stop'], 'says what would stop a purchase, and how far it got', async () => {
    const answer = await rehearse({ url: productIn(mall, 'lumen-lane', 'sold-out').url });
    assert.equal(answer.canBuy, false);
    assert.equal(answer.stop?.code, 'out_of_stock');
    assert.equal(answer.review, null);
    assert.equal(ordersInMall(), 0);
  });

  spec(['rehearsal.refused'], '400 for a bad URL, 404 for a rehearsal of somebody else', async () => {
    assert.equal((await service.call('POST', '/rehearsals', { body: { url: 'ftp://x' } })).status, 400);
    assert.equal(
      (await service.call('POST', '/rehearsals', { body: { url: 'https://a.example', quantity: 0 } })).status,
      400,
    );
    const { body } = await service.call('POST', '/rehearsals', { body: { url: 'http://127.0.0.1:9/p' } });
    const other = await service.makeAccount();
    for (const key of [other.test, other.live]) {
      assert.equal((await service.call('GET', `/rehearsals/${body.rehearsalId}`, { key })).status, 404);
    }
  });
});
