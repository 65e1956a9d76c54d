import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { challengedCard, customers, goodCard, type Visit, visitShop } from '../../../../../test/harness/visit-shop.ts';
import { challengeCode } from '../../challenge-desk.ts';
import { buy } from './buy.ts';
import { classic } from './index.ts';

let visit: Visit;
const customer = customers.US;
before(async () => {
  visit = await visitShop(classic);
});
after(() => visit.close());

test('seven pages later the order is in the ledger with its variant and its surcharge', async () => {
  const productUrl = visit.urlOf('variant-required');
  const number = await visit.withPage((page) =>
    buy(page, { productUrl, customer, card: goodCard, variant: ['Tan', 'Tall'] }),
  );
  const [order] = visit.mall.orders();
  assert.equal(order?.orderNumber, number);
  assert.equal(order?.items[0]?.variant, 'Tan / Tall');
  assert.deepEqual([order?.subtotal, order?.shipping, order?.tax, order?.total], [5800, 695, 377, 6872]);
  assert.equal(order?.shippingAddress.region, 'WA');
});

test('a challenged card goes to the bank and comes back with one order', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    const bought = buy(page, { productUrl: visit.urlOf('claw-hammer'), customer, card: challengedCard });
    await page.fill('[name=otp]', challengeCode);
    assert.equal(visit.mall.orders().length, before);
    await page.click('text=Submit');
    await bought;
  });
  assert.equal(visit.mall.orders().length, before + 1);
});
