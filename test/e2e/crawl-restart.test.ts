import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createTestDatabase } from '../harness/index.ts';
import { openService, type TestedService } from '../spec/service.ts';

const names = Array.from({ length: 10 }, (_, index) => `Ladle ${index}`);
const asked: string[] = [];
const pagesAsked = () => asked.filter((path) => path.startsWith('/p/'));
const hasAskedThree = () => new Set(pagesAsked()).size >= 3;
const killed = Promise.withResolvers<void>();

/** Its sitemap is a compressed file, as large shops publish them; its third page is not answered before the worker is killed. */
const shop = createServer(async (request, response) => {
  const base = `http://${request.headers.host}`;
  const path = request.url ?? '';
  asked.push(path);
  if (path === '/robots.txt') return response.end(`Sitemap: ${base}/maps.xml`);
  if (path === '/maps.xml') {
    response.setHeader('content-type', 'application/xml');
    return response.end(`<sitemapindex><sitemap><loc>${base}/products.xml.gz</loc></sitemap></sitemapindex>`);
  }
  if (path === '/products.xml.gz') {
    const locations = names.map((_, index) => `<url><loc>${base}/p/${index}</loc></url>`).join('');
    response.setHeader('content-type', 'application/gzip');
    return response.end(gzipSync(`<urlset>${locations}</urlset>`));
  }
  const name = names[Number(/^\/p\/(\d+)$/.exec(path)?.[1] ?? -1)];
  if (!name) return response.writeHead(404).end();
  if (hasAskedThree()) await killed.promise;
  const product = { '@type': 'Product', name, offers: { price: 5, priceCurrency: 'USD' } };
  response.setHeader('content-type', 'text/html');
  return response.end(`<h1>${name}</h1><script type="application/ld+json">${JSON.stringify(product)}</script>`);
});

test('a crawl of a compressed sitemap goes on after its worker was killed, and reads no finished page twice', async (t) => {
  const store = await createTestDatabase();
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  const settings = {
    ROLES: 'api,worker',
    ALLOW_PRIVATE_HOSTS: '127.0.0.0/8',
    LEASE_SECONDS: '5',
    VAULT_KEY: randomBytes(32).toString('base64'),
  };
  const services: TestedService[] = [];
  // Also of a test that fails: what is left open would keep the file from ending. The database goes last.
  t.after(async () => {
    for (const service of services) await service.stop();
    shop.closeAllConnections();
    shop.close();
    await store.close();
  });

  const first = await openService(settings, { database: store.url });
  services.push(first);
  const key = await first.makeKey({ permissions: ['catalog:read', 'catalog:write'] });
  const { body: started } = await first.call('POST', '/catalog/crawls', { key, body: { merchant: url } });
  while (!hasAskedThree()) await delay(50);
  await first.kill9();
  const finished = await store.database.query<{ url: string }>(
    `select url from catalog_crawl_queue where is_done and kind = 'page'`,
  );
  const before = pagesAsked().length;
  killed.resolve();

  const second = await openService(settings, { database: store.url });
  services.push(second);
  const read = async () => (await second.call('GET', `/catalog/crawls/${started.crawlId}`, { key })).body;
  const end = performance.now() + 120_000;
  let crawl = await read();
  while (crawl.status === 'queued' || crawl.status === 'running') {
    assert.ok(performance.now() < end, JSON.stringify(crawl));
    await delay(200);
    crawl = await read();
  }
  assert.deepEqual([crawl.status, crawl.products, crawl.failed], ['completed', names.length, 0]);
  assert.equal(finished.length, 2);
  const again = new Set(pagesAsked().slice(before));
  for (const page of finished) assert.ok(!again.has(new URL(page.url).pathname), pagesAsked().join());
  const { body: found } = await second.call('POST', '/product/search', { key, body: { name: 'ladle' } });
  assert.equal(found.data.products.length, names.length);
});
