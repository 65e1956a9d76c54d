import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '../../platform/database.ts';
import type { FetchPage } from '../fetch-page.ts';
import type { RenderPage } from '../render-page.ts';
import {
  addCounts,
  addEntries,
  type Counts,
  type CrawlRow,
  type Entry,
  findUnseenProducts,
  finishEntry,
  hasEntries,
  isFollowingLinks,
  moveCrawl,
  nextEntry,
} from './crawl-store.ts';
import { enterShop } from './enter-shop.ts';
import { rankOf } from './entry-ranks.ts';
import { readShopFacts, type ShopFacts } from './platform-listings.ts';
import { readList } from './read-list.ts';
import type { Robots } from './read-robots.ts';
import { seedCrawl } from './seed-crawl.ts';
import { type Visited, visitPage } from './visit-page.ts';

export type CrawlDeps = { sql: Sql; fetchPage: FetchPage; renderPage?: RenderPage | undefined };
/** Runs inside each transaction that writes for the crawl; rejects when somebody else has taken it over. */
export type Guard = (sql: Sql) => Promise<void>;

/**
 * Reads a merchant's products into the search index: from its platform's public listing, or the pages its sitemaps
 * list, or else those its own links lead to. One address at a time, each finished in one transaction, so that a crawl
 * continues after a restart where it was. Resolves to true when nothing is left, to false when it was stopped.
 */
export async function runCrawl(deps: CrawlDeps, crawl: CrawlRow, guard: Guard, signal: AbortSignal): Promise<boolean> {
  const { home, robots } = await enterShop(deps.fetchPage, crawl.url);
  const entries = (await hasEntries(deps.sql, crawl.id)) ? [] : await seedCrawl(deps.fetchPage, home, robots);
  await deps.sql.transaction(async (sql) => {
    await guard(sql);
    await moveCrawl(sql, crawl.id, home.href);
    await addEntries(sql, crawl.id, entries);
  });
  const timed = timeAnswers(deps.fetchPage);
  const readEntry = await entryReader({ ...deps, fetchPage: timed.fetchPage }, crawl, home, robots);
  for (;;) {
    if (signal.aborted) return false;
    const entry = (await nextEntry(deps.sql, crawl.id)) ?? (await queueUnseen(deps.sql, crawl));
    if (!entry) return true;
    const visited = await readEntry(entry);
    const state = await finish(deps.sql, crawl, guard, entry, visited);
    if (!state.isRunning || state.visited >= crawl.maxPages) return true;
    if (visited.counts.visited) await rest(timed.lastMs(), robots, signal);
  }
}

/** How long the merchant took for its last answer. */
function timeAnswers(fetchPage: FetchPage): { fetchPage: FetchPage; lastMs(): number } {
  let lastMs = 0;
  return {
    lastMs: () => lastMs,
    fetchPage: async (url, options) => {
      const began = performance.now();
      try {
        return await fetchPage(url, options);
      } finally {
        lastMs = performance.now() - began;
      }
    },
  };
}

async function entryReader(deps: CrawlDeps, crawl: CrawlRow, home: URL, robots: Robots) {
  const followLinks = await isFollowingLinks(deps.sql, crawl.id);
  let shop: Promise<ShopFacts> | undefined;
  const shopFacts = () => {
    shop ??= readShopFacts(deps.fetchPage, home);
    return shop;
  };
  return async (entry: Entry): Promise<Visited> => {
    const { pathname, search } = new URL(entry.url);
    if (!robots.allows(pathname + search)) return { counts: { refusedByRobots: 1 }, entries: [] };
    if (entry.kind === 'page') return visitPage(deps, entry, home, followLinks);
    return readList({ fetchPage: deps.fetchPage, shopFacts }, entry, home);
  };
}

const noCounts: Counts = { visited: 0, products: 0, unchanged: 0, failed: 0, refusedByRobots: 0, removed: 0 };

function finish(sql: Sql, crawl: CrawlRow, guard: Guard, entry: Entry, visited: Visited) {
  return sql.transaction(async (within) => {
    await guard(within);
    const more = await visited.write?.(within);
    await addEntries(within, crawl.id, visited.entries);
    await finishEntry(within, entry.id);
    return addCounts(within, crawl.id, { ...noCounts, ...visited.counts, ...more });
  });
}

/** At the end, visits products that no list named any more, so that those no longer sold leave the index. */
async function queueUnseen(sql: Sql, crawl: CrawlRow): Promise<Entry | undefined> {
  const unseen = await findUnseenProducts(sql, crawl);
  await addEntries(
    sql,
    crawl.id,
    unseen.map((url) => ({ kind: 'page', url, rank: rankOf.unseen })),
  );
  return nextEntry(sql, crawl.id);
}

const shortestRestMs = 20;
const longestRestMs = 2_000;

/**
 * Twice as long as the merchant took to answer, so that a slow shop is not overloaded; never less than robots.txt asks
 * for.
 */
async function rest(tookMs: number, robots: Robots, signal: AbortSignal): Promise<void> {
  const wanted = Math.min(Math.max(2 * tookMs, shortestRestMs), longestRestMs);
  await delay(Math.max(wanted, robots.delayMs), undefined, { signal }).catch(() => undefined);
}
