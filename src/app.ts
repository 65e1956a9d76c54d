import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { measureBrowser } from './browser/measure-browser.ts';
import { watchPurchases } from './checkouts/index.ts';
import { ConfigError } from './config.ts';
import { mountApi } from './mount-api.ts';
import { type AppInput, openParts } from './open-parts.ts';
import { createServer, mountOperationalRoutes, traceRequests } from './platform/http/index.ts';
import { startWork } from './start-work.ts';

const version = (JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string })
  .version;

export interface App {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The address of the service; known once started. */
  url(): string;
}

/** The only wiring: every part is created here and passed to those that need it. */
export async function createApp(input: AppInput): Promise<App> {
  const parts = await openParts(input, version);
  const { config, database, log, engine, metrics, payments, catalog, tracing } = parts;
  const isApi = config.ROLES.includes('api');
  const isWorker = config.ROLES.includes('worker');
  const watching = watchPurchases({ log, metrics, database, tracing });
  measureBrowser(metrics, () => parts.browser.stats());
  const server = await createServer({ log, trustedProxies: config.TRUSTED_PROXIES });
  if (tracing) traceRequests(server, tracing);
  let listeningAt = '';
  const publicUrl = () => config.PUBLIC_URL ?? listeningAt;

  mountOperationalRoutes(server, { database, metrics, publicUrl, version });
  if (isApi) mountApi(server, parts, { ...input, publicUrl, version });

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
      if (isWorker) stops.push(...(await startWork(parts)));
      if (isApi) listeningAt = await listen(server, config.HOST, config.PORT);
      else if (config.WORKER_PORT !== undefined) await listen(server, config.HOST, config.WORKER_PORT);
      await catalog.crawlNewMerchants(input.firstMerchants);
    },
    async stop() {
      // Answers in flight are finished first: they may still need everything else.
      await server.close();
      for (const stop of stops.toReversed()) await stop();
      await parts.browser.close();
      await parts.readingBrowser.close();
      await parts.fetcher.close();
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
