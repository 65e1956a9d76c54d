import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/index.ts';
import { newId } from '../../platform/ids.ts';
import { merchantOf } from '../../platform/merchant-of.ts';
import type { FetchPage } from '../fetch-page.ts';
import { searchProducts } from '../search-products.ts';
import { addEntries, beginCrawl, endCrawl, findCrawl, insertCrawl } from './crawl-store.ts';
import { readRobots } from './read-robots.ts';
import { runCrawl } from './run-crawl.ts';

const product = (name: string) =>
  `<h1>${name}</h1><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name,
    offers: { price: 5, priceCurrency: 'USD' },
  })}</script>`;

type Shop = { pages: Record<string, string>; asked: string[]; fetchPage: FetchPage };

/** A shop as a table of paths; notes what was asked for. A page keeps its version while its text is the same. */
function shopOf(pages: Record<string, string>): Shop {
  const asked: string[] = [];
  const fetchPage: FetchPage = async (url, { known } = {}) => {
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    asked.push(path);
    const body = pages[path];
    const etag = body === undefined ? '' : `"${body.length}-${body.slice(4, 20)}"`;
    const status = body === undefined ? 404 : known?.etag === etag ? 304 : 200;
    return { status, url, contentType: 'text/plain', body: status === 200 ? (body ?? '') : '', etag, lastModified: '' };
  };
  return { pages, asked, fetchPage };
}

