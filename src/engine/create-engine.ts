import { hostname } from 'node:os';
import { PgBoss } from 'pg-boss';
import type { Database, Sql } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { type Listener, listen } from '../platform/listen.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { createAnnouncer, JOB_CHANNEL } from './announce-jobs.ts';
import { bossDatabase, within } from './boss-database.ts';
import { createRefusedCounter } from './count-refused.ts';
import { RESUMED_PRIORITY } from './fair-order.ts';
import { createLeaseKeeper, type LeaseKeeper } from './lease-keeper.ts';
import { type LeaseAnswer, type LeaseRequest, takeLease } from './lease-store.ts';
import { type Handler, type Pump, startPump } from './pump.ts';
import { startReplacingSilentWorkers } from './replace-silent-workers.ts';

export interface NewJob {
  data: object;
  priority?: number;
  /** Seconds from now, or a date. */
  startAfter?: number | Date;
}

export interface Engine {
  /** Every process calls it, even one that only enqueues. */
  start(): Promise<void>;
  /** Gives running work `drainSeconds` to end, then stops it; other workers continue it. */
  stop(options?: { drainSeconds?: number }): Promise<void>;
  /** Part of the caller's transaction: committed with it or not at all. */
  enqueue(sql: Sql, queue: string, jobs: readonly NewJob[]): Promise<void>;
  /** Call after the commit: wakes the workers, which would otherwise look within half a second. */
  announce(queue: string): void;
  work<Data>(queue: string, options: { concurrency: number }, handler: Handler<Data>): void;
  takeLease(sql: Sql, request: Omit<LeaseRequest, 'holder' | 'seconds'>): Promise<LeaseAnswer>;
  hold: LeaseKeeper['hold'];
  heldLeases(): number;
  /** Writes refused because their worker had been replaced, since the process began. */
  refusedWrites(): number;
}

export interface EngineInput {
  database: Database;
  log: Log;
  metrics?: Metrics;
  queues: readonly string[];
  leaseSeconds: number;
}

// A task may wait in the queue for as long as its shop is closed; no job expires.
const RETENTION_SECONDS = 10 * 365 * 86_400;
const LEASE_CHANNEL = 'engine_leases';

/** Puts the parts together: pg-boss keeps the jobs, a pump for each queue runs them, the keeper renews their leases. */
export function createEngine({ database, log, metrics, queues, leaseSeconds }: EngineInput): Engine {
  const holder = `${hostname()}:${process.pid}:${newId()}`;
  const pumps = new Map<string, Pump>();
  const refused = createRefusedCounter(metrics);
  const tellOthers = createAnnouncer({ database, log });
  const keeper = createLeaseKeeper({ database, log, onRefused }, { holder, seconds: leaseSeconds });
  const boss = new PgBoss({ db: bossDatabase(database), schedule: false });
  boss.on('error', (error) => log.warn({ error: String(error) }, 'pg-boss'));
  let listener: Listener | undefined;
  let replacing: { stop(): void } | undefined;

  function onRefused(): void {
    refused.count();
    log.warn({ holder }, 'stale write refused');
  }

  function announce(queue: string): void {
    pumps.get(queue)?.wake();
    tellOthers(queue);
  }

  async function enqueue(sql: Sql, queue: string, jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length > 0) await boss.insert(queue, [...jobs] as Parameters<PgBoss['insert']>[1], { db: within(sql) });
  }

  async function start(): Promise<void> {
    await boss.start();
    for (const queue of queues) {
      await boss.createQueue(queue, { retentionSeconds: RETENTION_SECONDS, retryLimit: 0 });
      // Lets pg-boss read the queue's settings now: later it would do so over another connection, inside our
      // transactions.
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
  }

  async function stop({ drainSeconds = 0 } = {}): Promise<void> {
    replacing?.stop();
    const drained = Promise.all([...pumps.values()].map((pump) => pump.drain()));
    const late = setTimeout(() => keeper.stop(new Error('the worker stops')), drainSeconds * 1000);
    await drained;
    clearTimeout(late);
    keeper.stop(new Error('the worker stops'));
    await listener?.close();
    await boss.stop({ graceful: false, close: false });
  }

  return {
    start,
    stop,
    enqueue,
    announce,
    work(queue, options, handler) {
      pumps.set(queue, startPump({ database, boss, log }, { queue, ...options }, handler));
      replacing ??= startReplacingSilentWorkers({ database, log, resume }, leaseSeconds);
    },
    takeLease: (sql, request) => takeLease(sql, { ...request, holder, seconds: leaseSeconds }),
    hold: keeper.hold,
    heldLeases: keeper.count,
    refusedWrites: refused.total,
  };

  async function resume(sql: Sql, { queue, payload }: { queue: string; payload: object }): Promise<void> {
    await enqueue(sql, queue, [{ data: payload, priority: RESUMED_PRIORITY }]);
    sql.afterCommit(() => announce(queue));
  }
}
