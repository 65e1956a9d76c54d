import type { Engine } from '../engine/index.ts';
import type { Handlers } from '../platform/http/index.ts';
import type { CommissionUrl } from './commission-url.ts';
import { findCrawls } from './crawl/crawl-store.ts';
import { listMerchants } from './crawl/list-merchants.ts';
import { cancelCrawl, readCrawl } from './crawl/read-crawl.ts';
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

/** The browser is used only for pages drawn by scripts. */
export function createCatalogHandlers(deps: {
  engine: Engine;
  fetchPage: FetchPage;
  renderPage: RenderPage;
  commissionUrl: CommissionUrl;
}): CatalogHandlers {
  return {
    searchProducts: ({ sql, input }) => searchProducts({ sql }, input),
    readProductDetails: ({ sql, input }) => readProductDetails({ sql, ...deps }, input),
    estimateCheckout: ({ sql, input }) => estimateCheckout({ sql, ...deps }, input),
    startCrawl: ({ sql, input }) => startCrawl({ sql, engine: deps.engine }, input),
    listCrawls: async ({ sql }) => ({ crawls: await findCrawls(sql) }),
    readCrawl: ({ sql, input }) => readCrawl(sql, input.crawlId),
    cancelCrawl: ({ sql, input }) => cancelCrawl(sql, input.crawlId),
    listMerchants: ({ sql }) => listMerchants(sql),
  };
}
