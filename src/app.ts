import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PracticeProduct } from '@cartwright/contract';
import type { FastifyInstance } from 'fastify';
import {
  accountOperatorRoutes,
  admitOperator,
  authenticate,
  createAccountHandlers,
  createRateLimiter,
  forgetFullBuckets,
  keyDoor,
  mountSessionRoutes,
  rateLimitsFrom,
  sessionDoors,
} from './accounts/index.ts';
import type { AgentIdentity, BrowserPool } from './browser/index.ts';
import { createLazyBrowserPool } from './browser/lazy-browser-pool.ts';
import { measureBrowser } from './browser/measure-browser.ts';
import { CRAWL_QUEUE, openCatalog } from './catalog/index.ts';
import {
  checkoutOperatorRoutes,
  checkoutQueues,
  checkoutSettingsFrom,
  createCheckoutHandlers,
  createLazyLane,
  createRecipeStore,
  createTaskWatch,
  forgetOrdersOlderThan,
  forgetPicturesOlderThan,
  type MerchantLane,
  mountTaskStream,
  mountTestLinkRoutes,
  startCheckoutWorker,
  watchPurchases,
} from './checkouts/index.ts';
import { type Config, ConfigError } from './config.ts';
import { createEngine } from './engine/index.ts';
import { loadBrowser } from './load-browser.ts';
import { mcpRoutes } from './mcp/index.ts';
import { openPayments, paymentQueues } from './payments/index.ts';
import { parseAllowList } from './platform/address-policy.ts';
import type { Database } from './platform/database.ts';
import {
  admitByToken,
  createServer,
  forgetAnswersOlderThan,
  type Handlers,
  mountOperationalRoutes,
  mountOperations,
  mountPortal,
  openOperatorScope,
  traceRequests,
} from './platform/http/index.ts';
import { readOrCreateKeyFile } from './platform/key-file.ts';
import type { KeyRing } from './platform/key-ring.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { startDailyChores } from './platform/run-daily.ts';
import { createSafeFetcher } from './platform/safe-fetch.ts';
import { createDigester, createSealer } from './platform/sealing.ts';
import type { Secret } from './platform/secret.ts';
import { openTracing } from './platform/tracing.ts';
import { createWebhookMetrics, startSender, webhookHandlers } from './webhooks/index.ts';

const packageVersion = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }
).version;

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

export interface App {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The address of the service; known once started. */
  url(): string;
}

