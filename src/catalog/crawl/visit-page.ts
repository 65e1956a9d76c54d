import type { Sql } from '../../platform/database.ts';
import type { FetchPage } from '../fetch-page.ts';
import { keepProductPage } from '../keep-product-page.ts';
import { markSeen, removeProducts } from '../product-store.ts';
import { readPageApart } from '../read-page-apart.ts';
import { readRenderedPage } from '../read-rendered-page.ts';
import type { RenderPage } from '../render-page.ts';
import { findVisit, saveVisit } from '../visit-store.ts';
import type { Counts, NewEntry } from './crawl-store.ts';
import { pageRank } from './entry-ranks.ts';

export type VisitDeps = { sql: Sql; fetchPage: FetchPage; renderPage?: RenderPage | undefined };
export type Visited = {
  counts: Partial<Counts>;
  entries: NewEntry[];
  /** What the visit changes in the index, to be done in the transaction that finishes it. */
  write?: (sql: Sql) => Promise<Partial<Counts>>;
};

/** Reads one page of a shop, unless it has not changed. A product that its page no longer sells leaves the index. */
export async function visitPage(
  deps: VisitDeps,
  entry: { url: string; changedAt: Date | null },
  home: URL,
  followLinks: boolean,
): Promise<Visited> {
  const { url } = entry;
  const known = await findVisit(deps.sql, url);
  const product = known?.productUrl ?? null;
  const unchanged: Visited = {
    counts: { visited: 1, unchanged: 1 },
    entries: [],
    write: async (sql) => {
      if (product) await markSeen(sql, product);
      return {};
    },
  };
  // A page without a product is read again: it may have links, or sell something by now.
  if (product && known && entry.changedAt && entry.changedAt < known.visitedAt) return unchanged;
  const answer = await deps.fetchPage(url, { asCrawler: true, known: product ? known : undefined }).catch(() => null);
  if (answer?.status === 304) return unchanged;
  const remove = async (sql: Sql) => ({ removed: await removeProducts(sql, [url, ...(product ? [product] : [])]) });
  if (answer?.status === 404 || answer?.status === 410)
    return { counts: { visited: 1, failed: 1 }, entries: [], write: remove };
  if (answer?.status !== 200) return { counts: { visited: 1, failed: 1 }, entries: [] };
  const linksWithin = followLinks ? home.href : undefined;
  const fetched = await readPageApart({ html: answer.body, url: answer.url, linksWithin });
  const needsBrowser = fetched.drawnByScript && fetched.links.length === 0 && deps.renderPage;
  const { page, links } = needsBrowser ? await readRenderedPage(needsBrowser, answer.url, linksWithin) : fetched;
  const entries = links.map((link): NewEntry => ({ kind: 'page', url: link, rank: pageRank(link) }));
  const version = { url, etag: answer.etag, lastModified: answer.lastModified };
  if (!page) {
    const write = async (sql: Sql) => {
      await saveVisit(sql, { ...version, productUrl: null });
      return remove(sql);
    };
    return { counts: { visited: 1 }, entries, write };
  }
  const write = async (sql: Sql) => {
    await keepProductPage(sql, url, page);
    await saveVisit(sql, { ...version, productUrl: page.directUrl });
    return {};
  };
  return { counts: { visited: 1, products: 1 }, entries, write };
}
