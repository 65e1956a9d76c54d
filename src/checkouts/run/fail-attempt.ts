import { RESUMED_PRIORITY } from '../../engine/index.ts';
import type { Sql } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { CHECKOUT_QUEUE, type CheckoutJob, type CheckoutRuntime } from '../checkout-runtime.ts';
import { endTask } from '../lifecycle/end-task.ts';
import { type FailureNews, failures, subjectOf } from '../lifecycle/purchase-news.ts';
import { recordStep, transitionTask } from '../lifecycle/transition-task.ts';
import { findOpenIntent, hasPressed } from '../stores/placement-store.ts';
import { insertNextExecution, type LockedTask } from '../stores/run-store.ts';
import { type AttemptFailure, placementUnknown } from './attempt-failure.ts';
import { nextAttemptIn } from './retry-policy.ts';

/**
 * What follows an attempt that bought nothing: the next attempt, if nothing was pressed that may order, or FAILED. The task must come from
 * `lockToEnd`; the caller must release the lease in the same transaction.
 */
export async function failAttempt(
  deps: CheckoutRuntime,
  sql: Sql,
  task: LockedTask,
  reason: AttemptFailure,
): Promise<void> {
  // An order that may exist is neither failed nor retried before someone has looked for it.
  if (await findOpenIntent(sql, task.taskId)) throw new Error(`The order of ${task.taskId} may have been submitted`);
  // Something that might have ordered was pressed, and then the attempt went wrong: nobody presses it again. Where it
  // went wrong on our side, nobody watched the merchant to the end, and the caller is told to look before trying again.
  const isOver = await hasPressed(sql, task.taskId);
  const failure = isOver && reason.code === 'internal' ? placementUnknown(task, reason.note) : reason;
  const { code, note } = failure;
  const { taskId, executionId: failedId } = task;
  deps.log.info({ taskId, executionId: failedId, code, note, innerNote: failure.innerNote }, 'an attempt failed');
  const attempt = { number: task.executionNumber, retryEnabled: task.options.isRetryEnable !== false };
  const delay = isOver ? null : nextAttemptIn(failure, attempt, deps.settings.retryDelaysSeconds);
  const news: FailureNews = { ...subjectOf(task), code, retryInSeconds: delay };
  sql.afterCommit(() => failures.publish(news));
  if (delay === null) {
    await endTask(deps, sql, task, {
      to: 'FAILED',
      step: { label: 'FAILED', isFailed: true, note: `${code}: ${note}` },
      changes: { failure: { code, note } },
    });
    return;
  }
  await recordStep(sql, task, {
    label: 'RETRY_SCHEDULED',
    isFailed: true,
    note: `${code}: ${note}; attempt ${task.executionNumber + 1} begins in ${delay} s`,
  });
  const executionId = newId();
  await insertNextExecution(sql, task, { executionId, failure: { code, note } });
  const next = { ...task, executionId, executionNumber: task.executionNumber + 1 };
  if (task.status !== 'QUEUED') await transitionTask(sql, next, { to: 'QUEUED', step: { label: 'QUEUED' } });
  const data: CheckoutJob = { taskId: task.taskId, executionId };
  await deps.engine.enqueue(sql, CHECKOUT_QUEUE, [{ data, startAfter: delay, priority: RESUMED_PRIORITY }]);
}

export function workerDied(): AttemptFailure {
  return { code: 'internal', note: 'The worker that ran this attempt died.', transient: true };
}
