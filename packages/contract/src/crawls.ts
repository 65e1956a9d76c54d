import { z } from 'zod';
import { isoTimestamp, requiredText, uuid, webUrl } from './fields.ts';

export const crawlStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type CrawlStatus = (typeof crawlStatuses)[number];

export const startCrawlRequest = z.object({
  merchant: requiredText(2048).meta({ description: 'Host, host:port or any URL of the shop' }),
  feedUrl: webUrl.optional().meta({ description: 'A product feed to read instead of the pages' }),
  maxPages: z
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .meta({ description: 'How many pages to read at most; default 2,000' }),
});
export type StartCrawlRequest = z.infer<typeof startCrawlRequest>;

export const crawlPath = z.object({ crawlId: uuid });

export const crawlProgress = z.object({
  crawlId: uuid,
  merchant: z.string(),
  url: z.string(),
  status: z.enum(crawlStatuses),
  queued: z.int().meta({ description: 'Addresses still to read' }),
  visited: z.int(),
  products: z.int().meta({ description: 'Products added to the index or renewed' }),
  unchanged: z.int().meta({ description: 'Pages that have not changed since the last crawl' }),
  failed: z.int(),
  refusedByRobots: z.int(),
  removed: z.int().meta({ description: 'Products that are no longer sold and left the index' }),
  failure: z.string().nullable(),
  createdAt: isoTimestamp,
  endedAt: isoTimestamp.nullable(),
});
export type CrawlProgress = z.infer<typeof crawlProgress>;
export const crawlList = z.object({ crawls: z.array(crawlProgress) });

export const indexedMerchant = z.object({
  merchant: z.string(),
  name: z.string(),
  products: z.int(),
  lastReadAt: isoTimestamp,
});
export const indexedMerchantList = z.object({ merchants: z.array(indexedMerchant), products: z.int() });
export type IndexedMerchantList = z.infer<typeof indexedMerchantList>;
