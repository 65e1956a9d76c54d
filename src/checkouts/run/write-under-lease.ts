import { setTimeout as delay } from 'node:timers/promises';
import type { Lease } from '../../engine/index.ts';
import type { CardTyper } from '../../payments/index.ts';
import { isConflict, isStoreUnavailable, type Sql } from '../../platform/database.ts';
import type { CheckoutRuntime } from '../checkout-runtime.ts';
import type { StepEvidence } from '../lanes/merchant-lane.ts';
import { type LockedTask, lockGroup, lockTaskUnderLease } from '../stores/run-store.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;

/** A running purchase: its ids, and the lease that entitles this process to work on it. */
export interface Run {
  lease: Lease;
  taskId: string;
  groupId: string;
  merchant: string;
  accountId: string;
  /** Other tasks of the same order run in parallel. */
  isShared: boolean;
  /** The merchant's page after the order, for the step that ends the task. */
  seenAtPlacement?: StepEvidence | undefined;
  /** The intent of a press on the way to the review that was not shown to be harmless yet. */
  openPress?: string | null;
  /** What types the card of this attempt. */
  card?: CardTyper | null;
}

/**
 * Writes for a run, in one transaction: locks its task, makes sure that the lease is still ours, then does the work. A
 * brief database outage or a cancelled transaction does not end a purchase: the work runs again, so it must be
 * repeatable.
 */
export async function writeUnderLease<Result>(
  deps: CheckoutRuntime,
  run: Run,
  work: (sql: Sql, task: LockedTask) => Promise<Result>,
  options: { withGroup?: boolean } = {},
): Promise<Result> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await deps.database.transaction(async (sql) => {
        if (options.withGroup && run.isShared) await lockGroup(sql, run.groupId);
        const task = await lockTaskUnderLease(sql, run.taskId, run.lease);
        if (!task) throw run.lease.refuse();
        return work(sql, task);
      });
    } catch (error) {
      const isPassing = isStoreUnavailable(error) || isConflict(error);
      if (!isPassing || performance.now() > giveUpAt) throw error;
      await delay(PAUSE_MS);
    }
  }
}
