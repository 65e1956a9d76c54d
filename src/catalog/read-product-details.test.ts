import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { openTestPool } from '../../test/harness/browser-pool.ts';
import { createTestDatabase, type TestDatabase } from '../../test/harness/index.ts';
import { parseAllowList } from '../platform/address-policy.ts';
import { createSafeFetcher, type SafeFetcher } from '../platform/safe-fetch.ts';
import { createCommissionUrl } from './commission-url.ts';
import { createFetchPage } from './fetch-page.ts';
import { readProductDetails } from './read-product-details.ts';
import { createRenderPage } from './render-page.ts';
import { searchProducts } from './search-products.ts';

const lamp = (price: number) => `<html><head><meta property="og:site_name" content="Lamp House">
  <script type="application/ld+json">${JSON.stringify({
    '@type': 'ProductGroup',
    name: 'Brass Lamp',
    brand: { '@type': 'Brand', name: 'Lumen' },
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: ['Brass', 'Black', 'White', 'Red'].flatMap((color) =>
      ['S', 'M', 'L'].map((size) => ({
        '@type': 'Product',
        sku: `${color}-${size}`,
        color,
        size,
        url: `/lamp?v=${color}-${size}`,
        offers: { '@type': 'Offer', price, priceCurrency: 'EUR', availability: size === 'L' ? 'SoldOut' : 'InStock' },
      })),
    ),
  })}</script></head><body><h1>Brass Lamp</h1></body></html>`;

const scripted = `<div id="app"></div><script>setTimeout(() => {
  document.querySelector('#app').innerHTML = '<h1>Glass Lamp</h1><p class="price">$31.50</p><button>Add to cart</button>';
}, 300)</script>`;

const mug = {
  title: 'Enamel Mug',
  options: ['Colour', 'Size'],
  variants: [
    { id: 11, option1: 'Sage', option2: 'Small', price: 1800, available: true },
    { id: 12, option1: 'Sage', option2: 'Large', price: 2450, available: false },
  ],
};
const mugPage = `<title>Enamel Mug</title><h1>Enamel Mug</h1><p class="price">$18.00</p>
  <form action="/cart/add"><input type="hidden" name="id" value="11"><button>Add to cart</button></form>`;

/** One combination at a time, as PrestaShop shows them; Large costs more and is gone in black. */
const poster = (query: URLSearchParams) => {
  const size = query.get('group[3]') ?? '19';
  const colour = query.get('group[2]') ?? '8';
  const isGone = size === '21' && colour === '11';
  const mark = (value: string, chosen: string) => `value="${value}" ${value === chosen ? 'selected' : ''}`;
  return `<title>Poster</title><h1>Poster</h1><p class="price">$${size === '21' ? '79.00' : '29.00'}</p>
    <form action="/cart"><label for="g3">Size</label><select id="g3" name="group[3]"><option ${mark('19', size)}>Small</option>
    <option ${mark('21', size)}>Large</option></select><label for="g2">Colour</label><select id="g2" name="group[2]">
    <option ${mark('8', colour)}>White</option><option ${mark('11', colour)}>Black</option></select>
    <button ${isGone ? 'disabled' : ''}>Add to cart</button></form><p>${isGone ? 'Out of stock' : 'In stock'}</p>`;
};

