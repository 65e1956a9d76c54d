import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { customers, declinedCard, goodCard, type Visit, visitShop } from '../../../../../test/harness/visit-shop.ts';
import { buy } from './buy.ts';
import { maisonTilleul } from './index.ts';
import { euros } from './layout.ts';

let visit: Visit;
const customer = customers.FR;
before(async () => {
  visit = await visitShop(maisonTilleul);
});
after(() => visit.close());

test('prices read the French way', () => {
  assert.equal(euros(123_456), '1\u00a0234,56\u00a0€');
  assert.equal(euros(-590), '-5,90\u00a0€');
});

test('an order is placed and delivered to the door, VAT included', async () => {
  const productUrl = visit.urlOf('variant-required');
  const number = await visit.withPage((page) =>
    buy(page, { productUrl, customer, card: goodCard, variant: ['Boîte 120 g'] }),
  );
  const [order] = visit.mall.orders();
  assert.equal(order?.orderNumber, number);
  assert.equal(order?.items[0]?.variant, 'Boîte 120 g');
  assert.deepEqual([order?.subtotal, order?.shipping, order?.tax, order?.total], [1420, 590, 335, 2010]);
  assert.deepEqual([order?.shippingOption, order?.shippingAddress.salutation], ['domicile', 'Mme']);
});

test('a declined card, goods gone in mid-checkout and terms not accepted place nothing', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('miel'), customer, card: declinedCard }).catch(() => {});
    await page.getByText('refusé par la banque').waitFor();
    await page.locator('input[name=mode_paiement][value=cb]').check();
    const bank = page.frameLocator('#cadre-paiement');
    await bank.locator('input[name=pan]').fill(goodCard.number);
    await bank.locator('select[name=mois]').selectOption(goodCard.month);
    await bank.locator('select[name=an]').selectOption(goodCard.year);
    await bank.locator('input[name=crypto]').fill(goodCard.cvv);
    await bank.locator('button').click();
    await page.getByText('Veuillez accepter les conditions').waitFor();
  });
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('sold-out-mid-checkout'), customer, card: goodCard }).catch(() => {});
    await page.getByText('plus disponible').waitFor();
  });
  assert.equal(visit.mall.orders().length, before);
});

test('what is out of stock cannot be put into the basket', async () => {
  const answer = await fetch(`${visit.shop.url}/panier/ajout`, {
    method: 'POST',
    body: new URLSearchParams({ id_produit: 'confiture-sold-out', qte: '1' }),
  });
  assert.match(await answer.text(), /pas disponible/);
  assert.match(await (await fetch(visit.urlOf('confiture-sold-out'))).text(), /Rupture de stock/);
});
