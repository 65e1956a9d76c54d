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
  keyDoor,
  mountSessionRoutes,
  rateLimitsFrom,
  sessionDoors,
} from './accounts/index.ts';
import type { AgentIdentity, BrowserPool } from './browser/index.ts';
import { catalogOperatorRoutes, createCatalogHandlers } from './catalog/index.ts';
import {
  type CheckoutSettings,
  checkoutOperatorRoutes,
  checkoutQueues,
  createCheckoutHandlers,
  createLazyLane,
  createRecipeStore,
  createTaskWatch,
  type MerchantLane,
  mountTaskStream,
  mountTestLinkRoutes,
  startCheckoutWorker,
} from './checkouts/index.ts';
import { type Config, ConfigError } from './config.ts';
import { createEngine } from './engine/index.ts';
import { mcpRoutes } from './mcp/index.ts';
import { createPaymentHandlers, createVault, openCvvKeys, startCvvSweeper } from './payments/index.ts';
import { type AddressPolicy, parseAllowList } from './platform/address-policy.ts';
import type { Database } from './platform/database.ts';
import {
  admitByToken,
  createServer,
  type Handlers,
  mountOperationalRoutes,
  mountOperations,
  mountPortal,
  openOperatorScope,
} from './platform/http/index.ts';
import { readOrCreateKeyFile } from './platform/key-file.ts';
import type { KeyRing } from './platform/key-ring.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createSafeFetcher } from './platform/safe-fetch.ts';
import { createDigester, createSealer } from './platform/sealing.ts';
import type { Secret } from './platform/secret.ts';
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
  /** Products to try purchases at; none where there are no practice shops. */
  practiceProducts: readonly PracticeProduct[];
}

export interface App {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Where the service is reached; known once started. */
  url(): string;
}

/** The only wiring: every part is made here and handed to those who need it. */
export async function createApp({
  config,
  database,
  log,
  keyRing,
  operatorToken,
  allowPrivateHosts,
  practiceProducts,
}: AppInput): Promise<App> {
  const isApi = config.ROLES.includes('api');
  const isWorker = config.ROLES.includes('worker');
  const metrics = createMetrics();
  const policy = { allow: parseAllowList(allowPrivateHosts) };
  const fetcher = createSafeFetcher({ policy });
  const cvvKeys = await openCvvKeys(config.files.cvvKeys);
  const vault = createVault({
    ring: keyRing,
    cvvKeys,
    onShredFailed: (error) => log.error({ error: String(error) }, 'a CVV key is left for the next sweep'),
  });
  const webhookSealer = createSealer(keyRing, 'webhooks');
  const sealer = createSealer(keyRing, 'checkouts');
  const engine = createEngine({ database, log, metrics, queues: checkoutQueues, leaseSeconds: config.LEASE_SECONDS });
  const browser = lazyBrowser(config, policy, log);
  const identity = await readIdentity(config);
  const server = await createServer({ log });
  let listeningAt = '';
  const publicUrl = () => config.PUBLIC_URL ?? listeningAt;

  mountOperationalRoutes(server, { database, metrics, publicUrl, version: packageVersion });
  if (isApi) {
    const handlers: Handlers = {
      ...createAccountHandlers({ publicUrl }),
      listPracticeProducts: async () => ({ products: [...practiceProducts] }),
      ...createCheckoutHandlers({ engine, vault, sealer, publicUrl }),
      ...createCatalogHandlers({ fetcher, browser }),
      ...createPaymentHandlers({ publicUrl }),
      ...webhookHandlers({ database, fetcher, sealer: webhookSealer }),
    };
    const doors = [keyDoor(database), ...sessionDoors(database)];
    const takeFromBudget = createRateLimiter(rateLimitsFrom(config));
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
      catalogOperatorRoutes({ database, fetcher }),
      checkoutOperatorRoutes({ database }),
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
    if (identity) mountIdentity(server, identity);
    mountPortal(server, { directory: join(import.meta.dirname, '../packages/portal/dist') });
  }

  const stops: (() => unknown)[] = [];
  return {
    url: publicUrl,
    async start() {
      await engine.start();
      const sweeper = startCvvSweeper({ database, cvvKeys, log });
      stops.push(
        () => sweeper.stop(),
        () => engine.stop({ drainSeconds: config.DRAIN_SECONDS }),
      );
      if (isWorker) {
        const worker = startCheckoutWorker({
          database,
          engine,
          vault,
          sealer,
          log,
          settings: checkoutSettings(config),
          lanes: [
            ...(await loadLanes(config.LANE_MODULES)),
            createLazyLane('browser', () => loadBrowserLane({ config, browser, database, identity, log })),
          ],
        });
        const sender = startSender({
          database,
          fetcher,
          sealer: webhookSealer,
          log,
          metrics: createWebhookMetrics(metrics),
        });
        stops.push(
          () => worker.stop(),
          () => sender.stop(),
        );
      }
      if (isApi) listeningAt = await listen(server, config);
    },
    async stop() {
      // Answers in flight are finished first: they may still need everything else.
      await server.close();
      for (const stop of stops.toReversed()) await stop();
      await browser.close();
      await fetcher.close();
    },
  };
}

