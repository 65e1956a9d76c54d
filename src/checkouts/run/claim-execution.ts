import { type Continuation, RESUMED_PRIORITY, type Scope } from '../../engine/index.ts';
import type { Sql } from '../../platform/database.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { CHECKOUT_QUEUE, type CheckoutJob, type CheckoutRuntime } from '../checkout-runtime.ts';
import { lockToEnd } from '../lifecycle/end-task.ts';
import { isTerminal } from '../lifecycle/task-lifecycle.ts';
import { transitionTask } from '../lifecycle/transition-task.ts';
import { findOpenIntent, type OpenIntent } from '../stores/placement-store.ts';
import { type LockedTask, lockTask, park } from '../stores/run-store.ts';
import { failAttempt, workerDied } from './fail-attempt.ts';
import type { Run } from './write-under-lease.ts';

export interface ClaimedWork {
  runAttempt(run: Run, task: LockedTask): Continuation;
  settleIntent(run: Run, task: LockedTask, intent: OpenIntent): Continuation;
}

/**
 * Turns a job into a lease, in the transaction that consumes the job. A job is only a hint to look: the task itself
 * says what there is to do now, if anything.
 */
export async function claimExecution(
  deps: CheckoutRuntime,
  work: ClaimedWork,
  { sql, job }: { sql: Sql; job: { data: CheckoutJob } },
): Promise<Continuation | undefined> {
  const { taskId, executionId } = job.data;
  const task = await lockTask(sql, taskId);
  if (!task || task.executionId !== executionId || isTerminal(task.status)) return undefined;
  const intent = await findOpenIntent(sql, taskId);
  const answer = await deps.engine.takeLease(sql, {
    key: executionId,
    queue: CHECKOUT_QUEUE,
    payload: job.data,
    scopes: intent ? [] : scopesOf(deps, task),
  });
  if (answer.kind === 'held') return undefined;
  if (answer.kind === 'full') {
    await park(sql, taskId, job.data.fairPriority ?? RESUMED_PRIORITY);
    return undefined;
  }
  await faultPoint('claim.taken');
  const row = { key: executionId, token: answer.token };
  // Held only after the commit: until then no renewal can see the lease.
  const begin = (start: (run: Run) => Continuation): Continuation => {
    const { groupId, merchant, accountId, groupSize } = task;
    const place = { taskId, groupId, merchant, accountId, isShared: groupSize > 1 };
    return (slot) => start({ lease: deps.engine.hold(row), ...place })(slot);
  };
  if (intent) return begin((run) => work.settleIntent(run, task, intent));
  if (answer.takenOver && task.status !== 'PENDING_CONFIRMATION') return begin((run) => replaceDeadWorker(deps, run));
  if (task.status === 'PENDING_CONFIRMATION') return begin((run) => letGo(deps, run));
  if (task.status !== 'QUEUED') return begin((run) => work.runAttempt(run, task));
  const started = await transitionTask(sql, task, { to: 'STARTED', step: { label: 'STARTED' } });
  return begin((run) => work.runAttempt(run, started));
}

function scopesOf({ settings }: CheckoutRuntime, task: LockedTask): Scope[] {
  return [
    { name: `merchant:${task.merchant}`, limit: settings.merchantConcurrency },
    { name: `account:${task.accountId}`, limit: settings.accountConcurrency },
  ];
}

/** The dead worker's session at the merchant is lost; the purchase starts again as the next attempt. */
function replaceDeadWorker(deps: CheckoutRuntime, { lease, groupId, taskId }: Run): Continuation {
  return async () => {
    await deps.database.transaction(async (sql) => {
      const task = await lockToEnd(sql, groupId, taskId);
      await lease.guard(sql);
      if (task && !isTerminal(task.status)) await failAttempt(deps, sql, task, workerDied());
      await lease.release(sql);
    });
    lease.drop();
  };
}

/** The worker died while it kept a browser open for the customer; a later confirmation prepares again. */
function letGo(deps: CheckoutRuntime, { lease }: Run): Continuation {
  return async () => {
    await lease.release(deps.database);
    lease.drop();
  };
}
