import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { detailsResult, estimateResult, searchResult } from '@cartwright/contract';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const colours = ['Navy', 'Sand', 'Moss'];
const sizes = ['S', 'M', 'L', 'XL', 'XXL'];

/** A shop of one product with fifteen variants, told in schema.org data as many shops do. */
const shop = createServer((request, response) => {
  const base = `http://${request.headers.host}`;
  if (!request.url?.startsWith('/products/')) {
    response.writeHead(request.url === '/gone' ? 404 : 200, { 'Content-Type': 'text/html' });
    response.end('<html><body><h1>About us</h1><p>We like mugs.</p></body></html>');
    return;
  }
  const variants = colours.flatMap((color, c) =>
    sizes.map((size, s) => ({
      '@type': 'Product',
      sku: `MUG-${color}-${size}`,
      name: `Harbour mug ${color} ${size}`,
      color,
      size,
      image: `${base}/images/${color}.png`,
      offers: {
        '@type': 'Offer',
        price: (12 + c + s / 10).toFixed(2),
        priceCurrency: 'USD',
        availability: size === 'XXL' ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
        url: `${base}/products/mug?color=${color}&size=${size}`,
      },
    })),
  );
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: 'Harbour mug',
    brand: { '@type': 'Brand', name: 'Harbour' },
    image: `${base}/images/mug.png`,
    url: `${base}/products/mug`,
    productGroupID: 'MUG',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: variants,
  };
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><head><title>Harbour mug</title>
    <script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>Harbour mug</h1></body></html>`);
});
await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
after(() => shop.close());
const port = (shop.address() as AddressInfo).port;
const shopUrl = `http://127.0.0.1:${port}`;

const service = await openService({ ALLOW_PRIVATE_HOSTS: `127.0.0.1:${port}` });
const post = (path: string, body: unknown) => service.call('POST', path, { body });

spec(['details.200'], '200: product, dimensions and variants of the live page', async () => {
  const { status, body } = await post('/product/details', { url: `${shopUrl}/products/mug`, allVariants: true });
  assert.equal(status, 200);
  assert.deepEqual(detailsResult.parse(body), body);
  const { product, dimensions, variants, directUrl, commissionUrl } = body.data;
  assert.deepEqual([product.name, product.brand], ['Harbour mug', 'Harbour']);
  assert.deepEqual(
    dimensions.map((name: string) => name.toLowerCase()),
    ['color', 'size'],
  );
  assert.equal(variants.length, 15);
  assert.equal(commissionUrl, directUrl);
  const navy = variants.find((variant: { variantId: string }) => variant.variantId === 'MUG-Navy-S');
  assert.deepEqual([navy.price, navy.available], [12, true]);
  assert.deepEqual(Object.values(navy.attributes), ['Navy', 'S']);
  assert.equal(variants.filter((variant: { available: boolean }) => !variant.available).length, 3);
});

spec(['details.subset'], '200: by default at most ten, the chosen one first, every value covered', async () => {
  const { body } = await post('/product/details', { url: `${shopUrl}/products/mug?color=Moss&size=L` });
  const { variants } = body.data;
  assert.ok(variants.length <= 10);
  assert.deepEqual(Object.values(variants[0].attributes), ['Moss', 'L']);
  const values = new Set(variants.flatMap((variant: { attributes: object }) => Object.values(variant.attributes)));
  for (const value of [...colours, ...sizes]) assert.ok(values.has(value), value);
});

spec(['details.400'], '400: what is not http(s), is private, or leads to no product', async () => {
  const cases: [unknown, string][] = [
    [{}, 'invalid_request'],
    [{ url: 'ftp://a.example/1' }, 'invalid_request'],
    [{ url: 'about:blank' }, 'invalid_request'],
    [{ url: 7 }, 'invalid_request'],
    [{ url: 'http://127.0.0.1:1/products/mug' }, 'private_address'],
    [{ url: 'http://169.254.169.254/latest/meta-data' }, 'private_address'],
    [{ url: 'http://[::ffff:10.0.0.1]/' }, 'private_address'],
    [{ url: 'http://2130706433/' }, 'private_address'],
    [{ url: `${shopUrl}/about` }, 'product_not_found'],
    [{ url: `${shopUrl}/gone` }, 'product_not_found'],
  ];
  for (const [body, error] of cases) {
    const answer = await post('/product/details', body);
    assert.deepEqual([answer.status, answer.body.error], [400, error], JSON.stringify(body));
  }
});

spec(['details.502'], '502: a merchant that does not answer', async () => {
  const { status, body } = await post('/product/details', { url: 'http://no-such-host.invalid/products/mug' });
  assert.deepEqual([status, body.error], [502, 'merchant_unreachable']);
});

spec(
  ['search.200', 'search.target', 'search.typos', 'details.extends-search'],
  '200: what was read is found, also with typing errors',
  async () => {
    await post('/product/details', { url: `${shopUrl}/products/mug` });
    for (const name of ['harbour mug', 'HARBOUR', 'harbur mug', 'Hárbour mugs']) {
      const { status, body } = await post('/product/search', { name });
      assert.equal(status, 200);
      assert.deepEqual(searchResult.parse(body), body);
      assert.equal(body.data.products[0]?.name, 'Harbour mug', name);
      assert.deepEqual([body.data.targetMerchant, body.data.targetMatchCount], ['', 0]);
    }
    const targeted = (await post('/product/search', { name: 'mug', merchant: `127.0.0.1:${port}`.toUpperCase() })).body
      .data;
    assert.equal(targeted.targetMatchCount, 1);
    assert.equal(targeted.products[0].priceFrom, 12);
    const other = (await post('/product/search', { name: 'mug', merchant: 'Elsewhere' })).body.data;
    assert.deepEqual([other.targetMerchant, other.targetMatchCount, other.products.length], ['Elsewhere', 0, 1]);
    assert.deepEqual((await post('/product/search', { name: 'zzzzqqqq' })).body.data.products, []);
  },
);

spec(['search.400'], '400: a search without a name', async () => {
  for (const body of [{}, { name: '' }, { name: 3 }, { name: ' ' }, { name: 'x'.repeat(201) }]) {
    assert.equal((await post('/product/search', body)).status, 400);
  }
  for (const name of ["'; drop table accounts; --", '%_\\', '😀', '& | ! ( ) : *', '-']) {
    assert.equal((await post('/product/search', { name })).status, 200, name);
  }
});

const line = (change = {}) => ({
  url: 'https://shop.example/1',
  quantity: 2,
  unitPrice: 10.1,
  category: 'general',
  ...change,
});
const estimate = (zip: string, items: unknown[] = [line()]) =>
  post('/checkout-estimates', { merchant: 'Shop', destination: { zip }, items });

spec(
  ['estimates.200', 'estimates.total', 'estimates.shipping-unknown'],
  '200: the parts add up to the cent',
  async () => {
    const { status, body } = await estimate('90210', [
      line(),
      line({ unitPrice: 3.33, quantity: 3 }),
      line({ unitPrice: 0.01, quantity: 1 }),
    ]);
    assert.equal(status, 200);
    assert.deepEqual(estimateResult.parse(body), body);
    assert.equal(body.subtotal, 30.2);
    assert.deepEqual([body.shipping, body.shippingKnown, body.currency], [0, false, 'USD']);
    assert.deepEqual(body.destination, { zip: '90210', state: 'CA' });
    assert.ok(body.tax > 2 && body.tax < 3.5, `tax ${body.tax}`);
    const cents = (amount: number) => Math.round(amount * 100);
    assert.equal(cents(body.total), cents(body.subtotal) + cents(body.shipping) + cents(body.tax));
    assert.equal(
      body.items.reduce((sum: number, item: { tax: number }) => sum + cents(item.tax), 0),
      cents(body.tax),
    );
  },
);

spec(['estimates.category'], '200: tax follows state and category', async () => {
  const taxOf = async (zip: string, category: string) => (await estimate(zip, [line({ category })])).body.tax;
  assert.equal(await taxOf('97201', 'general'), 0, 'Oregon has no sales tax');
  assert.equal(await taxOf('19104', 'clothing'), 0, 'Pennsylvania does not tax clothing');
  assert.ok((await taxOf('19104', 'general')) > 0);
  assert.equal(await taxOf('90210', 'no-such-category'), await taxOf('90210', 'general'));
});

spec(['estimates.400'], '400: invalid estimates', async () => {
  const bad = [
    {},
    { merchant: 'Shop', destination: { zip: '' }, items: [line()] },
    { merchant: 'Shop', destination: {}, items: [line()] },
    { merchant: 'Shop', destination: { zip: '90210' }, items: [] },
    { merchant: 'Shop', destination: { zip: '90210' }, items: [line({ quantity: 0 })] },
    { merchant: 'Shop', destination: { zip: '90210' }, items: [line({ unitPrice: -1 })] },
    { merchant: 'Shop', destination: { zip: '90210' }, items: [line({ unitPrice: '10' })] },
    { destination: { zip: '90210' }, items: [line()] },
  ];
  for (const body of bad) assert.equal((await post('/checkout-estimates', body)).status, 400, JSON.stringify(body));
});