/** The only wiring: every part is created here and passed to those that need it. */
export async function createApp({
  config,
  database,
  log,
  keyRing,
  operatorToken,
  allowPrivateHosts,
  firstMerchants,
  practiceProducts,
}: AppInput): Promise<App> {
  const isApi = config.ROLES.includes('api');
  const isWorker = config.ROLES.includes('worker');
  const metrics = createMetrics();
  const policy = { allow: parseAllowList(allowPrivateHosts) };
  const fetcher = createSafeFetcher({ policy });
  const webhookSealer = createSealer(keyRing, 'webhooks');
  const sealer = createSealer(keyRing, 'checkouts');
  const queues = [...checkoutQueues, ...paymentQueues, CRAWL_QUEUE];
  const engine = createEngine({ database, log, metrics, queues, leaseSeconds: config.LEASE_SECONDS });
  const payments = await openPayments({ database, engine, keyRing, log }, config);
  const { vault } = payments;
  const browser = createLazyBrowserPool(() => loadBrowser(config, policy, log, config.WORKER_CONCURRENCY + 1));
  // Separate from the purchases' browser: reading a page must never make a purchase wait.
  const readingBrowser = createLazyBrowserPool(() => loadBrowser(config, policy, log, 1));
  const affiliateTemplate = config.AFFILIATE_TEMPLATE;
  const catalog = openCatalog({ database, engine, fetcher, browser: readingBrowser, log, affiliateTemplate });
  const identity = await readIdentity(config);
  const tracing = config.OTEL_EXPORTER_OTLP_ENDPOINT ? await openTracing({ version: packageVersion }) : null;
  const watching = watchPurchases({ log, metrics, database, tracing });
  measureBrowser(metrics, () => browser.stats());
  const server = await createServer({ log, trustedProxies: config.TRUSTED_PROXIES });
  if (tracing) traceRequests(server, tracing);
  let listeningAt = '';
  const publicUrl = () => config.PUBLIC_URL ?? listeningAt;

  mountOperationalRoutes(server, { database, metrics, publicUrl, version: packageVersion });
  if (isApi) {
    const handlers: Handlers = {
      ...createAccountHandlers({ publicUrl }),
      listPracticeProducts: async () => ({ products: [...practiceProducts] }),
      ...createCheckoutHandlers({ engine, vault, sealer, publicUrl }),
      ...catalog.handlers,
      ...payments.createHandlers(publicUrl),
      ...webhookHandlers({ database, fetcher, sealer: webhookSealer }),
    };
    const doors = [keyDoor(database), ...sessionDoors(database)];
    const takeFromBudget = createRateLimiter(database, rateLimitsFrom(config));
    mountOperations(
      server,
      {
        database,
        doors,
        takeFromBudget,
        digestBody: createDigester(keyRing, 'idempotency'),
        answerSealer: createSealer(keyRing, 'idempotent answers'),
      },
      handlers,
    );
    const operatorRoutes = [
      accountOperatorRoutes({ database, publicUrl }),
      catalog.operatorRoutes,
      checkoutOperatorRoutes({ database, model: config }),
      payments.operatorRoutes,
    ];
    openOperatorScope(server, { prefix: '', admit: admitByToken(operatorToken) }, operatorRoutes);
    openOperatorScope(
      server,
      { prefix: '/portal/api', admit: (request) => admitOperator(database, request) },
      operatorRoutes,
    );
    mountTaskStream(server, { doors, watch: createTaskWatch(database) });
    mountSessionRoutes(server, {
      database,
      sealer: createSealer(keyRing, 'accounts'),
      publicUrl,
      hasPractice: practiceProducts.length > 0,
    });
    mountTestLinkRoutes(server, { sql: database, createCheckout: handlers.createCheckout, takeFromBudget });
    mcpRoutes(server, {
      authenticate: (key) => authenticate(database, key),
      takeFromBudget,
      version: packageVersion,
    });
    payments.mountPage(server, publicUrl);
    if (identity) mountIdentity(server, identity);
    mountPortal(server, { directory: join(import.meta.dirname, '../packages/portal/dist') });
  }

  const stops: (() => unknown)[] = [];
  return {
    url: publicUrl,
    async start() {
      await engine.start();
      const sweeper = payments.startSweeper();
      stops.push(
        () => sweeper.stop(),
        () => engine.stop({ drainSeconds: config.DRAIN_SECONDS }),
      );
      if (isWorker) {
        const worker = startCheckoutWorker({
          database,
          engine,
          vault,
          networks: payments.networks,
          sealer,
          log,
          settings: checkoutSettingsFrom(config),
          lanes: [
            ...(await loadLanes(config.LANE_MODULES)),
            createLazyLane('browser', () => loadBrowserLane({ config, browser, database, identity, log })),
          ],
        });
        payments.startTimers();
        const sender = startSender({
          database,
          fetcher,
          sealer: webhookSealer,
          log,
          metrics: createWebhookMetrics(metrics, database),
        });
        const crawler = catalog.startCrawlWorker();
        const chores = startDailyChores(log, {
          answers: () => forgetAnswersOlderThan(database, config.ANSWER_DAYS * 24),
          pictures: () => forgetPicturesOlderThan(database, config.PICTURE_DAYS),
          orders: () => forgetOrdersOlderThan(database, config.TASK_DAYS),
          budgets: () => forgetFullBuckets(database),
        });
        stops.push(
          () => worker.stop(),
          () => sender.stop(),
          () => crawler.stop(),
          () => chores.stop(),
        );
      }
      if (isApi) listeningAt = await listen(server, config.HOST, config.PORT);
      else if (config.WORKER_PORT !== undefined) await listen(server, config.HOST, config.WORKER_PORT);
      await catalog.crawlNewMerchants(firstMerchants);
    },
    async stop() {
      // Answers in flight are finished first: they may still need everything else.
      await server.close();
      for (const stop of stops.toReversed()) await stop();
      await browser.close();
      await readingBrowser.close();
      await fetcher.close();
      payments.close();
      watching.stop();
      await tracing?.close().catch((error) => log.warn({ error: String(error) }, 'the last traces were not sent'));
    },
  };
}

async function listen(server: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Port ${port} of ${host} is taken. Set PORT (or WORKER_PORT) to another one, or stop what uses it.`,
    );
  }
}

async function loadBrowserLane(
  deps: Pick<AppInput, 'config' | 'database' | 'log'> & {
    browser: Pick<BrowserPool, 'open'>;
    identity: AgentIdentity | null;
  },
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

/** A name under which the agent signs its requests, for merchants that ask automated visitors for one. */
async function readIdentity(config: Config): Promise<AgentIdentity | null> {
  if (!config.AGENT_IDENTITY_URL) return null;
  const { createAgentIdentity } = await import('./browser/index.ts');
  const seed = config.AGENT_IDENTITY_KEY?.reveal() ?? (await readOrCreateKeyFile(config.files.agentKey));
  return createAgentIdentity({ seed, agentUrl: config.AGENT_IDENTITY_URL });
}

/** Where merchants find the public key of that name. */
function mountIdentity(server: FastifyInstance, identity: AgentIdentity): void {
  server.get('/.well-known/http-message-signatures-directory', async (_request, reply) => {
    const { headers, body } = identity.directory();
    return reply.headers(headers).send(body);
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