async function listen(server: FastifyInstance, config: Config): Promise<string> {
  try {
    return await server.listen({ host: config.HOST, port: config.PORT });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Port ${config.PORT} of ${config.HOST} is taken. Set PORT to another one, or stop what uses it.`,
    );
  }
}

/** Loaded when first needed: a process that only answers requests seldom has a use for a browser. */
function lazyBrowser(config: Config, policy: AddressPolicy, log: Log): Pick<BrowserPool, 'open' | 'close'> {
  let pool: Promise<BrowserPool> | undefined;
  const load = async () => {
    const { createBrowserPool, DEFAULT_BROWSER_SETTINGS, findChromium } = await import('./browser/index.ts');
    return createBrowserPool({
      ...DEFAULT_BROWSER_SETTINGS,
      find: () => findChromium({ chromiumPath: config.CHROMIUM_PATH, cacheDir: config.files.cacheDir }),
      cdpUrl: config.BROWSER_CDP_URL ?? null,
      policy,
      maxContexts: config.WORKER_CONCURRENCY + 1,
      log: (message, fields) => log.info(fields ?? {}, message),
    });
  };
  return {
    async open(options, signal) {
      pool ??= load();
      return (await pool).open(options, signal);
    },
    close: async () => (await pool)?.close(),
  };
}

async function loadBrowserLane(deps: {
  config: Config;
  browser: Pick<BrowserPool, 'open'>;
  database: Database;
  identity: AgentIdentity | null;
  log: Log;
}): Promise<MerchantLane> {
  const { createModelAdvisor, modelSettingsFrom, warmPerception } = await import('./agent/index.ts');
  const { createBrowserLane } = await import('./checkouts/lanes/browser-lane.ts');
  const model = modelSettingsFrom(deps.config);
  const note = (message: string, fields?: Record<string, unknown>) => deps.log.debug(fields ?? {}, message);
  void warmPerception();
  return createBrowserLane({
    browser: deps.browser,
    recipes: createRecipeStore(deps.database),
    advisor: model && createModelAdvisor(model, { log: note }),
    identity: deps.identity,
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

/** Lanes of the operator's own come before the browser, which serves every merchant. */
async function loadLanes(modules: readonly string[]): Promise<MerchantLane[]> {
  return Promise.all(
    modules.map(async (path) => {
      const { createLane } = (await import(pathToFileURL(resolve(path)).href)) as { createLane(): MerchantLane };
      return createLane();
    }),
  );
}

function checkoutSettings(config: Config): CheckoutSettings {
  return {
    concurrency: config.WORKER_CONCURRENCY,
    merchantConcurrency: config.MERCHANT_CONCURRENCY,
    accountConcurrency: config.ACCOUNT_CONCURRENCY,
    executionSeconds: config.EXECUTION_SECONDS,
    retryDelaysSeconds: config.RETRY_DELAYS_SECONDS,
    confirmationSeconds: config.CONFIRMATION_MINUTES * 60,
    holdSeconds: config.HOLD_SECONDS,
    testOfflinePayment: config.TEST_OFFLINE_PAYMENT,
    groupWaitSeconds: config.GROUP_WAIT_SECONDS,
  };
}
