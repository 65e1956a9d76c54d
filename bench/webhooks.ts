/**
 * Webhooks. Rate: events a second from transition to acknowledged delivery, with the sender at work while transitions are
 * committed, against a bare loop of undici POSTs with the same bodies to the same receiver in the same run. The loop sends
 * one after the other, as a loop does; what undici reaches with as many in flight as the sender may have is printed
 * beside it. Transitions come ten to a transaction, as those of an order over ten shops do; `singleRatio` is the same with
 * a transaction for each, where the store's commits set the pace.
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
import { type NewEvent, recordEvents, startSender, webhookHandlers } from '../src/webhooks/index.ts';
import { makeTempDir } from '../test/harness/index.ts';
import { taskEvent } from '../test/harness/task-event.ts';

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
const SHOPS_AN_ORDER = 10;
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
  const loop = await postRate(newEvents(), 1);
  const parallel = await postRate(newEvents(), CONCURRENCY);
  const orders = await deliveryRate(newEvents(), SHOPS_AN_ORDER);
  const singles = await deliveryRate(newEvents(), 1);
  const line = `bare loop ${loop}/s, ${CONCURRENCY} in flight ${parallel}/s; delivered ${orders}/s, of single transitions ${singles}/s`;
  say(`${round === 0 ? 'warm-up' : `round ${round}`}: ${line}`);
  // Both sides are compiled while they run; the first round measures that.
  if (round > 0) rounds.push({ loop, parallel, orders, singles });
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

const of = (pick: (round: Round) => number, digits: number) => Number(quantile(rounds.map(pick), 0.5).toFixed(digits));
const result = {
  rateRatio: of(({ orders, loop }) => orders / loop, 3),
  p50Ms: Number(quantile(latencies, 0.5).toFixed(1)),
  p99Ms: Number(quantile(latencies, 0.99).toFixed(1)),
  singleRatio: of(({ singles, loop }) => singles / loop, 3),
  parallelRatio: of(({ orders, parallel }) => orders / parallel, 3),
  deliveredPerSecond: of(({ orders }) => orders, 0),
  singlesPerSecond: of(({ singles }) => singles, 0),
  loopPerSecond: of(({ loop }) => loop, 0),
  parallelPerSecond: of(({ parallel }) => parallel, 0),
};
say(`rate ratio ${result.rateRatio} (0.5 wanted); commit to first byte p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms`);
if (options.json) console.log(JSON.stringify(result));
process.exit(result.rateRatio >= 0.5 && result.p50Ms < 50 && result.p99Ms < 500 ? 0 : 1);

interface Round {
  loop: number;
  parallel: number;
  orders: number;
  singles: number;
}

function newEvents(): NewEvent[] {
  return Array.from({ length: EVENTS }, () => taskEvent(owner, newId(), 'QUEUED'));
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

/** From the first transition until the store says that the last delivery was acknowledged. */
async function deliveryRate(events: readonly NewEvent[], perTransaction: number): Promise<number> {
  const transactions = Array.from({ length: Math.ceil(events.length / perTransaction) }, (_, nth) =>
    events.slice(nth * perTransaction, (nth + 1) * perTransaction),
  );
  const sender = startSender({ database, fetcher, sealer, log, settings: { endpointConcurrency: CONCURRENCY } });
  const rate = await timed(events.length, async () => {
    await inParallel(CONCURRENCY, transactions, async (together) => {
      await database.transaction((sql) => recordEvents(sql, together));
    });
    for (;;) {
      const left = await database.query(`select 1 from webhook_deliveries where state = 'pending' limit 1`);
      if (left.length === 0) break;
      await delay(10);
    }
  });
  await sender.stop();
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
    const event = taskEvent(owner, newId(), 'QUEUED');
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
