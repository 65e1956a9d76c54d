import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exampleOrder } from '@cartwright/contract';
import { ensureFirstAccount, makeFirstOwnerLink } from './accounts/index.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { armFaults } from './platform/arm-faults.ts';
import { checkKeyRing } from './platform/check-key-ring.ts';
import { openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { forbidCoreDumps } from './platform/forbid-core-dumps.ts';
import { readOrCreateKeyFile } from './platform/key-file.ts';
import { openKeyFileRing } from './platform/key-file-ring.ts';
import { fixedRing, type KeyRing, parseRootKey, type RootKey } from './platform/key-ring.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { toDecimal } from './platform/money.ts';
import { OperatorError } from './platform/operator-error.ts';
import { Secret } from './platform/secret.ts';

const say = (line = '') => process.stdout.write(`${line}\n`);

try {
  await main();
} catch (error) {
  // What the operator can fix is one plain line; anything else is our bug and needs its stack.
  const detail = error instanceof Error && !(error instanceof OperatorError) ? error.stack : undefined;
  process.stderr.write(`${detail ?? describe(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  forbidCoreDumps();
  const config = readConfig();
  const log = createLog({ level: config.LOG_LEVEL });
  if (config.FAULT_POINTS) armFaults(config.FAULT_POINTS, (line) => process.stderr.write(`${line}\n`));
  const closers: (() => Promise<unknown>)[] = [];
  stopOnSignal(closers);

  const postgres = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: config.files.dataDir, log: say });
  if (postgres) closers.push(() => postgres.stop());
  const databaseUrl = config.DATABASE_URL?.reveal() ?? (postgres as { url: string }).url;
  const database = openDatabase({ url: databaseUrl, log: (message) => log.warn(message) });
  closers.push(() => database.close());
  await migrate({ pool: database.pool, directory: join(import.meta.dirname, '../migrations') });

  const keyRing = await openKeyRing(config);
  await checkKeyRing(database, keyRing);

  const isApi = config.ROLES.includes('api');
  const mall = config.MALL && isApi ? await startPracticeMall(config.MALL_PORT) : null;
  if (mall) closers.push(() => mall.close());

  const app = await createApp({
    config,
    database,
    log,
    keyRing,
    operatorToken: config.OPERATOR_TOKEN ?? new Secret(await readOrCreateKeyFile(config.files.operatorToken)),
    firstMerchants: mall?.merchants ?? [],
    allowPrivateHosts: [config.ALLOW_PRIVATE_HOSTS, ...(mall?.hosts ?? [])].filter(Boolean).join(','),
    practiceProducts: mall?.products ?? [],
  });
  closers.push(() => app.stop());
  const testKey = await ensureFirstAccount(database);
  const ownerLink = isApi ? await makeFirstOwnerLink(database) : null;
  await app.start();

  if (isApi) say(`Cartwright is ready at ${app.url()}`);
  else say('Cartwright is ready: a worker without the API');
  greet({ url: app.url(), testKey, ownerLink, isApi, tryUrl: mall?.tryUrl ?? 'https://shop.example/products/1' });
}

/**
 * Everything that was opened is closed in reverse. Stopping a process group reaches us twice within milliseconds;
 * a later signal means that someone lost patience.
 */
function stopOnSignal(closers: (() => Promise<unknown>)[]): void {
  let stoppingSince = 0;
  const stop = async () => {
    say('Stopping…');
    for (const close of closers.toReversed()) {
      await close().catch((error) => process.stderr.write(`while stopping: ${describe(error)}\n`));
    }
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince === 0) {
        stoppingSince = Date.now();
        void stop();
      } else if (Date.now() - stoppingSince > 1_000) process.exit(1);
    });
  }
}

async function openKeyRing(config: Config): Promise<KeyRing> {
  if (config.VAULT_KEY) {
    const further = (config.VAULT_EXTRA_KEYS?.reveal() ?? '').split(',').filter((text) => text.trim() !== '');
    return fixedRing([
      readKey('VAULT_KEY', config.VAULT_KEY.reveal()),
      ...further.map((text) => readKey('VAULT_EXTRA_KEYS', text)),
    ]);
  }
  const isNew = !existsSync(config.files.vaultKey);
  const ring = await openKeyFileRing(config.files.vaultKey);
  if (isNew) {
    say(`Created a key for cards and secrets: ${config.files.vaultKey}`);
    say('  Keep a copy apart from the database. For more than a trial, set VAULT_KEY from a secret store instead.');
  }
  return ring;
}

function readKey(setting: string, text: string): RootKey {
  try {
    return parseRootKey(text.trim());
  } catch (error) {
    throw new ConfigError(`These settings are wrong:\n  ${setting}: ${describe(error)}`);
  }
}

async function startPracticeMall(ports: number) {
  const { startMall } = await import('@cartwright/mall');
  // Two services side by side: the second takes whatever ports are free.
  const mall = await startMall({ ports }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || ports === 0) throw error;
    return startMall({ ports: 0 });
  });
  return {
    hosts: mall.hosts,
    merchants: mall.merchants.map((merchant) => merchant.url),
    tryUrl: mall.merchants[0]?.products[0]?.url,
    products: mall.merchants.flatMap(({ id, name, currency, products }) =>
      products.map(({ title, url, price, behaviour, variants = [] }) => ({
        merchant: id,
        shop: name,
        title,
        url,
        price: toDecimal(price, currency),
        currency,
        behaviour,
        variants: variants.map(({ name: axis, kind, values }) => ({
          name: axis,
          kind,
          values: values.filter((value) => !value.soldOut).map((value) => value.label),
        })),
      })),
    ),
    close: () => mall.close(),
  };
}

function greet(found: {
  url: string;
  testKey: string | null;
  ownerLink: string | null;
  isApi: boolean;
  tryUrl: string;
}): void {
  if (!found.isApi) return;
  say(`  Portal     ${found.url}/portal/`);
  if (found.ownerLink) {
    say(`  First visit: ${found.url}${found.ownerLink}`);
    say('  It makes you the owner, works once and for a day. A later start prints another until there is an owner.');
  }
  say(`  API page   ${found.url}/docs`);
  if (found.testKey) {
    say(`  Test key: ${found.testKey}`);
    say('  It is shown only once. To create another: npm run cartwright -- keys create --mode test');
  } else say('  A new key: npm run cartwright -- keys create --mode test');
  say();
  const key = found.testKey ?? '$KEY';
  say('Buy something, in another terminal:');
  if (found.url !== 'http://127.0.0.1:3000') say(`  export CARTWRIGHT_URL=${found.url}`);
  say(`  export CARTWRIGHT_API_KEY=${key}`);
  say(`  npm run cartwright -- buy ${found.tryUrl}`);
  say('Or without the command line tool:');
  say(
    `  curl ${found.url}/checkout -H "X-API-Key: ${key}" -H "Content-Type: application/json" -d '${JSON.stringify(exampleOrder(found.tryUrl))}'`,
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
