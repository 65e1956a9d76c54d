import type { Database } from '../../platform/database.ts';
import { findProductUrls, indexProducts, removeProducts } from '../product-store.ts';
import { readFeed } from './read-feed.ts';

export type FeedFile = { merchant: string; feed: string; isComplete: boolean };
export type FeedReport = { merchant: string; products: number; removed: number };

const batch = 1_000;

/** Puts a product feed into the index. Of a complete one, products that it no longer names leave the index. */
export async function loadFeed(sql: Database, { merchant, feed, isComplete }: FeedFile): Promise<FeedReport> {
  const host = merchant.toLowerCase().replace(/^www\./, '');
  const products = readFeed(feed, { host, name: host });
  for (let from = 0; from < products.length; from += batch) {
    await indexProducts(sql, products.slice(from, from + batch));
  }
  // A feed that cannot be read names nothing; it must not empty the index.
  if (!isComplete || products.length === 0) return { merchant: host, products: products.length, removed: 0 };
  const named = new Set(products.map((product) => product.directUrl));
  const unnamed = (await findProductUrls(sql, host)).filter((url) => !named.has(url));
  return { merchant: host, products: products.length, removed: await removeProducts(sql, unnamed) };
}
