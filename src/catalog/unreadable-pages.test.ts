import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../test/harness/index.ts';
import { parseAllowList } from '../platform/address-policy.ts';
import { createSafeFetcher, type SafeFetcher } from '../platform/safe-fetch.ts';
import { createFetchPage } from './fetch-page.ts';
import { readProductDetails } from './read-product-details.ts';

// The table "What a page that cannot be read answers" of docs/interface.md, row by row.

const megabyte = 1024 * 1024;
const filler = `<p>${'All our lamps are made to last. '.repeat(32)}</p>\n`;

const sale = (name: string, price: string) =>
  `<main><h1>${name}</h1><p class="price">${price}</p><form action="/cart"><button>Add to cart</button></form></main>`;
const stating = (name: string, price: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    offers: { '@type': 'Offer', price, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  })}</script>`;

const pages: Record<string, string> = {
  '/empty': '',
  '/article': `<html><title>How to hang a lamp</title><article><h1>How to hang a lamp</h1>${filler}</article></html>`,
  '/category': `<html><title>Lamps</title><h1>Lamps</h1><ul>${['Brass', 'Glass', 'Paper', 'Steel']
    .map(
      (kind) => `<li class="card"><a href="/${kind}"><h2>${kind} lamp</h2></a><span class="price">$20.00</span></li>`,
    )
    .join('')}</ul></html>`,
  '/cart': '<html><title>Your cart</title><h1>Your cart</h1><p>Your cart is empty.</p></html>',
  '/lie': `<html><title>Brass Lamp</title>${stating('Brass Lamp', '12.00')}${sale('Brass Lamp', '$48.00')}</html>`,
  '/dear-lie': `<html><title>Brass Lamp</title>${stating('Brass Lamp', '99.00')}${sale('Brass Lamp', '$48.00')}</html>`,
  '/honest': `<html><title>Brass Lamp</title>${stating('Brass Lamp', '48.00')}${sale('Brass Lamp', '$48.00')}</html>`,
};

async function sendLong(response: ServerResponse, megabytes: number, parts: { first?: string; last?: string }) {
  const block = Buffer.from(filler.repeat(Math.ceil(megabyte / filler.length)));
  response.setHeader('content-type', 'text/html').write(`<html><title>Lamp</title>${parts.first ?? ''}`);
  for (let sent = 0; sent < megabytes && !response.destroyed; sent += 1) {
    if (!response.write(block)) await Promise.race([drained(response), closed(response)]);
  }
  response.end(`${parts.last ?? ''}</html>`);
}
const drained = (response: ServerResponse) => new Promise((resolve) => response.once('drain', resolve));
const closed = (response: ServerResponse) => new Promise((resolve) => response.once('close', resolve));

describe('a page that cannot be read', () => {
  let store: TestDatabase;
  let fetcher: SafeFetcher;
  let base = '';
  let hops = 0;
  const shop = createServer((request, response) => {
    const path = request.url ?? '/';
    const html = pages[path];
    if (html !== undefined) return response.setHeader('content-type', 'text/html').end(html);
    if (path === '/gone') return response.writeHead(410).end(pages['/honest']);
    if (path === '/picture') return response.setHeader('content-type', 'image/png').end('png');
    if (path === '/refused') return response.writeHead(403).end(pages['/honest']);
    if (path === '/limited') return response.writeHead(429).end('slow down');
    if (path === '/long/first') return sendLong(response, 40, { first: sale('Long Lamp', '$31.00') });
    if (path === '/long/last') return sendLong(response, 30, { last: sale('Late Lamp', '$31.00') });
    if (path.startsWith('/onward/')) {
      hops += 1;
      return response.writeHead(302, { location: `/onward/${hops}` }).end();
    }
    if (path === '/back') return response.writeHead(307, { location: '/forth' }).end();
    if (path === '/forth') return response.writeHead(307, { location: '/back' }).end();
    if (path === '/silent') return request.socket.destroy();
    return response.writeHead(404, { 'content-type': 'text/html' }).end(pages['/honest']);
  });

  before(async () => {
    store = await createTestDatabase();
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
    base = `http://${host}`;
    fetcher = createSafeFetcher({ policy: { allow: parseAllowList(host) } });
  });
  after(async () => {
    await fetcher.close();
    shop.closeAllConnections();
    shop.close();
    await store.close();
  });
  const read = async (path: string) =>
    (await readProductDetails({ sql: store.database, fetchPage: createFetchPage(fetcher) }, { url: base + path })).data;
  const refused = (path: string, code: string) => assert.rejects(read(path), { code }, path);

  it('is no product when it shows none', async () => {
    for (const path of ['/empty', '/article', '/category', '/cart', '/picture']) {
      await refused(path, 'product_not_found');
    }
  });

  it('is no product when the merchant says it is gone, whatever the page shows', async () => {
    await refused('/missing', 'product_not_found');
    await refused('/gone', 'product_not_found');
  });

  it('is read as far as its first 6 MB, be it 40 MB long', async () => {
    const started = performance.now();
    const data = await read('/long/first');
    assert.deepEqual([data.product.name, data.variants[0]?.price], ['Long Lamp', 31]);
    await refused('/long/last', 'product_not_found');
    assert.ok(performance.now() - started < 60_000);
  });

  it('makes the merchant unreachable when it redirects forever, refuses us or hangs up', async () => {
    for (const path of ['/onward/0', '/back', '/refused', '/limited', '/silent']) {
      await refused(path, 'merchant_unreachable');
    }
    assert.ok(hops <= 5, `${hops} redirects followed`);
  });

  it('costs what it shows when its markup states another price', async () => {
    for (const path of ['/lie', '/dear-lie', '/honest']) {
      const data = await read(path);
      assert.equal(data.variants[0]?.price, 48, path);
    }
  });
});
