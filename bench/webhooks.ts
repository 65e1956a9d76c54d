/**
 * Webhooks: events per second from transition to acknowledged delivery, against a bare loop of undici POSTs with the
 * same bodies to the same receiver; and the time from commit to the first byte at the receiver, at 100 events a second.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Agent } from 'undici';
import { parseAllowList } from '../src/platform/address-policy.ts';
import { type Database, openDatabase } from '../src/platform/database.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts';
import { newId } from '../src/platform/ids.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { createSafeFetcher } from '../src/platform/safe-fetch.ts';
import { createSealer } from '../src/platform/sealing.ts';
import {
  type NewEvent,
  recordEvents,
  renderTaskEvent,
  startSender,
  wakeSenders,
  webhookHandlers,
} from '../src/webhooks/index.ts';
import { makeTempDir } from '../test/harness/index.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    events: { type: 'string', default: '6000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
  },
});
const EVENTS = Number(options.events);
const ROUNDS = Number(options.rounds);
const SECONDS = Number(options.seconds);
const CONCURRENCY = 10;
const RATE = 100;

const say = (line: string) => console.log(line);
const accountId = newId();
const owner = { accountId, mode: 'test' as const };

const folder = await makeTempDir('bench-webhooks-');
const postgres = await startEmbeddedPostgres({ dataDir: folder });
const database = openDatabase({ url: postgres.url, poolSize: 16 });
await migrate({ pool: database.pool, directory: join(import.meta.dirname, '..', 'migrations') });
await database.query('insert into accounts (id, name) values ($1, $2)', [accountId, 'bench']);

const receiver = fork(join(import.meta.dirname, 'webhook-receiver.ts'));
const [{ port }] = (await once(receiver, 'message')) as [{ port: number }];
const url = `http://127.0.0.1:${port}/events`;

const fetcher = createSafeFetcher({ policy: { allow: parseAllowList(`127.0.0.1:${port}`) } });
const sealer = createSealer(Buffer.alloc(32, 7), 'webhooks');
const handlers = webhookHandlers({ database, fetcher, sealer });
await handlers.createWebhook({
  caller: { ...owner, keyId: newId(), permissions: ['checkout:write'] },
  sql: database,
  requestId: 'bench',
  input: { url, auth: { scheme: 'basic', username: 'bench', password: 'bench' } },
});
const log = createLog({ level: 'warn' });
const sender = startSender({ database, fetcher, sealer, log, settings: { endpointConcurrency: CONCURRENCY } });

const rates: { bare: number; ours: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const events = Array.from({ length: EVENTS }, sampleEvent);
  const bare = await bareRate(events);
  const ours = await deliveredRate(database, events);
  rates.push({ bare, ours });
  say(`round ${round + 1}: bare loop ${bare.toFixed(0)}/s, transition to acknowledged ${ours.toFixed(0)}/s`);
}
await arrivals();
const latencies = await measureLatencies(database);
await sender.stop();
receiver.disconnect();
await fetcher.close();
await database.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });

const bare = median(rates.map((rate) => rate.bare));
const ours = median(rates.map((rate) => rate.ours));
const result = {
  rateRatio: round(median(rates.map((rate) => rate.ours / rate.bare)), 3),
  p50Ms: round(quantile(latencies, 0.5), 1),
  p99Ms: round(quantile(latencies, 0.99), 1),
  eventsPerSecond: Math.round(ours),
  barePerSecond: Math.round(bare),
  concurrency: CONCURRENCY,
  latencyEvents: latencies.length,
};
say(
  `rate ratio ${result.rateRatio} (at least 0.5 wanted); commit to first byte at ${RATE}/s: p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms`,
);
if (options.json) console.log(JSON.stringify(result));
process.exit(result.rateRatio >= 0.5 && result.p50Ms < 50 && result.p99Ms < 500 ? 0 : 1);

function sampleEvent(): NewEvent {
  return renderTaskEvent({
    ...owner,
    taskId: newId(),
    executionId: newId(),
    groupId: newId(),
    merchant: 'shop.example',
    status: 'QUEUED',
    items: [
      {
        url: 'https://shop.example/products/blue-kettle?variant=1234567890',
        quantity: 1,
        selectedVariant: { color: 'Blue', size: '', fit: '' },
        metadata: { title: 'Kettle', description: 'A kettle. '.repeat(20), primaryImage: '', price: '39.00' },
        options: null,
      },
    ],
    customer: {
      contact: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', phone: '+1 555 010 0100' },
      shippingAddress: {
        addressLine1: '1 Example Street',
        city: 'Springfield',
        province: 'IL',
        postalCode: '62701',
        country: 'US',
      },
      billingAddress: null,
      payment: { provider: 'test', data: { cardNumber: '************4242', cvv: '***', name: 'Ada Example' } },
    },
    pricing: null,
    shippingStrategy: null,
    selectedShippingOption: null,
  });
}

/** What the network and undici alone allow, with as many requests in flight as the sender may have. */
async function bareRate(events: readonly NewEvent[]): Promise<number> {
  const agent = new Agent({ connections: CONCURRENCY });
  const { origin, pathname } = new URL(url);
  const started = performance.now();
  await inParallel(CONCURRENCY, events, async (event) => {
    const answer = await agent.request({
      origin,
      path: pathname,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: event.payload,
    });
    await answer.body.dump();
  });
  const seconds = (performance.now() - started) / 1_000;
  await agent.close();
  return events.length / seconds;
}

/** Each event in a transaction of its own, as transitions are; the clock stops when the last is acknowledged. */
async function deliveredRate(store: Database, events: readonly NewEvent[]): Promise<number> {
  const started = performance.now();
  await inParallel(CONCURRENCY, events, async (event) => {
    await recordEvents(store, [event]);
    wakeSenders(store);
  });
  for (;;) {
    const [row] = await store.query<{ left: number }>(
      `select count(*) as left from webhook_deliveries where state = 'pending'`,
    );
    if (row?.left === 0) break;
    await delay(5);
  }
  return events.length / ((performance.now() - started) / 1_000);
}

async function measureLatencies(store: Database): Promise<number[]> {
  const committed = new Map<string, number>();
  const started = performance.now();
  const recording: Promise<void>[] = [];
  for (let nth = 0; nth < SECONDS * RATE; nth += 1) {
    const wait = started + (nth * 1_000) / RATE - performance.now();
    if (wait > 0) await delay(wait);
    const event = sampleEvent();
    const recorded = recordEvents(store, [event]).then(() => {
      committed.set(event.id, performance.timeOrigin + performance.now());
      wakeSenders(store);
    });
    recording.push(recorded);
  }
  await Promise.all(recording);
  await delay(2_000);
  const seen = await arrivals();
  if (seen.size < committed.size) throw new Error(`${committed.size - seen.size} events did not arrive`);
  return [...committed].map(([id, at]) => Math.max((seen.get(id) ?? Number.POSITIVE_INFINITY) - at, 0));
}

async function arrivals(): Promise<Map<string, number>> {
  receiver.send('arrivals');
  const [message] = (await once(receiver, 'message')) as [{ arrivals: [string, number][] }];
  return new Map(message.arrivals);
}

async function inParallel<Item>(width: number, items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
