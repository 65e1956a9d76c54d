import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { customers, declinedCard, goodCard, type Visit, visitShop } from '../../../../../test/harness/visit-shop.ts';
import { buy } from './buy.ts';
import { lesnaPolka } from './index.ts';

let visit: Visit;
const customer = customers.PL;
before(async () => {
  visit = await visitShop(lesnaPolka);
});
after(() => visit.close());

test('an order is placed with the right totals', async () => {
  const productUrl = visit.urlOf('variant-required');
  const number = await visit.withPage((page) =>
    buy(page, { productUrl, customer, card: goodCard, variant: ['Rozszerzona'] }),
  );
  const [order] = visit.mall.orders();
  assert.equal(order?.orderNumber, number);
  assert.deepEqual([order?.items[0]?.variant, order?.items[0]?.unitPrice], ['Rozszerzona', 6900]);
  assert.deepEqual([order?.subtotal, order?.shipping, order?.tax, order?.total], [6900, 1090, 1494, 7990]);
  assert.deepEqual(
    [order?.shippingAddress.name, order?.shippingAddress.line2, order?.shippingAddress.phone, order?.newsletter],
    ['Robin Ashdown', '6', '+48 512345678', false],
  );
});

test('a declined card and goods gone in mid-checkout place nothing', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('trop-lisa'), customer, card: declinedCard }).catch(() => {});
    await page.getByText('Bank odrzucił').waitFor();
  });
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('sold-out-mid-checkout'), customer, card: goodCard }).catch(() => {});
    await page.getByText('wyprzedany').waitFor();
  });
  assert.equal(visit.mall.orders().length, before);
});

test('what is sold out has no button, and a variant must be chosen', async () => {
  const soldOut = await (await fetch(visit.urlOf('borsuk-sold-out'))).text();
  assert.match(soldOut, /Produkt niedostępny/);
  assert.doesNotMatch(soldOut, /Do koszyka/);
  const answer = await fetch(`${visit.shop.url}/koszyk/dodaj`, {
    method: 'POST',
    body: new URLSearchParams({ gra: 'zagadki-variant-required' }),
  });
  assert.match(await answer.text(), /Wybierz wersję/);
});
