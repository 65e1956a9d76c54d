import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from './platform/operator-error.ts';
import { Secret } from './platform/secret.ts';

/** The settings: one schema, read once, the only place that looks at the environment. `.env.example` is checked against it. */

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const count = (fallback: number, min = 1) => z.coerce.number().int().min(min).default(fallback);
const duration = (fallback: number) => z.coerce.number().positive().default(fallback);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const optionalText = z.string().trim().min(1).optional();
const secret = optionalText.transform((value) => (value === undefined ? undefined : new Secret(value)));

export const settings = {
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port of the API; 0 takes any free one'),
  HOST: z.string().default('127.0.0.1').describe('Address the API listens on'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where callers and customers reach the service'),
  TRUSTED_PROXIES: list
    .default([])
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .describe('Reverse proxies whose X-Forwarded-For is believed: comma list of addresses or CIDR'),
  DATABASE_URL: secret.describe('Your own PostgreSQL (15 or newer); without it one is started in DATA_DIR'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded PostgreSQL, keys and caches'),
  CACHE_DIR: optionalText.describe('Where Chromium is unpacked; without it a folder in DATA_DIR'),
  ROLES: list
    .default(['api', 'worker'])
    .pipe(z.array(z.enum(['api', 'worker'])).min(1))
    .describe('What this process does: api, worker or both'),
  MALL: onOff.default(true).describe('The practice mall: fictional merchants for trying out purchases'),
  MALL_PORT: count(4100, 0).describe('First port of the practice mall; 0 takes any free ones'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged; lines are JSON on standard error'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Where OpenTelemetry traces go (OTLP over HTTP); without it there are none. Other OTEL_ variables apply too',
    ),
  WORKER_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('Port where a worker without the API serves health and metrics; without it, none'),
  VAULT_KEY: secret.describe('32 bytes in base64 that seal cards and secrets; without it one is created in DATA_DIR'),
  VAULT_EXTRA_KEYS: secret.describe(
    'Keys that open but never seal, while VAULT_KEY is being changed: comma list of 32 bytes in base64',
  ),
  CVV_KEY_DIR: optionalText.describe(
    'Folder for the keys of card security codes, shared by all processes and never backed up; default: one in memory',
  ),
  OPERATOR_TOKEN: secret.describe('Token of the operator API; without it one is created in DATA_DIR'),
  SMTP_URL: secret.describe(
    'Mail server for one-time codes, such as smtps://user:password@mail.example.com; without it no live card is remembered',
  ),
  MAIL_FROM: z.string().default('Cartwright <no-reply@localhost>').describe('Sender of those mails'),
  ALLOW_PRIVATE_HOSTS: z
    .string()
    .default('')
    .describe('Private hosts that outgoing calls may reach: comma list of host, host:port or CIDR'),
  CHROMIUM_PATH: optionalText.describe('A Chromium to use instead of the bundled one'),
  CHROMIUM_SANDBOX: z
    .enum(['auto', 'on', 'off'])
    .default('auto')
    .describe(
      'Chromium’s sandbox. auto: where the kernel allows it, and nothing is bought in live mode where not; on: no browser without it; off: never',
    ),
  BROWSER_CDP_URL: optionalText.describe('A remote browser by its CDP URL'),
  WORKER_CONCURRENCY: count(2).describe('Purchases that one worker process runs at once'),
  MERCHANT_CONCURRENCY: count(1).describe('Purchases running at one merchant at once, over all workers'),
  ACCOUNT_CONCURRENCY: count(8).describe('Purchases running for one account at once, over all workers'),
  LEASE_SECONDS: duration(10).describe('A worker that is silent for this long is replaced'),
  EXECUTION_SECONDS: duration(600).describe('How long an attempt may take to reach the order review'),
  RETRY_DELAYS_SECONDS: list
    .default(['2', '8'])
    .pipe(z.array(z.string().transform(Number).pipe(z.number().min(0))))
    .describe('Waits before the second and the third attempt'),
  CONFIRMATION_MINUTES: duration(15).describe('How long a customer may take to confirm'),
  HOLD_SECONDS: duration(60).describe(
    'How long the browser is kept open for a confirmation or for other merchants of an order',
  ),
  TEST_OFFLINE_PAYMENT: onOff
    .default(true)
    .describe('Whether test orders may pay on delivery, by transfer or the like where a shop takes no card'),
  GROUP_WAIT_SECONDS: duration(600).describe('How long an all-or-nothing order waits for its slowest merchant'),
  ANSWER_DAYS: duration(2).describe('How long answers to requests with an Idempotency-Key are kept'),
  PICTURE_DAYS: duration(30).describe('How long the pictures of steps are kept'),
  TASK_DAYS: duration(400).describe('How long orders and rehearsals that have ended are kept, with their steps'),
  TASK_MAX_HOURS: duration(72).describe('A task that has not ended after this many hours ends FAILED'),
  DRAIN_SECONDS: duration(20).describe('How long a stopping worker waits for running purchases to end'),
  MODEL_PROVIDER: z
    .enum(['openai-compatible', 'anthropic'])
    .optional()
    .describe(
      'Kind of model endpoint to ask what a page means before a purchase is given up; without it none is asked',
    ),
  MODEL_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Base URL of the model endpoint, such as http://127.0.0.1:11434/v1; anthropic has its own default'),
  MODEL_API_KEY: secret.describe('Key of the model endpoint'),
  MODEL_NAME: optionalText.describe('Name of the model'),
  MODEL_TIMEOUT_SECONDS: duration(20).describe('Longest wait for an answer, including a second try'),
  MODEL_MAX_CALLS_PER_PURCHASE: count(20, 0).describe('Most model calls per purchase'),
  MODEL_MAX_CALLS_PER_ACCOUNT: count(1_000, 0).describe('Most model calls per account and day'),
  MODEL_MAX_TOKENS_PER_PURCHASE: count(160_000).describe('Most tokens, in and out, per purchase'),
  MODEL_MAX_OUTPUT_TOKENS: count(1_024).describe('Most tokens per answer; reasoning models need more'),
  MODEL_JSON_SCHEMA: onOff
    .default(true)
    .describe('Whether the openai-compatible endpoint understands JSON schemas for answers'),
  MODEL_SEES: onOff
    .default(false)
    .describe('Whether the model can see; each question then carries a drawing of the page, without personal data'),
  AGENT_IDENTITY_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('Public https address of this service under which its agent signs requests to merchants (Web Bot Auth)'),
  AGENT_IDENTITY_KEY: secret.describe(
    '32 bytes in base64 that sign those requests; without it a key is created in DATA_DIR',
  ),
  PAYMENT_SITES: list
    .default([])
    .describe(
      'Sites whose own pages may ask for the card, or be the checkout, once the merchant led there: payment providers',
    ),
  PLATFORM_HINTS: onOff
    .default(true)
    .describe('Whether the agent uses what is publicly known about shop platforms, such as where their carts are'),
  LANE_MODULES: list
    .default([])
    .describe('Modules that add merchant lanes before the browser; each exports createLane()'),
  NETWORK_MODULES: list
    .default([])
    .describe('Modules that connect to card networks in live mode; each exports createNetwork()'),
  AFFILIATE_TEMPLATE: z
    .string()
    .regex(/^https?:\/\/[^/{]+\/?.*\{url\}/, 'must be an http or https address with {url} in it')
    .optional()
    .describe(
      'Template of commissionUrl; {url} is replaced by the product address. Without it, commissionUrl is that address itself',
    ),
  FAULT_POINTS: z.string().default('').describe('Fault injection for tests; leave empty'),
  RATE_WRITES_PER_SECOND: count(20).describe('Writes per second and key'),
  RATE_READS_PER_SECOND: count(50).describe('Reads per second and key'),
  RATE_BURST: count(2).describe('Burst size, in seconds of requests'),
  RATE_TASK_READS_PER_MINUTE: count(60).describe('Reads of one task per minute'),
};

export type Environment = Readonly<Record<string, string | undefined>>;
export type Config = z.infer<z.ZodObject<typeof settings>> & { files: ReturnType<typeof filesIn> };

export class ConfigError extends OperatorError {}

/** Reads every setting and reports all problems together. An empty value counts as not set. */
export function readConfig(environment: Environment = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(settings)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = z.object(settings).safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings are wrong:\n${problems.join('\n')}`);
  }
  return { ...result.data, files: filesIn(result.data) };
}

function filesIn(given: z.infer<z.ZodObject<typeof settings>>) {
  const dataDir = resolve(given.DATA_DIR);
  return {
    dataDir,
    cacheDir: resolve(given.CACHE_DIR ?? join(dataDir, 'cache')),
    cvvKeys: resolve(
      given.CVV_KEY_DIR ?? memoryFolder(given.DATABASE_URL?.reveal() ?? dataDir) ?? join(dataDir, 'cvv-keys'),
    ),
    vaultKey: join(dataDir, 'vault-key'),
    operatorToken: join(dataDir, 'operator-token'),
    agentKey: join(dataDir, 'agent-key'),
  };
}

/**
 * A folder in memory, so that no disk and no backup ever holds it; the same for every process on this machine that
 * serves the same store. Null where the system has none.
 */
function memoryFolder(store: string): string | null {
  if (!existsSync('/dev/shm')) return null;
  const name = createHash('sha256').update(store).digest('hex').slice(0, 16);
  return join('/dev/shm', `cartwright-${process.getuid?.() ?? 0}-${name}`);
}
