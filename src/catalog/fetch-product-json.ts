import type { FetchedPage, FetchPage } from './fetch-page.ts';

const productPath = /^(.*\/products\/[^/]+?)\/?$/;

/**
 * Shops in the manner of Shopify publish each product at `/products/HANDLE.js`, every variant included. It is asked for
 * only where the page's own source does not carry the variants. Undefined when there is nothing to read.
 */
export async function fetchProductJson(fetchPage: FetchPage, page: FetchedPage): Promise<string | undefined> {
  const address = new URL(page.url);
  const path = productPath.exec(address.pathname)?.[1];
  if (!path || !/\/cart\/add\b/.test(page.body) || /"variants"\s*:\s*\[/.test(page.body)) return undefined;
  const source = new URL(`${path}.js`, address.origin);
  const answer = await fetchPage(source.href).catch(() => undefined);
  if (answer?.status !== 200 || new URL(answer.url).origin !== address.origin) return undefined;
  return /^\s*\{/.test(answer.body) ? answer.body : undefined;
}
