import { requiredText } from '@cartwright/contract';
import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import type { MountOperatorRoutes } from '../platform/http/index.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { readFeed } from './crawl/read-feed.ts';
import { indexProducts } from './product-store.ts';

const maxFeedBytes = 64 * 1024 * 1024;
const feedRequest = z.object({ merchant: requiredText(300), feed: z.string().max(maxFeedBytes) });
const batch = 1_000;

/** Takes a product feed as a file. A feed at a URL is crawled instead. */
export function catalogOperatorRoutes(deps: { database: Database }): MountOperatorRoutes {
  return (scope) => {
    scope.post('/operator/feeds', { bodyLimit: maxFeedBytes }, async (request) => {
      const { merchant, feed } = parseInput(feedRequest, request.body, '');
      const host = merchant.toLowerCase().replace(/^www\./, '');
      const products = readFeed(feed, { host, name: host });
      for (let from = 0; from < products.length; from += batch) {
        await indexProducts(deps.database, products.slice(from, from + batch));
      }
      return { merchant: host, products: products.length };
    });
  };
}
