import { webUrl } from '@cartwright/contract';
import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import type { MountOperatorRoutes } from '../platform/http/index.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import type { SafeFetcher } from '../platform/safe-fetch.ts';
import { crawlMerchant } from './crawl/crawl-merchant.ts';
import { createFetchPage } from './fetch-page.ts';

const crawlRequest = z.object({ url: webUrl, maxPages: z.int().min(1).max(10_000).optional() });

/** Fills the search index from a merchant's own pages. Answers when done; the crawl ends when the caller goes away. */
export function catalogOperatorRoutes(deps: { database: Database; fetcher: SafeFetcher }): MountOperatorRoutes {
  const fetchPage = createFetchPage(deps.fetcher);
  return (scope) => {
    scope.post('/operator/crawl', async (request, reply) => {
      const { url, maxPages } = parseInput(crawlRequest, request.body, '');
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      return crawlMerchant(
        { sql: deps.database, fetchPage },
        { url, signal: gone.signal, ...(maxPages !== undefined && { maxPages }) },
      );
    });
  };
}
