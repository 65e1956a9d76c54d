// What the engine costs: complete tasks against bare jobs of pg-boss, the wait from 201 to STARTED on an idle
// service, and the claim of the next task behind ten thousand. `--json` prints one line last.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PgBoss } from 'pg-boss';
import { type Database, openDatabase } from '../src/platform/database.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts';
import { armFaultPoints } from '../src/platform/fault-point.ts';
import { migrate } from '../src/platform/migrate.ts';
import { openCheckoutBench } from '../test/harness/checkout-bench.ts';
import { makeTempDir, startService } from '../test/harness/index.ts';
import { sampleOrder } from '../test/spec/sample-order.ts';
import { createLane } from './noop-lane.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, tasks: { type: 'string' } } });
const TASKS = Number(values.tasks ?? 600);
const ROUNDS = 5;
const CONCURRENCY = 8;
const DEEP = 10_000;
const CLAIMS = 300;
const STARTS = 60;
const TASKS_PER_ORDER = 50;

const say = (line: string) => values.json || process.stdout.write(`${line}\n`);
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const dataDir = await makeTempDir('bench-engine-');
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase({ url: postgres.url, poolSize: CONCURRENCY + 4 });
try {
  await migrate({ pool: database.pool, directory: join(import.meta.dirname, '../migrations') });
  const seconds = { bare: 0, whole: 0 };
  await runWholeLives(database);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const bare = await runBareJobs();
    const whole = await runWholeLives(database);
    seconds.bare += TASKS / bare;
    seconds.whole += TASKS / whole;
    say(`round ${round}: ${bare.toFixed(0)} bare jobs/s, ${whole.toFixed(0)} whole tasks/s`);
  }
  const shallow = await measureClaims(database, CLAIMS);
  const deep = await measureClaims(database, DEEP);
  say(`claim: ${shallow.toFixed(2)} ms with ${CLAIMS} queued, ${deep.toFixed(2)} ms with ${DEEP}`);
  const startP50Ms = await measureStarts();
  say(`201 to STARTED: p50 ${startP50Ms.toFixed(1)} ms`);
  const result = {
    rateRatio: round(seconds.bare / seconds.whole, 3),
    startP50Ms: round(startP50Ms, 1),
    deepQueueRatio: round(deep / shallow, 2),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** Empty jobs through pg-boss as it comes, one at a time per worker, as many workers and connections as below. */
async function runBareJobs(): Promise<number> {
  const boss = new PgBoss({ connectionString: postgres.url, max: CONCURRENCY + 4, schedule: false, supervise: false });
  await boss.start();
  await boss.createQueue('bare');
  await boss.insert(
    'bare',
    Array.from({ length: TASKS }, (_, n) => ({ data: { n } })),
  );
  const began = performance.now();
  const worker = async () => {
    for (;;) {
      const [job] = await boss.fetch('bare');
      if (!job) return;
      await boss.complete('bare', job.id);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const rate = TASKS / ((performance.now() - began) / 1000);
  await boss.deleteAllJobs('bare');
  await boss.stop({ graceful: false });
  return rate;
}

function openBench(db: Database, roles: ('api' | 'worker')[], concurrency: number) {
  return openCheckoutBench({
    database: db,
    lane: createLane(),
    roles,
    logLevel: 'error',
    leaseSeconds: 30,
    settings: { concurrency, merchantConcurrency: 1000, accountConcurrency: 1000 },
  });
}

/** One task per order, the usual case; or many merchants per order, where only the number matters. */
async function queueTasks(db: Database, count: number, perOrder: number): Promise<void> {
  const api = await openBench(db, ['api'], 1);
  const caller = await api.createCaller();
  const urls = Array.from({ length: perOrder }, (_, n) => `https://shop-${n}.example/products/mug`);
  let left = count / perOrder;
  const client = async () => {
    while (left-- > 0) await api.order(caller, urls, { allowPartialCheckoutForMultiSku: true });
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, client));
  await api.stop();
  await db.query('analyze');
}

async function countUnfinished(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from checkout_tasks where status <> 'COMPLETED'`,
  );
  return row?.count ?? 0;
}

/** By the database's clock, from the first STARTED to the last COMPLETED. */
async function runWholeLives(db: Database): Promise<number> {
  await queueTasks(db, TASKS, 1);
  const bench = await openBench(db, ['worker'], CONCURRENCY);
  while ((await countUnfinished(db)) > 0) await delay(100);
  await bench.stop();
  const [row] = await db.query<{ seconds: number }>(
    `select extract(epoch from max(created_at) - min(created_at))::float8 as seconds
     from checkout_steps where label <> 'QUEUED'`,
  );
  await empty(db);
  return TASKS / (row?.seconds ?? 1);
}

async function empty(db: Database): Promise<void> {
  await db.query(`truncate checkout_tasks, checkout_groups, checkout_executions, checkout_steps, placement_intents,
    engine_leases, webhook_events cascade`);
  await db.query('truncate pgboss.job');
}

/** From the end of one task to the start of the next, one after the other. */
async function measureClaims(db: Database, queued: number): Promise<number> {
  await queueTasks(db, queued, TASKS_PER_ORDER);
  const gaps: number[] = [];
  let endedAt: number | undefined;
  const enough = Promise.withResolvers<void>();
  armFaultPoints((name) => {
    if (name === 'placed.recorded') endedAt = performance.now();
    if (name !== 'attempt.begun' || endedAt === undefined) return;
    gaps.push(performance.now() - endedAt);
    if (gaps.length >= CLAIMS * 0.9) enough.resolve();
  });
  const bench = await openBench(db, ['worker'], 1);
  await enough.promise;
  armFaultPoints(undefined);
  await bench.stop();
  await empty(db);
  return median(gaps);
}

async function measureStarts(): Promise<number> {
  const service = await startService({
    database: 'embedded',
    env: {
      LANE_MODULES: join(import.meta.dirname, 'noop-lane.ts'),
      LOG_LEVEL: 'error',
      RATE_READS_PER_SECOND: '1000',
      MERCHANT_CONCURRENCY: '10',
    },
  });
  const headers = { 'x-api-key': service.testKey ?? '', 'content-type': 'application/json' };
  const waits: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    await delay(100 + Math.random() * 100);
    const response = await fetch(`${service.url}/checkout`, {
      method: 'POST',
      headers,
      body: JSON.stringify(sampleOrder()),
    });
    const acceptedAt = Date.now();
    const { taskId } = (await response.json()) as { taskId: string };
    await delay(100);
    const history = await fetch(`${service.url}/status-history/${taskId}`, { headers });
    const { data } = (await history.json()) as { data: { status: string; createdAt: string }[] };
    const started = data.find((step) => step.status === 'STARTED');
    waits.push(started ? Math.max(0, Date.parse(`${started.createdAt.replace(' ', 'T')}Z`) - acceptedAt) : 1000);
  }
  await service.stop();
  return median(waits);
}