describe('crawl a merchant', () => {
  let store: TestDatabase;
  before(async () => {
    store = await createTestDatabase();
  });
  after(() => store.close());

  const begin = async (url: string, maxPages = 100) => {
    const sql = store.database;
    const { id } = await insertCrawl(sql, { id: newId(), url, merchantHost: merchantOf(url), maxPages });
    const crawl = await beginCrawl(sql, id);
    assert.ok(crawl);
    return crawl;
  };
  const crawl = async ({ fetchPage }: Shop, url: string, maxPages?: number) => {
    const row = await begin(url, maxPages);
    const sql = store.database;
    const isOver = await runCrawl({ sql, fetchPage }, row, async () => {}, new AbortController().signal);
    assert.equal(isOver, true);
    const report = await findCrawl(sql, row.id);
    await endCrawl(sql, row.id, 'completed', null);
    assert.ok(report);
    return report;
  };
  const find = async (name: string) => {
    const { data } = await searchProducts({ sql: store.database }, { name });
    return data.products.map((found) => found.directUrl);
  };

  it('reads the pages that sitemaps list and leaves out what robots.txt refuses', async () => {
    const shop = shopOf({
      '/robots.txt': 'User-agent: *\nDisallow: /private/\nSitemap: https://a.example/maps.xml',
      '/maps.xml': '<sitemapindex><sitemap><loc>https://a.example/products.xml</loc></sitemap></sitemapindex>',
      '/products.xml': `<urlset><url><loc>https://a.example/p/1</loc></url><url><loc>https://a.example/private/2</loc></url>
        <url><loc>https://elsewhere.example/p/3</loc></url><url><loc>https://a.example/about</loc></url></urlset>`,
      '/p/1': product('Walnut bowl'),
      '/about': '<h1>About</h1>',
    });
    const report = await crawl(shop, 'https://a.example/');
    assert.deepEqual([report.visited, report.products, report.failed, report.refusedByRobots], [2, 1, 0, 1]);
    assert.equal(shop.asked.includes('/private/2'), false);
    assert.deepEqual(await find('walnut bowl'), ['https://a.example/p/1']);
  });

  it('follows links when there is no sitemap, never into the cart or off the site', async () => {
    const shop = shopOf({
      '/robots.txt': '',
      '/': '<a href="/c/bowls">Bowls</a><a href="/cart/add?id=1">Buy</a><a href="https://other.example/p/9">x</a>',
      '/c/bowls': '<a href="/p/ash">Ash</a><a href="/p/gone">Gone</a><a href="/">Home</a><a href="/logout">Bye</a>',
      '/p/ash': product('Ash bowl'),
    });
    const report = await crawl(shop, 'https://b.example/');
    assert.deepEqual([report.products, report.failed], [1, 1]);
    assert.deepEqual(
      shop.asked.filter((path) => /cart\/|logout|p\/9/.test(path)),
      [],
    );
  });

  it('reads only what changed the second time, and products no longer sold leave the index', async () => {
    const sitemap = (...paths: string[]) =>
      `<urlset>${paths.map((path) => `<url><loc>https://c.example${path}</loc></url>`).join('')}</urlset>`;
    const shop = shopOf({
      '/robots.txt': '',
      '/sitemap.xml': sitemap('/p/elm', '/p/oak', '/p/fir'),
      '/p/elm': product('Elm spoon'),
      '/p/oak': product('Oak spoon'),
      '/p/fir': product('Fir spoon'),
    });
    await crawl(shop, 'https://c.example/');
    assert.equal((await find('spoon')).length, 3);
    // One is changed, one is gone, one is no longer listed but still sold.
    shop.pages['/p/elm'] = product('Elm spoon, polished');
    delete shop.pages['/p/oak'];
    shop.pages['/sitemap.xml'] = sitemap('/p/elm');
    const second = await crawl(shop, 'https://c.example/');
    assert.deepEqual([second.products, second.unchanged, second.removed], [1, 1, 1]);
    assert.deepEqual((await find('spoon')).sort(), ['https://c.example/p/elm', 'https://c.example/p/fir']);
  });

  it('goes on after an interruption without reading a page twice', async () => {
    const pages = Object.fromEntries(['1', '2', '3', '4'].map((n) => [`/p/${n}`, product(`Ladle ${n}`)]));
    const locs = Object.keys(pages).map((path) => `<url><loc>https://d.example${path}</loc></url>`);
    const shop = shopOf({ ...pages, '/robots.txt': '', '/sitemap.xml': `<urlset>${locs.join('')}</urlset>` });
    const row = await begin('https://d.example/');
    const stop = new AbortController();
    const stopAfterTwo: FetchPage = (url, options) => {
      if (shop.asked.filter((path) => path.startsWith('/p/')).length === 1) stop.abort();
      return shop.fetchPage(url, options);
    };
    const sql = store.database;
    assert.equal(await runCrawl({ sql, fetchPage: stopAfterTwo }, row, async () => {}, stop.signal), false);
    const signal = new AbortController().signal;
    assert.equal(await runCrawl({ sql, fetchPage: shop.fetchPage }, row, async () => {}, signal), true);
    assert.deepEqual(
      shop.asked.filter((path) => path.startsWith('/p/')),
      ['/p/1', '/p/2', '/p/3', '/p/4'],
    );
    await endCrawl(sql, row.id, 'completed', null);
  });

  it('takes a platform’s public listing instead of reading page by page', async () => {
    const variant = (id: number, option1: string, price: string) => ({ id, option1, price, available: true });
    const listing = [
      {
        handle: 'linen-shirt',
        title: 'Linen shirt',
        vendor: 'Loom',
        options: [{ name: 'Size' }],
        variants: [variant(1, 'S', '40.00'), variant(2, 'L', '45.50')],
        images: [{ src: 'https://cdn.example/shirt.jpg' }],
      },
    ];
    const shop = shopOf({
      '/robots.txt': '',
      '/meta.json': JSON.stringify({ name: 'Loom & Co', currency: 'EUR' }),
      '/products.json?limit=250&page=1': JSON.stringify({ products: listing }),
    });
    const report = await crawl(shop, 'https://e.example/');
    assert.deepEqual([report.visited, report.products], [1, 1]);
    const { data } = await searchProducts({ sql: store.database }, { name: 'linen shirt' });
    const [found] = data.products;
    assert.deepEqual(
      [found?.priceFrom, found?.currency, found?.merchant, found?.directUrl],
      [40, 'EUR', 'Loom & Co', 'https://e.example/products/linen-shirt'],
    );
  });

  it('reads a feed where the caller names one', async () => {
    const feed = `id\ttitle\tlink\tprice\tavailability\nK1\tSteel kettle\thttps://f.example/kettle\t29.90 USD\tin stock\n`;
    const shop = shopOf({ '/robots.txt': '', '/feed.tsv': feed });
    const row = await begin('https://f.example/');
    await addEntries(store.database, row.id, [{ kind: 'feed', url: 'https://f.example/feed.tsv', rank: 0 }]);
    await runCrawl(
      { sql: store.database, fetchPage: shop.fetchPage },
      row,
      async () => {},
      new AbortController().signal,
    );
    assert.deepEqual(await find('steel kettle'), ['https://f.example/kettle']);
  });

  it('stops at the number of pages asked for', async () => {
    const links = Array.from({ length: 9 }, (_, n) => `<a href="/p/${n}">x</a>`).join('');
    const shop = shopOf({ '/robots.txt': '', '/': links });
    assert.equal((await crawl(shop, 'https://g.example/', 4)).visited, 4);
  });
});

describe('robots.txt', () => {
  it('takes the group that names us, the longest rule, and wildcards', () => {
    const robots = readRobots(`User-agent: *\nDisallow: /\n\nUser-agent: other\nUser-agent: Cartwright\nCrawl-delay: 2
      Disallow: /a\nAllow: /a/b # but this\nDisallow: /*.pdf$\nDisallow:`);
    assert.equal(robots.delayMs, 2000);
    const answers = ['/x', '/a', '/a/b/c', '/d.pdf', '/d.pdf?x'].map((path) => robots.allows(path));
    assert.deepEqual(answers, [true, false, true, false, true]);
    assert.equal(readRobots('').allows('/anything'), true);
  });
});
