import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { customers, declinedCard, goodCard, type Visit, visitShop } from '../../../../../test/harness/visit-shop.ts';
import { buy } from './buy.ts';
import { lumenLane } from './index.ts';

let visit: Visit;
const customer = customers.US;
before(async () => {
  visit = await visitShop(lumenLane);
});
after(() => visit.close());

test('an order is placed through the shadow trees with the state tax of the address', async () => {
  const productUrl = visit.urlOf('variant-required');
  const number = await visit.withPage((page) =>
    buy(page, { productUrl, customer, card: goodCard, variant: ['Matte Black', '72 in'] }),
  );
  const [order] = visit.mall.orders();
  assert.equal(order?.orderNumber, number);
  assert.deepEqual(order?.items, [
    { slug: 'arc-floor-lamp-variant-required', variant: 'Matte Black / 72 in', quantity: 1, unitPrice: 24900 },
  ]);
  assert.deepEqual([order?.subtotal, order?.shipping, order?.tax, order?.total], [24900, 850, 1619, 27369]);
  assert.deepEqual([order?.shippingAddress.region, order?.card?.last4, order?.newsletter], ['WA', '4242', false]);
});

test('a declined card and goods gone in mid-checkout place nothing', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('wick-lantern'), customer, card: declinedCard }).catch(() => {});
    await page.getByText('Your card was declined').waitFor();
  });
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('sold-out-mid-checkout'), customer, card: goodCard }).catch(() => {});
    await page.getByText('sold out while you were checking out').waitFor();
  });
  assert.equal(visit.mall.orders().length, before);
});

test('a sold-out lamp cannot be added, an error is offered again, a captcha is shown', async () => {
  await visit.withPage(async (page) => {
    await page.goto(visit.urlOf('paper-moon'));
    await page.getByText('Sold out', { exact: true }).waitFor();
    assert.ok(await page.locator('ll-product .add').isDisabled());
    await page.goto(visit.urlOf('error-once'));
    await page.locator('ll-product .add').click();
    await page.getByRole('button', { name: 'View bag' }).click();
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Continue to delivery' }).waitFor();
    await page.goto(visit.urlOf('captcha'));
    await page.locator('ll-product .add').click();
    await page.getByText('Added to your bag').waitFor();
    await page.goto(`${visit.shop.url}/checkout`);
    await page.getByRole('img', { name: 'Verification picture' }).waitFor();
  });
});
