import type { FetchPage } from '../fetch-page.ts';
import type { NewEntry } from './crawl-store.ts';
import { rankOf, sitemapRank } from './entry-ranks.ts';
import { parseJson, platformListings } from './platform-listings.ts';
import type { Robots } from './read-robots.ts';

/** Where a crawl begins: the platform's listing, else the shop's sitemaps, else its home page and the links from there. */
export async function seedCrawl(fetchPage: FetchPage, home: URL, robots: Robots): Promise<NewEntry[]> {
  const listings = await findListings(fetchPage, home, robots);
  if (listings.length > 0) return listings;
  const sitemaps = await findSitemaps(fetchPage, home, robots);
  return sitemaps.length > 0 ? sitemaps : [{ kind: 'page', url: home.href, rank: rankOf.page }];
}

async function findListings(fetchPage: FetchPage, home: URL, robots: Robots): Promise<NewEntry[]> {
  for (const listing of platformListings) {
    const page = listing.firstPage(home);
    if (!robots.allows(page.pathname + page.search)) continue;
    const answer = await fetchPage(page.href, { asCrawler: true }).catch(() => null);
    const shop = { name: '', currency: 'USD' };
    const read = answer?.status === 200 ? listing.read(parseJson(answer.body), page, shop) : undefined;
    if (read && read.products.length > 0) return [{ kind: 'listing', url: page.href, rank: rankOf.list }];
  }
  return [];
}

async function findSitemaps(fetchPage: FetchPage, home: URL, robots: Robots): Promise<NewEntry[]> {
  const roots = robots.sitemaps.length > 0 ? robots.sitemaps : [new URL('/sitemap.xml', home).href];
  const found: NewEntry[] = [];
  for (const url of roots.slice(0, 20)) {
    const answer = await fetchPage(url, { asCrawler: true }).catch(() => null);
    const isSitemap = answer?.status === 200 && /<(?:\w+:)?(?:urlset|sitemapindex)/i.test(answer.body);
    if (isSitemap) found.push({ kind: 'sitemap', url, rank: sitemapRank(url) });
  }
  return found;
}
