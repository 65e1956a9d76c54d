import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  challengedCard,
  customers,
  declinedCard,
  goodCard,
  type Visit,
  visitShop,
} from '../../../../../test/harness/visit-shop.ts';
import { challengeCode } from '../../challenge-desk.ts';
import { buy } from './buy.ts';
import { thistleRowan } from './index.ts';

let visit: Visit;
const customer = customers.GB;
before(async () => {
  visit = await visitShop(thistleRowan);
});
after(() => visit.close());

test('an order is placed with the right totals and only a token reaches the shop', async () => {
  const productUrl = visit.urlOf('variant-required');
  const number = await visit.withPage(async (page) => {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(visit.shop.url)) seen.push(request.postData() ?? '');
    });
    const order = await buy(page, { productUrl, customer, card: goodCard, variant: ['250 g tin'] });
    assert.ok(!seen.some((body) => body.replace(/\D/g, '').includes(goodCard.number)));
    return order;
  });
  const order = visit.mall.orders().find((candidate) => candidate.orderNumber === number);
  assert.deepEqual(
    { items: order?.items, subtotal: order?.subtotal, shipping: order?.shipping, tax: order?.tax, total: order?.total },
    {
      items: [{ slug: 'earl-grey-variant-required', variant: '250 g tin', quantity: 1, unitPrice: 1650 }],
      subtotal: 1650,
      shipping: 395,
      tax: 341,
      total: 2045,
    },
  );
  assert.deepEqual(order?.card, { last4: '4242', brand: 'visa' });
  assert.equal(order?.shippingAddress.postalCode, customer.postalCode);
  assert.equal(order?.newsletter, false);
});

test('a declined card is reported on the page and nothing is ordered', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('assam'), customer, card: declinedCard }).catch(() => {});
    await page.getByText('Your card was declined').waitFor();
  });
  assert.equal(visit.mall.orders().length, before);
});

test('a challenged card leads to the bank and, once passed, to the order', async () => {
  await visit.withPage(async (page) => {
    const order = buy(page, { productUrl: visit.urlOf('assam'), customer, card: challengedCard });
    await page.locator('input[name=otp]').fill(challengeCode);
    await page.getByRole('button', { name: 'Submit' }).click();
    assert.match(await order, /^TR-\d+$/);
  });
});

test('goods that are gone by the time of payment are not sold', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    await page.goto(visit.urlOf('walnut-tray'));
    assert.ok(await page.getByRole('button', { name: 'Add to basket' }).isDisabled());
    buy(page, { productUrl: visit.urlOf('sold-out-mid-checkout'), customer, card: goodCard }).catch(() => {});
    await page.getByText('has just sold out').waitFor();
  });
  assert.equal(visit.mall.orders().length, before);
});
