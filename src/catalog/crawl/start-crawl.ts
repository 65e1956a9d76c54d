import type { CrawlProgress, StartCrawlRequest } from '@cartwright/contract';
import type { Engine } from '../../engine/index.ts';
import type { Sql } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { newId } from '../../platform/ids.ts';
import { merchantOf } from '../../platform/merchant-of.ts';
import { findProductUrl } from '../product-store.ts';
import { addEntries, findCrawl, insertCrawl, wasCrawled } from './crawl-store.ts';

export const CRAWL_QUEUE = 'catalog-crawls';
export type CrawlJob = { crawlId: string };

const defaultMaxPages = 2_000;

/** Queues a crawl of the merchant and returns it, or the one that is still running. */
export async function startCrawl(
  deps: { sql: Sql; engine: Engine },
  request: StartCrawlRequest,
): Promise<CrawlProgress> {
  const url = await shopUrl(deps.sql, request.merchant);
  return deps.sql.transaction(async (sql) => {
    const maxPages = request.maxPages ?? defaultMaxPages;
    const { id, isNew } = await insertCrawl(sql, { id: newId(), url, merchantHost: merchantOf(url), maxPages });
    if (isNew) {
      if (request.feedUrl) await addEntries(sql, id, [{ kind: 'feed', url: request.feedUrl, rank: 0 }]);
      await deps.engine.enqueue(sql, CRAWL_QUEUE, [{ data: { crawlId: id } satisfies CrawlJob }]);
      sql.afterCommit(() => deps.engine.announce(CRAWL_QUEUE));
    }
    const crawl = await findCrawl(sql, id);
    if (!crawl) throw new ApiError('internal');
    return crawl;
  });
}

/** For a first start: merchants that were never crawled are crawled now. */
export async function crawlNewMerchants(deps: { sql: Sql; engine: Engine }, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (!(await wasCrawled(deps.sql, merchantOf(url)))) await startCrawl(deps, { merchant: url });
  }
}

/** A known host is reached with the scheme of its products in the index; a new one is tried with https first. */
async function shopUrl(sql: Sql, merchant: string): Promise<string> {
  const text = merchant.trim();
  const named = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!named || named.hostname === '' || named.username !== '' || named.password !== '') {
    throw new ApiError('invalid_request', { details: [{ path: 'merchant', message: 'must be a host or a URL' }] });
  }
  named.hash = '';
  if (/^https?:\/\//i.test(text)) return named.href;
  const product = await findProductUrl(sql, merchantOf(named.href));
  return product ? new URL('/', product).href : named.href;
}
