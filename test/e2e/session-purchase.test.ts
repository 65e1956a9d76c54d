import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { CheckoutAccepted, CheckoutTask } from '@cartwright/contract';
import { type Mall, startMall } from '@cartwright/mall';
import { makeTempDir } from '../harness/index.ts';
import { productIn } from '../harness/mall-shop.ts';
import { orderWith } from '../spec/sample-order.ts';
import { spec } from '../spec/spec.ts';
import { fillCard, openPaymentStage, type PaymentStage } from './payment-stage.ts';

let mall: Mall;
let stage: PaymentStage;
let folder: string;
let cvvKeys: string;

before(async () => {
  mall = await startMall({ ports: 0 });
  folder = await makeTempDir('purchase-');
  cvvKeys = join(folder, 'cvv-keys');
  stage = await openPaymentStage({ CVV_KEY_DIR: cvvKeys });
});
after(async () => {
  await stage?.close();
  await mall?.close();
  await rm(folder, { recursive: true, force: true });
});

async function completeSession(price: string) {
  const session = await stage.makeSession({ price });
  const page = await stage.open();
  await page.goto(session.url);
  await fillCard(page);
  await page.click('#card button.primary');
  await page.waitForSelector('#done:not([hidden])');
  await page.context().close();
  return session;
}

async function buy(sessionId: string): Promise<CheckoutTask> {
  const { url } = productIn(mall, 'classic');
  const body = { ...orderWith('customer.payment', { data: { sessionId } }), tasks: [{ url, quantity: 1 }] };
  const { taskId } = await stage.call<CheckoutAccepted>('POST', '/checkout', body);
  for (const giveUp = Date.now() + 120_000; Date.now() < giveUp; await delay(1_100)) {
    const task = await stage.call<CheckoutTask>('GET', `/checkout/${taskId}`);
    if (['COMPLETED', 'FAILED', 'CANCELLED'].includes(task.status)) return task;
  }
  throw new Error(`${taskId} did not end`);
}

const keysLeft = async () => (await readdir(cvvKeys)).filter((name) => name !== 'CACHEDIR.TAG').length;

spec(
  ['session.hosted-page', 'session.used', 'vault.cvv'],
  'a card entered on the page pays for an order at a shop, and is gone afterwards',
  async () => {
    const { sessionId } = await completeSession('500');
    assert.equal(await keysLeft(), 1);
    const task = await buy(sessionId);
    assert.equal(task.status, 'COMPLETED', JSON.stringify(task.failure));
    assert.deepEqual(task.customer.payment, { data: { sessionId } });
    const [order] = mall.orders('classic');
    const total = task.derivedDetails.pricing?.total ?? 0;
    assert.equal(order?.card?.last4, '4242');
    const read = await stage.readSession(sessionId);
    assert.deepEqual([read.state, read.groupId], ['used', task.groupId]);
    assert.deepEqual(read.spending, {
      reserved: '0.00',
      charged: total.toFixed(2),
      left: (500 - total).toFixed(2),
    });
    assert.equal(await keysLeft(), 0, 'the key of the CVV is destroyed');
  },
);

spec(['session.authorised'], 'an order above the authorisation is not placed', async () => {
  const before = mall.orders('classic').length;
  const { sessionId } = await completeSession('1.00');
  const task = await buy(sessionId);
  assert.equal(task.failure?.code, 'authorization_exceeded');
  assert.equal(mall.orders('classic').length, before);
});

spec(['vault.cvv'], 'after the keys of CVVs were lost, a purchase that needs one says so', async () => {
  const before = mall.orders('classic').length;
  const { sessionId } = await completeSession('500');
  for (const name of await readdir(cvvKeys)) await rm(join(cvvKeys, name));
  const task = await buy(sessionId);
  assert.equal(task.failure?.code, 'security_code_unavailable', JSON.stringify(task.failure));
  assert.equal(task.iterations.length, 1, 'it is not tried again');
  assert.equal(mall.orders('classic').length, before);
});

spec(
  ['session.hosted-page'],
  'a card whose network has a flow for agents pays with a credential of its own, once the customer approved',
  async () => {
    const session = await stage.makeSession({ price: '500' });
    const page = await stage.open();
    await page.goto(session.url);
    const enter = async () => {
      await fillCard(page, { number: '4012888888881881' });
      await page.click('#card button.primary');
      await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    };
    await enter();
    await page.getByRole('button', { name: 'Do not approve' }).click();
    await page.getByText('did not get your approval').waitFor();
    assert.equal((await stage.readSession(session.sessionId)).state, 'open');
    await enter();
    assert.equal(await keysLeft(), 1, 'the card that was not approved is destroyed');
    await page.getByRole('button', { name: 'Approve with my device' }).click();
    await page.getByRole('heading', { name: 'You are all set' }).waitFor();
    await page.context().close();
    const { card } = await stage.readSession(session.sessionId);
    assert.deepEqual([card?.network, card?.last4, card?.method], ['Visa', '1881', 'network_credential']);
    const task = await buy(session.sessionId);
    assert.equal(task.status, 'COMPLETED', JSON.stringify(task.failure));
    const typed = mall.orders('classic').at(-1)?.card?.last4;
    assert.ok(typed !== undefined && typed !== '1881', `the shop saw ${typed}`);
    assert.deepEqual(stage.faults, []);
  },
);
