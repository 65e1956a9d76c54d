import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { forgetFullBuckets } from './accounts/index.ts';
import {
  checkoutSettingsFrom,
  createLazyLane,
  createRecipeStore,
  forgetOrdersOlderThan,
  forgetPicturesOlderThan,
  forgetRehearsalsOlderThan,
  type MerchantLane,
  startCheckoutWorker,
} from './checkouts/index.ts';
import type { AppParts } from './open-parts.ts';
import { forgetAnswersOlderThan } from './platform/http/index.ts';
import { startDailyChores } from './platform/run-daily.ts';
import { createWebhookMetrics, startSender } from './webhooks/index.ts';

/** Everything that a process with the role `worker` does. Returns how each of its parts is stopped, in their order. */
export async function startWork(parts: AppParts): Promise<(() => unknown)[]> {
  const { config, database, engine, fetcher, log, metrics, payments, sealer } = parts;
  const worker = startCheckoutWorker({
    database,
    engine,
    vault: payments.vault,
    networks: payments.networks,
    sealer,
    log,
    settings: checkoutSettingsFrom(config),
    lanes: [...(await loadLanes(config.LANE_MODULES)), createLazyLane('browser', () => loadBrowserLane(parts))],
  });
  payments.startTimers();
  const sender = startSender({
    database,
    fetcher,
    sealer: parts.webhookSealer,
    log,
    metrics: createWebhookMetrics(metrics, database),
  });
  const crawler = parts.catalog.startCrawlWorker();
  const chores = startDailyChores(log, {
    answers: () => forgetAnswersOlderThan(database, config.ANSWER_DAYS * 24),
    pictures: () => forgetPicturesOlderThan(database, config.PICTURE_DAYS),
    orders: () => forgetOrdersOlderThan(database, config.TASK_DAYS),
    rehearsals: () => forgetRehearsalsOlderThan(database, config.TASK_DAYS),
    budgets: () => forgetFullBuckets(database),
  });
  return [() => worker.stop(), () => sender.stop(), () => crawler.stop(), () => chores.stop()];
}

async function loadBrowserLane(
  deps: Pick<AppParts, 'config' | 'database' | 'log' | 'browser' | 'identity'>,
): Promise<MerchantLane> {
  const { createModelReader, modelSettingsFrom, warmPerception } = await import('./agent/index.ts');
  const { createBrowserLane } = await import('./checkouts/lanes/browser-lane.ts');
  const model = modelSettingsFrom(deps.config);
  const note = (message: string, fields?: Record<string, unknown>) => deps.log.debug(fields ?? {}, message);
  void warmPerception();
  return createBrowserLane({
    browser: deps.browser,
    recipes: createRecipeStore(deps.database),
    reader: model && createModelReader(model, { log: note }),
    identity: deps.identity,
    paymentSites: deps.config.PAYMENT_SITES,
    platformHints: deps.config.PLATFORM_HINTS,
    log: note,
  });
}

/** The operator's own lanes come before the browser, which serves every merchant. */
async function loadLanes(modules: readonly string[]): Promise<MerchantLane[]> {
  const load = async (path: string) => {
    const { createLane } = (await import(pathToFileURL(resolve(path)).href)) as { createLane(): MerchantLane };
    return createLane();
  };
  return Promise.all(modules.map(load));
}
