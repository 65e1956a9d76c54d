import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { customers, declinedCard, goodCard, type Visit, visitShop } from '../../../../../test/harness/visit-shop.ts';
import { buy } from './buy.ts';
import { brightnest } from './index.ts';

let visit: Visit;
const customer = customers.US;
before(async () => {
  visit = await visitShop(brightnest);
});
after(() => visit.close());

test('one page, one order, and the address is the one that was typed', async () => {
  const productUrl = visit.urlOf('variant-required');
  const number = await visit.withPage((page) =>
    buy(page, { productUrl, customer, card: goodCard, variant: ['Navy', 'M'] }),
  );
  const [order] = visit.mall.orders();
  assert.equal(order?.orderNumber, number);
  assert.deepEqual([order?.subtotal, order?.shipping, order?.tax, order?.total], [2900, 0, 189, 3089]);
  assert.deepEqual([order?.shippingAddress.city, order?.shippingAddress.postalCode], ['Tacoma', '98402']);
  assert.equal(order?.newsletter, false);
});

test('the order is found by its number and e-mail address', async () => {
  const { orderNumber, email } = visit.mall.orders()[0]!;
  const look = (contact: string) =>
    fetch(`${visit.shop.url}/orders/status`, {
      method: 'POST',
      body: new URLSearchParams({ order: orderNumber, contact }),
    });
  assert.match(await (await look(email)).text(), /is confirmed/);
  assert.match(await (await look('eve@example.com')).text(), /could not find/);
});

test('address suggestions cover the next field until they are left', async () => {
  await visit.withPage(async (page) => {
    await page.goto(visit.urlOf('everyday-mug-set'));
    await page.click('[data-cookies=necessary]');
    await page.click('button[value=buy]');
    await page.fill('#checkout_address1', '418 Alder');
    await page.locator('#suggestions').waitFor({ state: 'visible' });
    await page.press('#checkout_address1', 'Escape');
    await page.locator('#suggestions').waitFor({ state: 'hidden' });
  });
});

test('the newsletter window opens on its own after two seconds', async () => {
  await visit.withPage(async (page) => {
    await page.goto(visit.shop.url);
    assert.equal(await page.locator('#pop').isVisible(), false);
    await page.locator('#pop').waitFor({ state: 'visible' });
  });
});

test('the region list follows the country', async () => {
  await visit.withPage(async (page) => {
    await page.goto(visit.urlOf('everyday-mug-set'));
    await page.click('[data-cookies=all]');
    await page.click('button[value=buy]');
    await page.selectOption('#checkout_country', 'CA');
    assert.deepEqual(await page.selectOption('#checkout_region', 'ON'), ['ON']);
    assert.equal(await page.locator('#region_label').innerText(), 'Province');
  });
});

test('a declined card and vanished goods place nothing', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('everyday-mug-set'), customer, card: declinedCard }).catch(() => {});
    await page.getByText('Your card was declined').waitFor();
  });
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('sold-out-mid-checkout'), customer, card: goodCard }).catch(() => {});
    await page.getByText('no longer available').waitFor();
  });
  assert.equal(visit.mall.orders().length, before);
});
