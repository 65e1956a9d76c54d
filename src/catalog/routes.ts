import type { Handlers } from '../platform/http/index.ts';
import type { SafeFetcher } from '../platform/safe-fetch.ts';
import { estimateCheckout } from './estimate-checkout.ts';
import { createFetchPage } from './fetch-page.ts';
import { readProductDetails } from './read-product-details.ts';
import { searchProducts } from './search-products.ts';

type CatalogHandlers = Pick<Handlers, 'searchProducts' | 'readProductDetails' | 'estimateCheckout'>;

export function createCatalogHandlers(deps: { fetcher: SafeFetcher }): CatalogHandlers {
  const fetchPage = createFetchPage(deps.fetcher);
  return {
    searchProducts: ({ sql, input }) => searchProducts({ sql }, input),
    readProductDetails: ({ sql, input }) => readProductDetails({ sql, fetchPage }, input),
    estimateCheckout: ({ sql, input }) => estimateCheckout({ sql }, input),
  };
}
