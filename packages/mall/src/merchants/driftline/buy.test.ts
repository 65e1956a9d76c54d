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
import { driftline } from './index.ts';

let visit: Visit;
const customer = customers.US;
before(async () => {
  visit = await visitShop(driftline);
});
after(() => visit.close());

test('the order that the page totals up 400 ms late is the order that is placed', async () => {
  const productUrl = visit.urlOf('tidal-overshirt');
  const number = await visit.withPage((page) =>
    buy(page, { productUrl, customer, card: goodCard, variant: ['Rust', 'L'] }),
  );
  const [order] = visit.mall.orders();
  assert.equal(order?.orderNumber, number);
  assert.equal(order?.items[0]?.variant, 'Rust / L');
  assert.deepEqual([order?.subtotal, order?.shipping, order?.tax, order?.total], [12800, 500, 832, 14132]);
});

test('the order is tracked by its number and e-mail address', async () => {
  const { orderNumber, email } = visit.mall.orders()[0]!;
  await visit.withPage(async (page) => {
    await page.goto(`${visit.shop.url}/track`);
    await page.fill('#t-order', orderNumber);
    await page.fill('#t-email', email);
    await page.click('main .cta');
    await page.locator('.found', { hasText: orderNumber }).waitFor();
  });
  const other = new URLSearchParams({ order: orderNumber, email: 'eve@example.com' });
  assert.equal((await fetch(`${visit.shop.url}/api/track?${other}`)).status, 404);
});

test('a declined card and a bag that sells out say so and place nothing', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('harbor-tote'), customer, card: declinedCard }).catch(() => {});
    await page.getByText('Your card was declined').waitFor();
  });
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('sold-out-mid-checkout'), customer, card: goodCard }).catch(() => {});
    await page.getByText('just sold out').waitFor();
  });
  assert.equal(visit.mall.orders().length, before);
});

test('the bank asks in a frame and the order follows its yes', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    const bought = buy(page, { productUrl: visit.urlOf('harbor-tote'), customer, card: challengedCard });
    const bank = page.frameLocator('iframe[title="Bank verification"]');
    await bank.locator('[name=otp]').fill(challengeCode);
    await bank.getByText('Submit').click();
    await bought;
  });
  assert.equal(visit.mall.orders().length, before + 1);
});

test('a checkout for people shows its captcha', async () => {
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('captcha'), customer, card: goodCard }).catch(() => {});
    await page.locator('img[alt=captcha]').waitFor();
  });
});
