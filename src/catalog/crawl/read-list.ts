import { merchantOf } from '../../platform/merchant-of.ts';
import type { FetchPage } from '../fetch-page.ts';
import { indexProducts } from '../product-store.ts';
import type { Entry, NewEntry } from './crawl-store.ts';
import { pageRank, rankOf, sitemapRank } from './entry-ranks.ts';
import { parseJson, platformListings, type ShopFacts } from './platform-listings.ts';
import { readFeed } from './read-feed.ts';
import { readSitemap } from './read-sitemap.ts';
import type { Visited } from './visit-page.ts';

const maxListBytes = 64 * 1024 * 1024;
const unread = { counts: { visited: 1, failed: 1 }, entries: [] };

/** One sitemap, one page of a platform's listing, or a product feed. */
export async function readList(
  deps: { fetchPage: FetchPage; shopFacts: () => Promise<ShopFacts> },
  entry: Entry,
  home: URL,
): Promise<Visited> {
  const answer = await deps.fetchPage(entry.url, { asCrawler: true, maxBytes: maxListBytes }).catch(() => null);
  if (answer?.status !== 200) return unread;
  if (entry.kind === 'sitemap') return { counts: {}, entries: readSitemapEntries(answer.body, home) };
  const shop = await deps.shopFacts();
  const page = new URL(entry.url);
  const read =
    entry.kind === 'feed'
      ? { products: readFeed(answer.body, { host: merchantOf(home.href), name: shop.name }), next: null }
      : platformListings.map((listing) => listing.read(parseJson(answer.body), page, shop)).find(Boolean);
  if (!read) return unread;
  return {
    counts: { visited: 1, products: read.products.length },
    entries: read.next ? [{ kind: 'listing', url: read.next.href, rank: rankOf.list }] : [],
    write: async (sql) => {
      await indexProducts(sql, read.products);
      return {};
    },
  };
}

function readSitemapEntries(xml: string, home: URL): NewEntry[] {
  const { pages, sitemaps } = readSitemap(xml, home);
  return [
    ...sitemaps.map((url): NewEntry => ({ kind: 'sitemap', url, rank: sitemapRank(url) })),
    ...pages.map(({ url, changedAt }): NewEntry => ({ kind: 'page', url, rank: pageRank(url), changedAt })),
  ];
}
