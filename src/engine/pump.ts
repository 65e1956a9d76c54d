import type { PgBoss } from 'pg-boss';
import { type Database, isStoreUnavailable, type Sql } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { within } from './boss-database.ts';
import { createJobRemover, type JobRemover } from './job-remover.ts';
import { LeaseLostError } from './lease-keeper.ts';
import { createPlaces, type Slot } from './places.ts';

export interface Job<Data = unknown> {
  id: string;
  data: Data;
}

/** Runs inside the transaction that consumes the job. What it returns runs after the commit and occupies a slot. */
export type Handler<Data> = (input: { sql: Sql; job: Job<Data> }) => Promise<Continuation | undefined>;
export type Continuation = (slot: Slot) => Promise<void>;

export interface Pump {
  wake(): void;
  /** Takes no more jobs; resolves when everything begun has ended. */
  drain(): Promise<void>;
}

const POLL_MS = 500;
const RETRY_SECONDS = 2;
const MAX_CLAIMS_AT_ONCE = 4;

/**
 * Keeps as many jobs of a queue running as there are places (`concurrency`). What it counts and knows:
 *
 * - `places`: those taken by work that runs. Work that waited for something outside gets a place before any new job.
 * - `claims`: transactions that try to consume one job. Each may turn into work, so each counts as a place.
 * - `isDry`: the queue was found empty. Nothing is claimed until a wake: an announcement, a reconnection or the poll.
 *   A wake that comes while a claim is under way must not be lost, so each wake begins a new `generation`, and only a
 *   claim that began in the present one may declare the queue dry.
 * - `isYielding`: the last claim found a job. Several claims then run at once; otherwise one, so that an idle worker
 *   costs the store one statement per poll.
 * - `isDraining`: no more claims; running work may end.
 *
 * Every change of these ends in `advance`, which lets waiting work continue and begins as many claims as there is room
 * for.
 */
export function startPump<Data>(
  deps: { database: Database; boss: PgBoss; log: Log },
  options: { queue: string; concurrency: number },
  handler: Handler<Data>,
): Pump {
  let isDraining = false;
  let claims = 0;
  let generation = 0;
  let isDry = false;
  let isYielding = false;
  const running = new Set<Promise<void>>();
  const places = createPlaces(options.concurrency, advance);
  const remover = createJobRemover({ boss: deps.boss, db: within(deps.database) }, options.queue);

  function advance(): void {
    places.admitWaiting();
    const atOnce = isYielding ? MAX_CLAIMS_AT_ONCE : 1;
    while (!isDraining && !isDry && claims < atOnce && claims < places.free()) {
      claims += 1;
      track(claim());
    }
  }

  async function claim(): Promise<void> {
    const asOf = generation;
    const outcome = await consume({ ...deps, remover }, options.queue, handler);
    claims -= 1;
    isYielding = outcome !== 'empty';
    if (outcome === 'empty' && asOf === generation) isDry = true;
    if (typeof outcome === 'function') {
      places.take();
      track(work(outcome));
    }
    advance();
  }

  async function work(continuation: Continuation): Promise<void> {
    await runLogged(continuation, places.slot, { queue: options.queue, log: deps.log });
    places.leave();
  }

  function track(begun: Promise<void>): void {
    running.add(begun);
    void begun.finally(() => running.delete(begun));
  }

  function wake(): void {
    generation += 1;
    isDry = false;
    advance();
  }

  const poll = setInterval(wake, POLL_MS).unref();
  advance();
  return {
    wake,
    async drain() {
      isDraining = true;
      clearInterval(poll);
      while (running.size > 0) await Promise.all(running);
      await remover.flush();
    },
  };
}

/** Never throws: a failure is logged, and the place is given up either way. */
async function runLogged(continuation: Continuation, slot: Slot, { queue, log }: { queue: string; log: Log }) {
  try {
    await continuation(slot);
  } catch (error) {
    const isExpected = error instanceof LeaseLostError;
    log[isExpected ? 'debug' : 'error']({ error: String(error), queue }, 'work failed');
  }
}

async function consume<Data>(
  { database, boss, log, remover }: { database: Database; boss: PgBoss; log: Log; remover: JobRemover },
  queue: string,
  handler: Handler<Data>,
): Promise<'empty' | 'done' | Continuation> {
  let jobId: string | undefined;
  try {
    return await database.transaction(async (sql) => {
      const [job] = await boss.fetch<Data>(queue, { batchSize: 1, db: within(sql) });
      if (!job) return 'empty';
      jobId = job.id;
      sql.afterCommit(() => remover.remove(job.id));
      return (await handler({ sql, job })) ?? 'done';
    });
  } catch (error) {
    log.warn({ error: String(error), queue, jobId }, 'a job could not be consumed and stays in the queue');
    if (jobId !== undefined && !isStoreUnavailable(error)) await postpone(boss, queue, jobId);
    return 'empty';
  }
}

/** A job that cannot be consumed must not be retried at once, ahead of all others. */
async function postpone(boss: PgBoss, queue: string, id: string): Promise<void> {
  await boss.update(queue, undefined, { id, startAfter: RETRY_SECONDS }).catch(() => undefined);
}
