import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authenticate, createRateLimiter, mountOperatorRoutes } from './accounts/index.ts';
import { createCatalogHandlers } from './catalog/index.ts';
import { checkoutQueues, createCheckouts } from './checkouts/index.ts';
import type { Config } from './config.ts';
import { createEngine } from './engine/index.ts';
import { createPaymentHandlers, createVault } from './payments/index.ts';
import { parseAllowList } from './platform/address-policy.ts';
import type { Database } from './platform/database.ts';
import { createServer, type Handlers, mountOperationalRoutes, mountOperations } from './platform/http/index.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createSafeFetcher } from './platform/safe-fetch.ts';
import { createDigester, createSealer } from './platform/sealing.ts';
import type { Secret } from './platform/secret.ts';
import { createWebhooks } from './webhooks/index.ts';

export interface AppInput {
  config: Config;
  database: Database;
  log: Log;
  masterKey: Buffer;
  operatorToken: Secret;
  allowPrivateHosts: string;
}

export interface App {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Where the service is reached; known once started. */
  url(): string;
}
