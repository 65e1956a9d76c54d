import { hostname } from 'node:os';
import { PgBoss } from 'pg-boss';
import { Counter } from 'prom-client';
import type { Database, Sql } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { type Listener, listen } from '../platform/listen.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { bossDatabase, within } from './boss-database.ts';
import { RESUMED_PRIORITY } from './fair-order.ts';
import { createLeaseKeeper, type LeaseKeeper } from './lease-keeper.ts';
import { type LeaseAnswer, type LeaseRequest, takeFromSilent, takeLease } from './lease-store.ts';
import { type Handler, type Pump, startPump } from './pump.ts';

export interface NewJob {
  data: object;
  priority?: number;
  /** Seconds from now, or a moment. */
  startAfter?: number | Date;
}

export interface Engine {
  /** Every process calls it, also one that only enqueues. */
  start(): Promise<void>;
  /** Lets running work end for `drainSeconds`, then takes it back; others then continue it. */
  stop(options?: { drainSeconds?: number }): Promise<void>;
  /** Part of the caller's transaction: committed with it or not at all. */
  enqueue(sql: Sql, queue: string, jobs: readonly NewJob[]): Promise<void>;
  /** After the commit: wakes the workers, who would otherwise look by themselves within half a second. */
  announce(queue: string): void;
  work<Data>(queue: string, options: { concurrency: number }, handler: Handler<Data>): void;
  takeLease(sql: Sql, request: Omit<LeaseRequest, 'holder' | 'seconds'>): Promise<LeaseAnswer>;
  hold: LeaseKeeper['hold'];
  heldLeases(): number;
  /** Writes refused because their worker had been given up on, since the process began. */
  refusedWrites(): number;
}

export interface EngineInput {
  database: Database;
  log: Log;
  metrics?: Metrics;
  queues: readonly string[];
  leaseSeconds: number;
}

// A task may wait in the queue for as long as its shop is closed; nothing is dropped for its age.
const RETENTION_SECONDS = 10 * 365 * 86_400;
const LEASE_CHANNEL = 'engine_leases';
const JOB_CHANNEL = 'engine_jobs';

export function createEngine({ database, log, metrics, queues, leaseSeconds }: EngineInput): Engine {
  const holder = `${hostname()}:${process.pid}:${newId()}`;
  const pumps = new Map<string, Pump>();
  let refused = 0;
  let listener: Listener | undefined;
  let sweepTimer: NodeJS.Timeout | undefined;
  const announced = new Set<string>();

  const counter = metrics && new Counter({ ...REFUSED_METRIC, registers: [metrics] });
  const keeper = createLeaseKeeper(
    {
      database,
      log,
      onRefused() {
        refused += 1;
        counter?.inc();
        log.warn({ holder }, 'stale write refused');
      },
    },
    { holder, seconds: leaseSeconds },
  );

  const boss = new PgBoss({ db: bossDatabase(database), schedule: false });
  boss.on('error', (error) => log.warn({ error: String(error) }, 'pg-boss'));

  function announce(queue: string): void {
    pumps.get(queue)?.wake();
    if (announced.size === 0) setImmediate(sendAnnouncements);
    announced.add(queue);
  }

  function sendAnnouncements(): void {
    const names = [...announced];
    announced.clear();
    database
      .query('select pg_notify($1, name) from unnest($2::text[]) as name', [JOB_CHANNEL, names])
      .catch((error) => log.debug({ error: String(error) }, 'workers were not told of new jobs and will find them'));
  }

  async function sweep(): Promise<void> {
    await database.transaction(async (sql) => {
      for (const { key, queue, payload } of await takeFromSilent(sql, leaseSeconds)) {
        log.warn({ key }, 'a silent worker is replaced');
        await enqueue(sql, queue, [{ data: payload, priority: RESUMED_PRIORITY }]);
        sql.afterCommit(() => announce(queue));
      }
    });
  }

  /** After an outage everyone's lease has run out; holders get the first chance to renew theirs. */
  function sweepLater(milliseconds: number): void {
    sweepTimer = setTimeout(() => {
      sweep().then(
        () => sweepLater(leaseSeconds * 250),
        () => sweepLater(leaseSeconds * 750),
      );
    }, milliseconds).unref();
  }

  async function enqueue(sql: Sql, queue: string, jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length > 0) await boss.insert(queue, [...jobs] as Parameters<PgBoss['insert']>[1], { db: within(sql) });
  }

  return {
    async start() {
      await boss.start();
      for (const queue of queues) {
        await boss.createQueue(queue, { retentionSeconds: RETENTION_SECONDS, retryLimit: 0 });
        // Has pg-boss learn of the queue now: later it would ask, over another connection, inside our transactions.
        await boss.insert(queue, []);
      }
      listener = await listen(database, [JOB_CHANNEL, LEASE_CHANNEL], {
        message: (channel, payload) =>
          channel === LEASE_CHANNEL ? keeper.onMessage(payload) : pumps.get(payload)?.wake(),
        reconnect() {
          keeper.onReconnect();
          for (const pump of pumps.values()) pump.wake();
        },
      });
      keeper.start();
    },
    async stop({ drainSeconds = 0 } = {}) {
      clearTimeout(sweepTimer);
      const drained = Promise.all([...pumps.values()].map((pump) => pump.drain()));
      const late = setTimeout(() => keeper.stop(new Error('the worker stops')), drainSeconds * 1000);
      await drained;
      clearTimeout(late);
      keeper.stop(new Error('the worker stops'));
      await listener?.close();
      await boss.stop({ graceful: false, close: false });
    },
    enqueue,
    announce,
    work(queue, options, handler) {
      pumps.set(queue, startPump({ database, boss, log }, { queue, ...options }, handler));
      if (!sweepTimer) sweepLater(leaseSeconds * 250);
    },
    takeLease: (sql, request) => takeLease(sql, { ...request, holder, seconds: leaseSeconds }),
    hold: keeper.hold,
    heldLeases: keeper.count,
    refusedWrites: () => refused,
  };
}

const REFUSED_METRIC = {
  name: 'cartwright_stale_writes_refused_total',
  help: 'Writes refused because their worker had been given up on',
};
