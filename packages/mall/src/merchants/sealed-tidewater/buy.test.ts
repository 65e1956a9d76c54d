import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { customers, declinedCard, goodCard, type Visit, visitShop } from '../../../../../test/harness/visit-shop.ts';
import { buy } from './buy.ts';
import { tidewater } from './index.ts';

let visit: Visit;
const customer = customers.CA;
before(async () => {
  visit = await visitShop(tidewater);
});
after(() => visit.close());

test('an order is placed with the taxes of the province', async () => {
  const productUrl = visit.urlOf('variant-required');
  const number = await visit.withPage((page) =>
    buy(page, { productUrl, customer, card: goodCard, variant: ['Drip', '1 kg'] }),
  );
  const [order] = visit.mall.orders();
  assert.equal(order?.orderNumber, number);
  assert.deepEqual([order?.items[0]?.variant, order?.items[0]?.unitPrice], ['Drip / 1 kg', 4550]);
  assert.deepEqual([order?.subtotal, order?.shipping, order?.tax, order?.total], [4550, 950, 637, 6137]);
  assert.deepEqual(
    [order?.shippingOption, order?.shippingAddress.line1, order?.shippingAddress.region, order?.newsletter],
    ['parcel', '77 Water Street', 'NS', false],
  );
});

test('a declined card and goods gone in mid-checkout place nothing', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('fundy'), customer, card: declinedCard }).catch(() => {});
    await page.getByText('Your bank declined').waitFor();
  });
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('sold-out-mid-checkout'), customer, card: goodCard }).catch(() => {});
    await page.getByText('sold out a moment ago').waitFor();
  });
  assert.equal(visit.mall.orders().length, before);
});

test('sold out shows, options are asked for, the last bags are counted', async () => {
  await visit.withPage(async (page) => {
    await page.goto(visit.urlOf('geisha'));
    assert.ok(await page.getByRole('button', { name: 'Sold out' }).isDisabled());
    await page.goto(visit.urlOf('variant-required'));
    await page.locator('#add').click();
    await page.getByText('Pick a grind').waitFor();
    await page.goto(visit.urlOf('low-stock'));
    await page.getByRole('button', { name: 'More bags' }).click({ clickCount: 2 });
    await page.locator('#add').click();
    await page.getByText('do not have that many').waitFor();
  });
});
