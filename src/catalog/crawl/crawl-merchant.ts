import { setTimeout as delay } from 'node:timers/promises';
import { load } from 'cheerio';
import type { Sql } from '../../platform/database.ts';
import { resolveUrl, sameSite } from '../../product-page/index.ts';
import type { FetchedPage, FetchPage } from '../fetch-page.ts';
import { keepProductPage } from '../keep-product-page.ts';
import { readPageApart } from '../read-page-apart.ts';
import { readRobots } from './read-robots.ts';
import { readSitemaps } from './read-sitemap.ts';

export type CrawlDeps = { sql: Sql; fetchPage: FetchPage };
export type CrawlRequest = {
  /** Any address of the shop; usually its home page. */
  url: string;
  maxPages?: number;
  /** Pause between two pages; a longer one in robots.txt wins. */
  pauseMs?: number;
  signal?: AbortSignal;
  onProduct?: (name: string, url: string) => void;
};
export type CrawlReport = { visited: number; products: number; failed: number; refusedByRobots: number };

const productPath =
  /\/(?:products?|produits?|produkte?|artikel|item|items|p|dp|shop|buy|pd)(?:\/|-|$)|-p-?\d+|\.html$/i;
const neverFollow =
  /\/(?:cart|basket|checkout|account|login|logout|register|wishlist|compare|search|add)(?:[/?.]|$)|\.(?:jpe?g|png|gif|svg|webp|pdf|zip|css|js|xml|ico)$/i;

/**
 * Fills the search index with a merchant's products: the pages its sitemaps list, or else those its own links lead to.
 * One request at a time, as robots.txt allows; addresses that could change a cart or an account are never followed.
 */
export async function crawlMerchant(deps: CrawlDeps, request: CrawlRequest): Promise<CrawlReport> {
  const { maxPages = 500, pauseMs = 250 } = request;
  const home = new URL(request.url);
  const robots = await fetchRobots(deps.fetchPage, home);
  const roots = robots.sitemaps.length > 0 ? robots.sitemaps : [new URL('/sitemap.xml', home).href];
  const listed = await readSitemaps(deps.fetchPage, home, roots, maxPages * 10);
  const followLinks = listed.length === 0;
  const queue = followLinks ? [home.href] : rank(listed);
  const known = new Set(queue);
  const report: CrawlReport = { visited: 0, products: 0, failed: 0, refusedByRobots: 0 };
  for (let url = queue.shift(); url !== undefined && report.visited < maxPages; url = queue.shift()) {
    request.signal?.throwIfAborted();
    const { pathname, search } = new URL(url);
    if (!robots.allows(pathname + search)) {
      report.refusedByRobots += 1;
      continue;
    }
    if (report.visited > 0) await delay(Math.max(pauseMs, robots.delayMs), undefined, { signal: request.signal });
    report.visited += 1;
    const answer = await deps.fetchPage(url).catch(() => null);
    if (answer?.status !== 200) {
      report.failed += 1;
      continue;
    }
    const { page } = await readPageApart(answer.body, answer.url);
    if (page) {
      await keepProductPage(deps.sql, url, page);
      report.products += 1;
      request.onProduct?.(page.name, page.directUrl);
    }
    if (!followLinks) continue;
    const fresh = linksOf(answer, home).filter((link) => !known.has(link));
    for (const link of fresh) known.add(link);
    queue.push(...fresh);
    queue.splice(0, queue.length, ...rank(queue));
  }
  return report;
}

async function fetchRobots(fetchPage: FetchPage, home: URL) {
  const answer = await fetchPage(new URL('/robots.txt', home).href).catch(() => null);
  return readRobots(answer?.status === 200 && !/html/i.test(answer.contentType) ? answer.body : '');
}

function rank(urls: string[]): string[] {
  return urls.toSorted((a, b) => Number(productPath.test(b)) - Number(productPath.test(a)));
}

function linksOf(answer: FetchedPage, home: URL): string[] {
  const $ = load(answer.body);
  const links = $('a[href]')
    .toArray()
    .map((node) => resolveUrl($(node).attr('href')?.replace(/#.*$/, ''), answer.url))
    .filter((link) => link !== '' && sameSite(new URL(link), home) && !neverFollow.test(link));
  return [...new Set(links)];
}
