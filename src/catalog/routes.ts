import type { Engine } from '../engine/index.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handlers } from '../platform/http/index.ts';
import { endCrawl, findCrawl, findCrawls } from './crawl/crawl-store.ts';
import { listMerchants } from './crawl/list-merchants.ts';
import { startCrawl } from './crawl/start-crawl.ts';
import { estimateCheckout } from './estimate-checkout.ts';
import type { FetchPage } from './fetch-page.ts';
import { readProductDetails } from './read-product-details.ts';
import type { RenderPage } from './render-page.ts';
import { searchProducts } from './search-products.ts';

type CatalogHandlers = Pick<
  Handlers,
  | 'searchProducts'
  | 'readProductDetails'
  | 'estimateCheckout'
  | 'startCrawl'
  | 'listCrawls'
  | 'readCrawl'
  | 'cancelCrawl'
  | 'listMerchants'
>;

/** The browser is asked only for pages that scripts draw. */
export function createCatalogHandlers(deps: {
  engine: Engine;
  fetchPage: FetchPage;
  renderPage: RenderPage;
}): CatalogHandlers {
  return {
    searchProducts: ({ sql, input }) => searchProducts({ sql }, input),
    readProductDetails: ({ sql, input }) => readProductDetails({ sql, ...deps }, input),
    estimateCheckout: ({ sql, input }) => estimateCheckout({ sql, ...deps }, input),
    startCrawl: ({ sql, input }) => startCrawl({ sql, engine: deps.engine }, input),
    listCrawls: async ({ sql }) => ({ crawls: await findCrawls(sql) }),
    readCrawl: async ({ sql, input }) => {
      const crawl = await findCrawl(sql, input.crawlId);
      if (!crawl) throw new ApiError('not_found');
      return crawl;
    },
    cancelCrawl: async ({ sql, input }) => {
      await endCrawl(sql, input.crawlId, 'cancelled', null);
      const crawl = await findCrawl(sql, input.crawlId);
      if (!crawl) throw new ApiError('not_found');
      return crawl;
    },
    listMerchants: ({ sql }) => listMerchants(sql),
  };
}
