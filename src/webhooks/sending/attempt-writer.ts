import { setTimeout as delay } from 'node:timers/promises';
import { isStoreUnavailable, type Sql } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { type FinishedAttempt, finishDelivered, finishFailed, freeFollowers } from './delivery-store.ts';

const BATCH = 500;
const RETRY_MS = 500;
/** After a batch of this size the next one waits briefly to fill up: the cost is per statement, not per row. */
const BUSY = 5;
const GATHER_MS = 8;

export interface AttemptWriter {
  add(attempt: FinishedAttempt): void;
  /** Resolves when everything added so far is written, or when the time is up. */
  drain(patienceMs: number): Promise<void>;
}

/**
 * Writes attempts in batches: while one is being written the next fills up. When the database is down they are kept and
 * written later. Whatever is lost when the sender dies is sent twice, never dropped.
 */
export function createAttemptWriter(
  deps: { database: Sql; log: Log; holder: string },
  on: {
    written(attempts: readonly FinishedAttempt[]): void;
    /** The database will never accept it. */
    refused(attempt: FinishedAttempt): void;
  },
): AttemptWriter {
  let waiting: FinishedAttempt[] = [];
  let writing: Promise<void> | null = null;

  const write = async (batch: readonly FinishedAttempt[]) => {
    const delivered = batch.filter((attempt) => attempt.state === 'delivered');
    const failed = batch.filter((attempt) => attempt.state !== 'delivered');
    const late = delivered.filter((attempt) => attempt.tries > 0);
    if (delivered.length > 0) await finishDelivered(deps.database, deps.holder, delivered);
    if (late.length > 0) await freeFollowers(deps.database, late);
    if (failed.length > 0) await finishFailed(deps.database, deps.holder, failed);
  };

  /** One attempt that the database refuses must not block the others, nor this sender forever. */
  const writeSingly = async (batch: readonly FinishedAttempt[]) => {
    for (const attempt of batch) {
      try {
        await write([attempt]);
        on.written([attempt]);
      } catch (error) {
        if (isStoreUnavailable(error)) waiting.push(attempt);
        else {
          deps.log.error({ err: error, endpointId: attempt.endpointId }, 'a webhook attempt could not be written');
          on.refused(attempt);
        }
      }
    }
  };

  const writeAll = async () => {
    let previous = 0;
    while (waiting.length > 0) {
      if (previous >= BUSY) await delay(GATHER_MS);
      const batch = waiting.splice(0, BATCH);
      previous = batch.length;
      try {
        await write(batch);
        on.written(batch);
      } catch (error) {
        deps.log.warn({ err: error }, 'webhook attempts could not be written yet');
        if (isStoreUnavailable(error)) {
          // Writing the delivered ones a second time changes nothing: they are no longer pending.
          waiting = [...batch, ...waiting];
          await delay(RETRY_MS);
        } else await writeSingly(batch);
      }
    }
    writing = null;
  };

  return {
    add(attempt) {
      waiting.push(attempt);
      writing ??= writeAll();
    },
    async drain(patienceMs) {
      if (writing) await Promise.race([writing, delay(patienceMs, undefined, { ref: false })]);
    },
  };
}
