import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startMall } from '../start-mall.ts';
import { dealblitz } from './dealblitz/index.ts';
import { lumenLane } from './lumen-lane/index.ts';
import { maisonTilleul } from './maison-tilleul/index.ts';
import { lesnaPolka } from './sealed-lesna-polka/index.ts';
import { tidewater } from './sealed-tidewater/index.ts';
import { thistleRowan } from './thistle-rowan/index.ts';

const mall = await startMall({
  merchants: [thistleRowan, lumenLane, maisonTilleul, dealblitz, lesnaPolka, tidewater],
});
after(() => mall.close());

type Body = Record<string, unknown> | undefined;

/** A visitor with a cookie jar: forms are posted as forms, and as JSON where the shop speaks it. */
function visitor(shop: string, speaksJson: boolean) {
  const url = mall.merchants.find((merchant) => merchant.shop === shop)?.url ?? '';
  let cookie = '';
  return async (path: string, body?: Body): Promise<string> => {
    const form = new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]));
    const headers: Record<string, string> = { cookie };
    if (body && speaksJson) headers['content-type'] = 'application/json';
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers,
      redirect: 'manual',
      ...(body && { body: speaksJson ? JSON.stringify(body) : form }),
    });
    const [fresh] = response.headers.getSetCookie();
    if (fresh) cookie = fresh.split(';')[0] ?? '';
    return (await response.text()).replaceAll('\u00a0', ' ');
  };
}

test('thistle-rowan takes 10 % off two tins, once, and refuses other codes', async () => {
  const visit = visitor('thistle-rowan', false);
  await visit('/basket/add', { sku: 'assam-breakfast-tea', quantity: 2 });
  assert.match(await visit('/checkout/voucher', { code: 'nonsense' }), /not recognised/);
  await visit('/checkout/voucher', { code: 'kettle10' });
  await visit('/checkout/voucher', { code: 'kettle10' });
  const quote = JSON.parse(await visit('/checkout/quote', { delivery: 'tracked-48', country: 'GB' }));
  assert.deepEqual(
    [quote.figures.subtotal, quote.figures.discount, quote.figures.total],
    ['£17.90', '-£1.79', '£20.06'],
  );
});

test('lumen-lane taxes what is left after 15 % off', async () => {
  const visit = visitor('lumen-lane', true);
  await visit('/api/bag/add', { slug: 'wick-lantern', quantity: 2 });
  assert.match(await visit('/api/checkout/coupon', { code: 'nope' }), /not valid/);
  await visit('/api/checkout/coupon', { code: 'GLOW15' });
  const address = { street: '1 A St', city: 'Tacoma', state: 'WA', zip: '98402', country: 'US' };
  await visit('/api/checkout/address', {
    email: 'a@b.example',
    first: 'A',
    last: 'B',
    phone: '5550001111',
    ...address,
  });
  const { figures } = JSON.parse(await visit('/api/checkout/delivery', { id: 'two-day' }));
  assert.deepEqual(figures, {
    subtotal: 9300,
    discount: 1395,
    coupon: 'GLOW15',
    shipping: 1995,
    tax: 514,
    total: 10414,
  });
});

test('maison-tilleul shows the reduction in the basket', async () => {
  const visit = visitor('maison-tilleul', false);
  await visit('/panier/ajout', { id_produit: 'miel-de-lavande', qte: 2 });
  assert.match(await visit('/panier', { action: 'promo', code_promo: 'rien' }), /pas valable/);
  await visit('/panier', { action: 'promo', code_promo: 'tilleul5' });
  const basket = await visit('/panier');
  assert.match(basket, /23,80 €/);
  assert.match(basket, /-1,19 €/);
  assert.match(basket, /22,61 €/);
});

test('dealblitz takes the code in the cart', async () => {
  const visit = visitor('dealblitz', false);
  await visit('/cart/put', { deal: 'cloud-pillow-duo', qty: 2, plan: 'once' });
  assert.match(await visit('/cart/code', { code: 'x' }), /not valid/);
  await visit('/cart/code', { code: 'BLITZ10' });
  assert.match(await visit('/cart'), /-\$5\.00/);
});

test('sealed-lesna-polka takes 12 % off', async () => {
  const visit = visitor('sealed-lesna-polka', false);
  await visit('/koszyk/dodaj', { gra: 'trop-lisa' });
  assert.match(await visit('/koszyk/rabat', { kod: 'x' }), /Nieprawidłowy/);
  await visit('/koszyk/rabat', { kod: 'GRZYBY12' });
  assert.match(await visit('/koszyk'), /52,76 zł/);
});

test('sealed-tidewater takes 20 % off before tax', async () => {
  const visit = visitor('sealed-tidewater', true);
  await visit('/v2/cart/add', { slug: 'lighthouse-blend', chosen: [], quantity: 2 });
  assert.match(await visit('/v2/checkout/promo', { code: 'x' }), /do not know/);
  await visit('/v2/checkout/promo', { code: 'hightide' });
  const quote = JSON.parse(await visit('/v2/checkout/quote', { country: 'CA', province: 'ON', postal: 'M6K 1G4' }));
  assert.deepEqual(
    [quote.subtotal, quote.discount, quote.shipping, quote.tax, quote.total],
    [3700, 740, 950, 385, 4295],
  );
});

test('shops with a sitemap name it in robots.txt and list every product', async () => {
  for (const shop of ['thistle-rowan', 'lumen-lane', 'maison-tilleul', 'sealed-lesna-polka']) {
    const visit = visitor(shop, false);
    assert.match(await visit('/robots.txt'), /Sitemap: http.*\/sitemap\.xml/);
    const sitemap = await visit('/sitemap.xml');
    const products = mall.merchants.find((merchant) => merchant.shop === shop)?.products ?? [];
    assert.ok(products.length > 0 && products.every(({ url }) => sitemap.includes(`<loc>${url}</loc>`)), shop);
  }
});
