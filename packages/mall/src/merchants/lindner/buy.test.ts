import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { declinedCard, goodCard, type Visit, visitShop } from '../../../../../test/harness/visit-shop.ts';
import type { ScriptCustomer } from '../../scripted-purchase.ts';
import { buy } from './buy.ts';
import { lindner } from './index.ts';

const customer: ScriptCustomer = {
  firstName: 'Jörg',
  lastName: 'Weiß',
  email: 'joerg@example.com',
  phone: '+49 30 5550101',
  addressLine1: 'Lindenstraße 12a',
  addressLine2: '',
  city: 'Berlin',
  province: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

let visit: Visit;
before(async () => {
  visit = await visitShop(lindner);
});
after(() => visit.close());

test('street and house number arrive apart, the tax is inside the price, the newsletter stays off', async () => {
  const productUrl = visit.urlOf('variant-required');
  const number = await visit.withPage((page) =>
    buy(page, { productUrl, customer, card: goodCard, variant: ['Moos', 'XL'] }),
  );
  const [order] = visit.mall.orders();
  assert.equal(order?.orderNumber, number);
  assert.deepEqual([order?.subtotal, order?.shipping, order?.tax, order?.total], [12400, 350, 2036, 12750]);
  assert.deepEqual([order?.shippingAddress.street, order?.shippingAddress.houseNumber], ['Lindenstraße', '12a']);
  assert.equal(order?.newsletter, false);
  assert.equal(order?.paymentMethod, 'card');
});

test('the order is found by its number and e-mail address', async () => {
  const { orderNumber, email } = visit.mall.orders()[0]!;
  const look = (fields: Record<string, string>) =>
    fetch(`${visit.shop.url}/bestellung-suchen`, { method: 'POST', body: new URLSearchParams(fields) });
  assert.match(await (await look({ bestellnummer: orderNumber, email })).text(), /in Bearbeitung/);
  assert.match(await (await look({ bestellnummer: orderNumber, email: 'eve@example.com' })).text(), /keine Bestellung/);
});

test('prices read the German way', async () => {
  assert.match(await (await fetch(visit.urlOf('sekretaer'))).text(), /1\.234,56 €/);
});

test('nothing is ordered without the AGB, with a declined card or when the goods are gone', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('leuchte'), customer, card: declinedCard }).catch(() => {});
    await page.getByText('Ihre Karte wurde abgelehnt').waitFor();
    await page.check('[name=zahlart][value=rechnung]');
    await page.click('text=Weiter zur Prüfung');
    await page.click('text=Zahlungspflichtig bestellen');
    await page.getByText('Bitte stimmen Sie den AGB zu').waitFor();
  });
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('sold-out-mid-checkout'), customer, card: goodCard }).catch(() => {});
    await page.getByText('nicht mehr lieferbar').waitFor();
  });
  assert.equal(visit.mall.orders().length, before);
});
