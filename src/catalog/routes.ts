import type { BrowserPool } from '../browser/index.ts';
import type { Handlers } from '../platform/http/index.ts';
import type { SafeFetcher } from '../platform/safe-fetch.ts';
import { estimateCheckout } from './estimate-checkout.ts';
import { createFetchPage } from './fetch-page.ts';
import { readProductDetails } from './read-product-details.ts';
import { createRenderPage } from './render-page.ts';
import { searchProducts } from './search-products.ts';

type CatalogHandlers = Pick<Handlers, 'searchProducts' | 'readProductDetails' | 'estimateCheckout'>;

/** The browser is asked only for pages that scripts draw. */
export function createCatalogHandlers(deps: {
  fetcher: SafeFetcher;
  browser: Pick<BrowserPool, 'open'>;
}): CatalogHandlers {
  const fetchPage = createFetchPage(deps.fetcher);
  const renderPage = createRenderPage(deps.browser);
  return {
    searchProducts: ({ sql, input }) => searchProducts({ sql }, input),
    readProductDetails: ({ sql, input }) => readProductDetails({ sql, fetchPage, renderPage }, input),
    estimateCheckout: ({ sql, input }) => estimateCheckout({ sql }, input),
  };
}
