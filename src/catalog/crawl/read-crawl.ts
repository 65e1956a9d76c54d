import type { CrawlProgress } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { endCrawl, findCrawl } from './crawl-store.ts';

export async function readCrawl(sql: Sql, crawlId: string): Promise<CrawlProgress> {
  const crawl = await findCrawl(sql, crawlId);
  if (!crawl) throw new ApiError('not_found');
  return crawl;
}

/** What was read stays in the index. */
export async function cancelCrawl(sql: Sql, crawlId: string): Promise<CrawlProgress> {
  await endCrawl(sql, crawlId, 'cancelled', null);
  return readCrawl(sql, crawlId);
}