describe('read product details', () => {
  let store: TestDatabase;
  let fetcher: SafeFetcher;
  let strict: SafeFetcher;
  let base = '';
  let reads = 0;
  const shop = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0];
    if (path === '/lamp') {
      reads += 1;
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      return response.end(gzipSync(lamp(40 + reads)));
    }
    if (path === '/poster') {
      const { searchParams } = new URL(request.url ?? '', base);
      return response.setHeader('content-type', 'text/html').end(poster(searchParams));
    }
    if (path === '/moved') return response.writeHead(301, { location: '/lamp?from=moved' }).end();
    if (path === '/loop') return response.writeHead(302, { location: '/loop' }).end();
    if (path === '/broken') return response.writeHead(500).end('oops');
    if (path === '/about') return response.setHeader('content-type', 'text/html').end('<h1>About us</h1>');
    if (path === '/bomb') return response.setHeader('content-type', 'text/html').end('<b>'.repeat(500_000));
    if (/^\/products\/(?:mug|cup)$/.test(path ?? ''))
      return response.setHeader('content-type', 'text/html').end(mugPage);
    if (path === '/products/mug.js') return response.end(JSON.stringify(mug));
    if (path === '/feed') return response.setHeader('content-type', 'application/pdf').end('%PDF');
    if (path === '/scripted') return response.setHeader('content-type', 'text/html').end(scripted);
    if (path === '/nul') {
      const node = { '@type': 'Product', name: 'Odd \u0000 \ud800 name', offers: { price: 1, priceCurrency: 'USD' } };
      return response.end(`<script type="application/ld+json">${JSON.stringify(node)}</script>`);
    }
    return response.writeHead(404).end('nothing');
  });

  before(async () => {
    store = await createTestDatabase();
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
    base = `http://${host}`;
    fetcher = createSafeFetcher({ policy: { allow: parseAllowList(host) } });
    strict = createSafeFetcher({ policy: { allow: [] } });
  });
  after(async () => {
    await fetcher.close();
    await strict.close();
    shop.closeAllConnections();
    shop.close();
    await store.close();
  });
  const deps = () => ({ sql: store.database, fetchPage: createFetchPage(fetcher) });
  const read = async (path: string, allVariants?: boolean) =>
    (await readProductDetails(deps(), { url: base + path, ...(allVariants !== undefined && { allVariants }) })).data;
  const refused = (path: string, code: string) => assert.rejects(read(path), { code });

  it('asks a shop that shows one combination at a time for the others', async () => {
    const data = await read('/poster', true);
    assert.deepEqual(
      data.variants.map(({ attributes, price, available }) => [attributes.Size, attributes.Colour, price, available]),
      [
        ['Small', 'White', 29, true],
        ['Small', 'Black', 29, true],
        ['Large', 'White', 79, true],
        ['Large', 'Black', 79, false],
      ],
    );
    assert.match(data.variants[3]?.url ?? '', /group%5B3%5D=21&group%5B2%5D=11$/);
  });

  it('returns the chosen variant first and a subset that shows every value', async () => {
    const data = await read('/lamp?v=Black-M');
    assert.deepEqual(data.dimensions, ['color', 'size']);
    assert.equal(data.product.name, 'Brass Lamp');
    assert.equal(data.product.brand, 'Lumen');
    assert.equal(data.product.retailer, 'Lamp House');
    assert.equal(data.currency, 'EUR');
    assert.equal(data.variants[0]?.variantId, 'Black-M');
    assert.equal(data.variants.length, 10);
    assert.equal(new Set(data.variants.map((variant) => variant.attributes.color)).size, 4);
    assert.equal(new Set(data.variants.map((variant) => variant.attributes.size)).size, 3);
    assert.equal(data.variants.find((variant) => variant.attributes.size === 'L')?.available, false);
    assert.equal(data.commissionUrl, data.directUrl);
    assert.equal(data.variants[0]?.url, `${base}/lamp?v=Black-M`);
  });

  it('leads through the operator’s affiliate address, for the product and for each variant', async () => {
    const commissionUrl = createCommissionUrl('https://go.example/?to={url}');
    const { data } = await readProductDetails({ ...deps(), commissionUrl }, { url: `${base}/lamp?v=Black-M` });
    const target = (url: string) => new URL(url).searchParams.get('to');
    assert.equal(target(data.commissionUrl), data.directUrl);
    assert.equal(target(data.variants[0]?.commissionUrl ?? ''), `${base}/lamp?v=Black-M`);
  });

  it('takes the variants from the product’s own JSON where the page does not carry them', async () => {
    const data = await read('/products/mug?variant=12');
    assert.deepEqual(data.dimensions, ['Colour', 'Size']);
    assert.deepEqual(
      data.variants.map(({ variantId, price, available, attributes, url }) => [
        variantId,
        price,
        available,
        attributes.Size,
        url,
      ]),
      [
        ['12', 24.5, false, 'Large', `${base}/products/mug?variant=12`],
        ['11', 18, true, 'Small', `${base}/products/mug?variant=11`],
      ],
    );
    const alone = await read('/products/cup');
    assert.deepEqual([alone.variants.length, alone.variants[0]?.price], [1, 18]);
  });

  it('returns every variant on request, from the copy read less than ten minutes ago', async () => {
    const before = reads;
    const data = await read('/lamp?v=Black-M', true);
    assert.equal(data.variants.length, 12);
    assert.equal(reads, before);
    await store.database.query(`update catalog_pages set read_at = read_at - interval '11 minutes'`);
    const later = await read('/lamp?v=Black-M');
    assert.equal(reads, before + 1);
    assert.equal(later.variants[0]?.price, 40 + reads);
  });

  it('extends the search index with every read', async () => {
    const { data } = await searchProducts({ sql: store.database }, { name: 'brass lamp', merchant: 'lamp house' });
    assert.equal(data.targetMatchCount > 0, true);
    assert.equal(data.products[0]?.currency, 'EUR');
  });

  it('follows a redirect to the product', async () => {
    assert.equal((await read('/moved')).product.url, `${base}/lamp?from=moved`);
  });

  it('answers product_not_found for what is not a product', async () => {
    for (const path of ['/about', '/gone', '/feed', '/scripted']) await refused(path, 'product_not_found');
  });

  it('answers merchant_unreachable when the merchant fails, loops or is not there', async () => {
    await refused('/broken', 'merchant_unreachable');
    await refused('/loop', 'merchant_unreachable');
    const nowhere = { url: 'http://shop.invalid/x' };
    await assert.rejects(readProductDetails(deps(), nowhere), { code: 'merchant_unreachable' });
  });

  it('refuses a private address', async () => {
    const guarded = { sql: store.database, fetchPage: createFetchPage(strict) };
    await assert.rejects(readProductDetails(guarded, { url: `${base}/secret` }), { code: 'private_address' });
  });

  it('reads what a browser draws when the source leaves that to scripts', async () => {
    const browser = openTestPool({ allow: new URL(base).host });
    try {
      const drawn = { ...deps(), renderPage: createRenderPage(browser) };
      const { data } = await readProductDetails(drawn, { url: `${base}/scripted?r=1` });
      assert.deepEqual([data.product.name, data.variants[0]?.price], ['Glass Lamp', 31.5]);
      await assert.rejects(readProductDetails(drawn, { url: `${base}/about` }), { code: 'product_not_found' });
    } finally {
      await browser.close();
    }
  });

  it('gives up on a page built to be slow and goes on answering meanwhile', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 50);
    await refused('/bomb', 'product_not_found');
    clearInterval(timer);
    assert.ok(ticks > 0);
    assert.equal((await read('/lamp?after=bomb')).product.name, 'Brass Lamp');
  });

  it('stores names that carry characters the store cannot hold', async () => {
    assert.match((await read('/nul')).product.name, /^Odd .* name$/u);
  });
});
