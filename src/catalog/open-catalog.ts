import type { BrowserPool } from '../browser/index.ts';
import type { Engine } from '../engine/index.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { SafeFetcher } from '../platform/safe-fetch.ts';
import { createCommissionUrl } from './commission-url.ts';
import { startCrawlWorker } from './crawl/crawl-worker.ts';
import { crawlNewMerchants } from './crawl/start-crawl.ts';
import { createFetchPage } from './fetch-page.ts';
import { catalogOperatorRoutes } from './operator-routes.ts';
import { createRenderPage } from './render-page.ts';
import { createCatalogHandlers } from './routes.ts';

/** Puts the catalog's parts together on one fetcher. The browser is used only for pages drawn by scripts. */
export function openCatalog(deps: {
  database: Database;
  engine: Engine;
  fetcher: SafeFetcher;
  browser: Pick<BrowserPool, 'open'>;
  log: Log;
  affiliateTemplate: string | undefined;
}) {
  const { database, engine, log } = deps;
  const fetchPage = createFetchPage(deps.fetcher);
  const renderPage = createRenderPage(deps.browser);
  return {
    handlers: createCatalogHandlers({
      engine,
      fetchPage,
      renderPage,
      commissionUrl: createCommissionUrl(deps.affiliateTemplate),
    }),
    operatorRoutes: catalogOperatorRoutes({ database, engine }),
    startCrawlWorker: () => startCrawlWorker({ database, engine, fetchPage, renderPage, log }),
    crawlNewMerchants: (urls: readonly string[]) => crawlNewMerchants({ sql: database, engine }, urls),
  };
}
