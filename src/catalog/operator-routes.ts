import { crawlPath, requiredText, startCrawlRequest } from '@cartwright/contract';
import { z } from 'zod';
import type { Engine } from '../engine/index.ts';
import type { Database } from '../platform/database.ts';
import type { MountOperatorRoutes } from '../platform/http/index.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { loadFeed } from './crawl/load-feed.ts';
import { readCrawl } from './crawl/read-crawl.ts';
import { startCrawl } from './crawl/start-crawl.ts';

const maxFeedBytes = 64 * 1024 * 1024;
const feedRequest = z.object({
  merchant: requiredText(300),
  feed: z.string().max(maxFeedBytes),
  isComplete: z.boolean().default(false),
});

/** The operator fills the index without a key: by a crawl, or by a product feed as a file. */
export function catalogOperatorRoutes(deps: { database: Database; engine: Engine }): MountOperatorRoutes {
  const sql = deps.database;
  return (scope) => {
    scope.post('/operator/crawls', async (request) =>
      startCrawl({ sql, engine: deps.engine }, parseInput(startCrawlRequest, request.body, '')),
    );
    scope.get('/operator/crawls/:crawlId', async (request) =>
      readCrawl(sql, parseInput(crawlPath, request.params, '').crawlId),
    );
    scope.post('/operator/feeds', { bodyLimit: maxFeedBytes }, async (request) => {
      return loadFeed(sql, parseInput(feedRequest, request.body, ''));
    });
  };
}
