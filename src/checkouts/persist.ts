import { setTimeout as delay } from 'node:timers/promises';
import type { Lease } from '../engine/index.ts';
import { isStoreUnavailable, type Sql } from '../platform/database.ts';
import { wakeSenders } from '../webhooks/index.ts';
import type { CheckoutRuntime } from './checkout-runtime.ts';
import { lockToEnd } from './end-task.ts';
import { type LockedTask, lockTask } from './run-store.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;

/** A running purchase: the lease that entitles this process to it, and where it belongs. */
export interface Run {
  lease: Lease;
  taskId: string;
  groupId: string;
  merchant: string;
  accountId: string;
}

/**
 * Writes for a run: locks its task, then makes sure that the lease is still ours, then does the work, all in one
 * transaction. A store that is away for a moment does not end a purchase, so the work may run again and must bear it.
 */
export async function persist<Result>(
  deps: CheckoutRuntime,
  run: Run,
  work: (sql: Sql, task: LockedTask) => Promise<Result>,
  options: { withGroup?: boolean } = {},
): Promise<Result> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await deps.database.transaction(async (sql) => {
        const task = options.withGroup
          ? await lockToEnd(sql, run.groupId, run.taskId)
          : await lockTask(sql, run.taskId);
        if (!task) throw new Error(`The task ${run.taskId} is gone`);
        await run.lease.guard(sql);
        sql.afterCommit(() => wakeSenders(deps.database));
        return work(sql, task);
      });
    } catch (error) {
      if (!isStoreUnavailable(error) || performance.now() > giveUpAt) throw error;
      await delay(PAUSE_MS);
    }
  }
}
