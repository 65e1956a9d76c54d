/**
 * Webhooks. Rate: how fast committed transitions become acknowledged deliveries (read in order, signed, authenticated,
 * sent, noted), against a bare loop of undici POSTs with the same bodies to the same receiver in the same run. The loop
 * sends one after the other, as a loop does; what undici reaches with as many in flight as the sender may have, and what
 * recording each transition in a transaction of its own costs, are printed beside it.
 * Time: from commit to the first byte at the receiver, at 100 events a second.
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
import { type NewEvent, recordEvents, renderTaskEvent, startSender, webhookHandlers } from '../src/webhooks/index.ts';
import { makeTempDir } from '../test/harness/index.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    events: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
  },
});
const EVENTS = Number(options.events);
const ROUNDS = Number(options.rounds);
const SECONDS = Number(options.seconds);
const CONCURRENCY = 20;
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

const rounds: Round[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const events = Array.from({ length: EVENTS }, sampleEvent);
  const loop = await postRate(events, 1);
  const parallel = await postRate(events, CONCURRENCY);
  const recorded = await recordRate(events);
  const delivered = await deliveredRate();
  const line = `bare loop ${loop}/s, ${CONCURRENCY} in flight ${parallel}/s; recorded ${recorded}/s, delivered ${delivered}/s`;
  say(`${round === 0 ? 'warm-up' : `round ${round}`}: ${line}`);
  // Both sides are compiled while they run; the first round measures that.
  if (round > 0) rounds.push({ loop, parallel, recorded, delivered });
}
await arrivals();
const sender = startSender({ database, fetcher, sealer, log });
const latencies = await measureLatencies(database);
await sender.stop();
receiver.disconnect();
await fetcher.close();
await database.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });

const of = (pick: (round: Round) => number) => median(rounds.map(pick));
const result = {
  rateRatio: toDigits(
    of(({ delivered, loop }) => delivered / loop),
    3,
  ),
  p50Ms: toDigits(quantile(latencies, 0.5), 1),
  p99Ms: toDigits(quantile(latencies, 0.99), 1),
  parallelRatio: toDigits(
    of(({ delivered, parallel }) => delivered / parallel),
    3,
  ),
  deliveredPerSecond: of(({ delivered }) => delivered),
  recordedPerSecond: of(({ recorded }) => recorded),
  loopPerSecond: of(({ loop }) => loop),
  parallelPerSecond: of(({ parallel }) => parallel),
};
say(`rate ratio ${result.rateRatio} (0.5 wanted); commit to first byte p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms`);
if (options.json) console.log(JSON.stringify(result));
process.exit(result.rateRatio >= 0.5 && result.p50Ms < 50 && result.p99Ms < 500 ? 0 : 1);

interface Round {
  loop: number;
  parallel: number;
  recorded: number;
  delivered: number;
}

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

/** What the network and undici alone allow. */
async function postRate(events: readonly NewEvent[], width: number): Promise<number> {
  const agent = new Agent({ connections: width });
  const { origin, pathname } = new URL(url);
  const rate = await timed(events.length, () =>
    inParallel(width, events, async (event) => {
      const answer = await agent.request({
        origin,
        path: pathname,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: event.payload,
      });
      await answer.body.dump();
    }),
  );
  await agent.close();
  return rate;
}

/** Each event in a transaction of its own, as transitions are; after the first thousand the rest is only to be there. */
async function recordRate(events: readonly NewEvent[]): Promise<number> {
  const measured = events.slice(0, 1_000);
  const rate = await timed(measured.length, () =>
    inParallel(CONCURRENCY, measured, async (event) => {
      await database.transaction((sql) => recordEvents(sql, [event]));
    }),
  );
  for (let from = measured.length; from < events.length; from += 500) {
    await recordEvents(database, events.slice(from, from + 500));
  }
  return rate;
}

/** From a sender's first look until the store says that the last was acknowledged. */
async function deliveredRate(): Promise<number> {
  const draining = startSender({ database, fetcher, sealer, log, settings: { endpointConcurrency: CONCURRENCY } });
  const rate = await timed(EVENTS, async () => {
    for (;;) {
      const left = await database.query(`select 1 from webhook_deliveries where state = 'pending' limit 1`);
      if (left.length === 0) break;
      await delay(10);
    }
  });
  await draining.stop();
  return rate;
}

async function timed(count: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round(count / ((performance.now() - started) / 1_000));
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

function toDigits(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
