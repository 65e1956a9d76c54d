import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { customers, declinedCard, goodCard, type Visit, visitShop } from '../../../../../test/harness/visit-shop.ts';
import { buy } from './buy.ts';
import { oakhurst } from './index.ts';

let visit: Visit;
const customer = customers.US;
before(async () => {
  visit = await visitShop(oakhurst);
});
after(() => visit.close());

test('the small print leads to an order without account and without protection', async () => {
  const productUrl = visit.urlOf('gardeners-smock');
  const number = await visit.withPage((page) =>
    buy(page, { productUrl, customer, card: goodCard, variant: ['Large', 'Sage'] }),
  );
  const [order] = visit.mall.orders();
  assert.equal(order?.orderNumber, number);
  assert.deepEqual([order?.subtotal, order?.shipping, order?.tax, order?.total], [8400, 800, 546, 9746]);
  assert.deepEqual([order?.accountCreated, order?.extras], [false, []]);
});

test('the order is found by number or cart reference, with its e-mail address only', async () => {
  const order = visit.mall.orders()[0]!;
  const look = (o: string, e: string) => fetch(`${visit.shop.url}/my-order?${new URLSearchParams({ o, e })}`);
  assert.match(
    await (await look(order.orderNumber, order.email)).text(),
    new RegExp(`order-number">${order.orderNumber}`),
  );
  assert.equal((await look(order.cartToken, order.email)).status, 200);
  assert.equal((await look(order.orderNumber, 'eve@example.com')).status, 404);
});

test('a buyer who changes nothing pays for protection', async () => {
  await visit.withPage(async (page) => {
    page.uncheck = async () => {};
    await buy(page, { productUrl: visit.urlOf('copper-watering-can'), customer, card: goodCard });
  });
  assert.deepEqual(visit.mall.orders().at(-1)?.extras, [{ name: 'Package protection', price: 295 }]);
});

test('a declined card opens the payment panel again, vanished goods lead back to the cart', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('copper-watering-can'), customer, card: declinedCard }).catch(() => {});
    await page.getByText('Your card was declined').waitFor();
  });
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('sold-out-mid-checkout'), customer, card: goodCard }).catch(() => {});
    await page.getByText('sold out while you were checking out').waitFor();
  });
  assert.equal(visit.mall.orders().length, before);
});
