import { RESUMED_PRIORITY, revokeLeases } from '../../engine/index.ts';
import type { Sql } from '../../platform/database.ts';
import { CHECKOUT_QUEUE, type CheckoutJob, type CheckoutRuntime } from '../checkout-runtime.ts';
import { endTask, lockToEnd } from '../lifecycle/end-task.ts';
import { isTerminal } from '../lifecycle/task-lifecycle.ts';
import { findAbandoned, findOlderThan, findOverdueConfirmations } from '../stores/overdue-store.ts';
import { findOpenIntent } from '../stores/placement-store.ts';
import { findGroupOfTask } from '../stores/run-store.ts';
import { expireConfirmation } from './expire-confirmation.ts';

/** A started task that nobody has worked on for this long, although nothing holds it up, is looked at again. */
const ABANDONED_SECONDS = 300;

/**
 * No task stays open forever, whatever happened to its timer, job or worker. Any number of workers may sweep at
 * once: each case locks its task and looks again.
 */
export async function sweepOverdue(deps: CheckoutRuntime): Promise<void> {
  for (const late of await findOverdueConfirmations(deps.database)) {
    await deps.database.transaction((sql) => expireConfirmation(deps, sql, late));
  }
  for (const old of await findOlderThan(deps.database, deps.settings.taskSeconds)) {
    await deps.database.transaction((sql) => endOld(deps, sql, old));
  }
  const abandoned = await findAbandoned(deps.database, ABANDONED_SECONDS);
  if (abandoned.length > 0) await deps.database.transaction((sql) => lookAgain(deps, sql, abandoned));
}

/** An order that may exist is looked up first; everything else ends here. */
async function endOld(deps: CheckoutRuntime, sql: Sql, { taskId, executionId }: CheckoutJob): Promise<void> {
  const groupId = await findGroupOfTask(sql, taskId);
  const task = groupId && (await lockToEnd(sql, groupId, taskId));
  if (!task || isTerminal(task.status) || task.executionId !== executionId) return;
  if (await findOpenIntent(sql, taskId)) return;
  const note = `The purchase did not end within ${Math.round(deps.settings.taskSeconds / 3600)} hours.`;
  await endTask(deps, sql, task, {
    to: 'FAILED',
    step: { label: 'FAILED', isFailed: true, note: `internal: ${note}` },
    changes: { failure: { code: 'internal', note } },
  });
  await revokeLeases(sql, [executionId]);
}

/** A job is only a hint to look: if someone works on the task after all, it does nothing. */
async function lookAgain(deps: CheckoutRuntime, sql: Sql, jobs: readonly CheckoutJob[]): Promise<void> {
  deps.log.warn({ taskIds: jobs.map((job) => job.taskId) }, 'abandoned tasks are resumed');
  await deps.engine.enqueue(
    sql,
    CHECKOUT_QUEUE,
    jobs.map((data) => ({ data, priority: RESUMED_PRIORITY })),
  );
  sql.afterCommit(() => deps.engine.announce(CHECKOUT_QUEUE));
}
