import { revokeLeases } from '../../engine/index.ts';
import { releaseCharge, reserveCharge } from '../../payments/index.ts';
import type { Sql } from '../../platform/database.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { newId } from '../../platform/ids.ts';
import type { CheckoutRuntime } from '../checkout-runtime.ts';
import type { LaneHooks, LanePressed, PlaceOutcome } from '../lanes/merchant-lane.ts';
import { endTask, isAllOrNothing } from '../lifecycle/end-task.ts';
import { isTerminal } from '../lifecycle/task-lifecycle.ts';
import { transitionTask } from '../lifecycle/transition-task.ts';
import { listMembers } from '../stores/group-store.ts';
import { closeIntent, insertIntent } from '../stores/placement-store.ts';
import type { LockedTask } from '../stores/run-store.ts';
import { lookForOrder } from './look-for-order.ts';
import { traceContext } from './placement-fence.ts';
import { recordOutcome } from './record-outcome.ts';
import { type Run, writeUnderLease } from './write-under-lease.ts';

/**
 * A press on the way to the review that may be the order is an intent like any other, committed before it happens. Until
 * it is cleared, cancelling waits for its outcome, and a worker that finds it may only look for the order.
 */
export function recordPressesOf(deps: CheckoutRuntime, run: Run): LaneHooks['recordPress'] {
  return async ({ trace, total }) => {
    const id = newId();
    const sealedTrace = deps.sealer.seal(trace, traceContext(run.taskId));
    const { minor: totalMinor, currency } = total ?? { minor: 0, currency: '' };
    const isCovered = await writeUnderLease(deps, run, async (sql, task) => {
      const sessionId = task.paymentSessionId;
      if (sessionId && !(await reserveCharge(sql, { id, sessionId, amountMinor: totalMinor, currency }))) return false;
      await insertIntent(sql, task, { id, token: run.lease.token, totalMinor, currency, sealedTrace });
      if (task.status === 'STARTED') await transitionTask(sql, task, { to: 'IN_PROGRESS' });
      return true;
    });
    if (!isCovered) return 'refused';
    run.openPress = id;
    await faultPoint('press.recorded');
    if (!run.lease.isFresh()) throw new Error('the lease expired before the press');
    return { clear: () => clearPress(deps, run, id) };
  };
}

/** What was asked for while the press was open happens now: the task goes on only if nobody wants it to end. */
async function clearPress(deps: CheckoutRuntime, run: Run, id: string): Promise<void> {
  await faultPoint('press.made');
  const isWanted = await writeUnderLease(
    deps,
    run,
    async (sql, task) => {
      await closeIntent(sql, id, 'passed');
      if (task.paymentSessionId) await releaseCharge(sql, id);
      const note = await findReasonToEnd(sql, task);
      if (note === null) return true;
      await endTask(deps, sql, task, { to: 'CANCELLED', step: { label: 'CANCELLED', note } });
      await revokeLeases(sql, [task.executionId]);
      return false;
    },
    { withGroup: true },
  );
  run.openPress = null;
  if (!isWanted) throw run.lease.refuse();
}

async function findReasonToEnd(sql: Sql, task: LockedTask): Promise<string | null> {
  if (task.isCancelRequested) return 'Cancelled on request; nothing was bought.';
  if (!isAllOrNothing(task)) return null;
  const others = (await listMembers(sql, task.groupId)).filter(({ taskId }) => taskId !== task.taskId);
  const isBroken = others.some(({ status }) => isTerminal(status) && status !== 'COMPLETED');
  return isBroken ? 'group_aborted: the order is all-or-nothing and another part was not bought' : null;
}

/** The preparation ended with a press that was not cleared: its outcome is the task's. */
export async function concludePress(
  deps: CheckoutRuntime,
  run: Run,
  { outcome, lookUpOrder }: LanePressed,
): Promise<PlaceOutcome['kind']> {
  if (!run.openPress) throw new Error(`The press of ${run.taskId} is not on record`);
  const known = outcome.kind === 'unknown' ? await lookForOrder(lookUpOrder) : outcome;
  await recordOutcome(deps, run, run.openPress, known);
  return known.kind;
}
