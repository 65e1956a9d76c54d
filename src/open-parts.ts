import type { PracticeProduct } from '@cartwright/contract';
import type { AgentIdentity } from './browser/index.ts';
import { createLazyBrowserPool } from './browser/lazy-browser-pool.ts';
import { CRAWL_QUEUE, openCatalog } from './catalog/index.ts';
import { checkoutQueues } from './checkouts/index.ts';
import type { Config } from './config.ts';
import { createEngine } from './engine/index.ts';
import { loadBrowser } from './load-browser.ts';
import { openPayments, paymentQueues } from './payments/index.ts';
import { parseAllowList } from './platform/address-policy.ts';
import type { Database } from './platform/database.ts';
import { readOrCreateKeyFile } from './platform/key-file.ts';
import type { KeyRing } from './platform/key-ring.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createSafeFetcher } from './platform/safe-fetch.ts';
import { createSealer } from './platform/sealing.ts';
import type { Secret } from './platform/secret.ts';
import { openTracing } from './platform/tracing.ts';

export interface AppInput {
  config: Config;
  database: Database;
  log: Log;
  keyRing: KeyRing;
  operatorToken: Secret;
  allowPrivateHosts: string;
  /** Shops whose products search should find from the first start. */
  firstMerchants: readonly string[];
  /** Products for trying out purchases; none where there are no practice shops. */
  practiceProducts: readonly PracticeProduct[];
}

export type AppParts = Awaited<ReturnType<typeof openParts>>;

/** What every process holds, whatever its roles. Nothing runs yet. */
export async function openParts({ config, database, log, keyRing, allowPrivateHosts }: AppInput, version: string) {
  const metrics = createMetrics();
  const policy = { allow: parseAllowList(allowPrivateHosts) };
  const fetcher = createSafeFetcher({ policy });
  const queues = [...checkoutQueues, ...paymentQueues, CRAWL_QUEUE];
  const engine = createEngine({ database, log, metrics, queues, leaseSeconds: config.LEASE_SECONDS });
  // Separate from the purchases' browser: reading a page must never make a purchase wait.
  const readingBrowser = createLazyBrowserPool(() => loadBrowser(config, policy, log, 1));
  const affiliateTemplate = config.AFFILIATE_TEMPLATE;
  return {
    config,
    database,
    log,
    keyRing,
    metrics,
    fetcher,
    engine,
    readingBrowser,
    webhookSealer: createSealer(keyRing, 'webhooks'),
    sealer: createSealer(keyRing, 'checkouts'),
    payments: await openPayments({ database, engine, keyRing, log }, config),
    browser: createLazyBrowserPool(() => loadBrowser(config, policy, log, config.WORKER_CONCURRENCY + 1)),
    catalog: openCatalog({ database, engine, fetcher, browser: readingBrowser, log, affiliateTemplate }),
    identity: await readIdentity(config),
    tracing: config.OTEL_EXPORTER_OTLP_ENDPOINT ? await openTracing({ version }) : null,
  };
}

/** A name under which the agent signs its requests, for merchants that ask automated visitors for one. */
async function readIdentity(config: Config): Promise<AgentIdentity | null> {
  if (!config.AGENT_IDENTITY_URL) return null;
  const { createAgentIdentity } = await import('./browser/index.ts');
  const seed = config.AGENT_IDENTITY_KEY?.reveal() ?? (await readOrCreateKeyFile(config.files.agentKey));
  return createAgentIdentity({ seed, agentUrl: config.AGENT_IDENTITY_URL });
}
