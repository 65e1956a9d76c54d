import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/index.ts';
import type { FetchPage } from '../fetch-page.ts';
import { searchProducts } from '../search-products.ts';
import { crawlMerchant } from './crawl-merchant.ts';
import { readRobots } from './read-robots.ts';

const product = (name: string) =>
  `<h1>${name}</h1><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name,
    offers: { price: 5, priceCurrency: 'USD' },
  })}</script>`;

/** A shop as a table of paths; notes what was asked for. */
function shopOf(pages: Record<string, string>): { fetchPage: FetchPage; asked: string[] } {
  const asked: string[] = [];
  const fetchPage: FetchPage = async (url) => {
    const path = new URL(url).pathname;
    asked.push(path);
    const body = pages[path];
    return { status: body === undefined ? 404 : 200, url, contentType: 'text/plain', body: body ?? '' };
  };
  return { fetchPage, asked };
}

describe('crawl a merchant', () => {
  let store: TestDatabase;
  before(async () => {
    store = await createTestDatabase();
  });
  after(() => store.close());
  const crawl = (fetchPage: FetchPage, url: string) =>
    crawlMerchant({ sql: store.database, fetchPage }, { url, pauseMs: 0 });

  it('reads the pages that sitemaps list and leaves out what robots.txt refuses', async () => {
    const { fetchPage, asked } = shopOf({
      '/robots.txt': 'User-agent: *\nDisallow: /private/\nSitemap: https://a.example/maps.xml',
      '/maps.xml': '<sitemapindex><sitemap><loc>https://a.example/products.xml</loc></sitemap></sitemapindex>',
      '/products.xml': `<urlset><url><loc>https://a.example/p/1</loc></url><url><loc>https://a.example/private/2</loc></url>
        <url><loc>https://elsewhere.example/p/3</loc></url><url><loc>https://a.example/about</loc></url></urlset>`,
      '/p/1': product('Walnut bowl'),
      '/about': '<h1>About</h1>',
    });
    assert.deepEqual(await crawl(fetchPage, 'https://a.example/'), {
      visited: 2,
      products: 1,
      failed: 0,
      refusedByRobots: 1,
    });
    assert.equal(asked.includes('/private/2'), false);
    const found = await searchProducts({ sql: store.database }, { name: 'walnut bowl' });
    assert.equal(found.data.products[0]?.directUrl, 'https://a.example/p/1');
  });

  it('follows links when there is no sitemap, never into the cart or off the site', async () => {
    const { fetchPage, asked } = shopOf({
      '/': '<a href="/c/bowls">Bowls</a><a href="/cart/add?id=1">Buy</a><a href="https://other.example/p/9">x</a>',
      '/c/bowls': '<a href="/p/ash">Ash</a><a href="/p/gone">Gone</a><a href="/">Home</a><a href="/logout">Bye</a>',
      '/p/ash': product('Ash bowl'),
    });
    const report = await crawl(fetchPage, 'https://b.example/');
    assert.deepEqual([report.products, report.failed], [1, 1]);
    assert.deepEqual(
      asked.filter((path) => /cart|logout|p\/9/.test(path)),
      [],
    );
  });

  it('stops when told to', async () => {
    const { fetchPage } = shopOf({ '/': product('Endless') });
    const signal = AbortSignal.abort();
    const stopped = crawlMerchant({ sql: store.database, fetchPage }, { url: 'https://c.example/', signal });
    await assert.rejects(stopped, { name: 'AbortError' });
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
