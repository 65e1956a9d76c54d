import { nudgeHolders, type Slot, URGENT_PRIORITY } from '../../engine/index.ts';
import type { Sql } from '../../platform/database.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { CHECKOUT_QUEUE, type CheckoutRuntime, TIMER_QUEUE, type TimerJob } from '../checkout-runtime.ts';
import type { LaneSession } from '../lanes/merchant-lane.ts';
import { isAllOrNothing } from '../lifecycle/end-task.ts';
import { recordStep } from '../lifecycle/transition-task.ts';
import { listMembers, type Member, markBarrierOpen, setBarrier } from '../stores/group-store.ts';
import type { LockedTask } from '../stores/run-store.ts';
import { fromLane } from './attempt-failure.ts';
import { holdSession } from './hold-session.ts';
import type { Passage } from './passage.ts';
import { type Run, writeUnderLease } from './write-under-lease.ts';

/**
 * In an all-or-nothing order nothing is placed until every merchant has reached a verified review; the last to arrive
 * opens the barrier for all. A task that waits too long, or holds a browser that others need, closes its session and
 * prepares again when the barrier is open. So a group may be larger than what this machine can keep open at once.
 */
export async function passGroupBarrier(
  deps: CheckoutRuntime,
  run: Run,
  task: LockedTask,
  session: LaneSession,
  slot: Slot,
): Promise<Passage> {
  if (!isAllOrNothing(task)) return 'go';
  const arrival = await writeUnderLease(deps, run, (sql, locked) => arrive(deps, sql, run, locked), {
    withGroup: true,
  });
  await faultPoint('barrier.arrived');
  if (arrival === 'open') return 'go';
  const answer = await slot.away(() => holdForOthers(deps, run, session));
  if (answer === 'gone') return 'gone';
  await faultPoint('barrier.opened');
  const now = await session.recheck();
  if (now.kind === 'failed') return fromLane(now);
  if (now.kind === 'changed') {
    return {
      code: 'merchant_error',
      note: 'The order changed while we waited for the other merchants.',
      transient: true,
    };
  }
  return 'go';
}

async function arrive(deps: CheckoutRuntime, sql: Sql, run: Run, task: LockedTask): Promise<'open' | 'wait'> {
  if (task.isBarrierOpen) return 'open';
  await setBarrier(sql, task.taskId, 'arrived');
  const others = (await listMembers(sql, task.groupId)).filter((member) => member.taskId !== task.taskId);
  if (others.every((other) => other.barrier !== null)) {
    await markBarrierOpen(sql, task.groupId);
    await nudgeHolders(
      sql,
      others.map((other) => other.executionId),
    );
    await callBack(deps, sql, others);
    return 'open';
  }
  await run.lease.idle(sql);
  await recordStep(sql, task, { label: 'GROUP_WAITING', note: 'waiting for the other merchants of the order' });
  if (others.every((other) => other.barrier === null)) {
    const timer: TimerJob = { kind: 'group', groupId: task.groupId };
    await deps.engine.enqueue(sql, TIMER_QUEUE, [{ data: timer, startAfter: deps.settings.groupWaitSeconds }]);
  }
  return 'wait';
}

/** Tasks that closed their session prepare again, and place what they find within the limits of the order. */
async function callBack(deps: CheckoutRuntime, sql: Sql, others: readonly Member[]): Promise<void> {
  const paused = others.filter((other) => other.barrier === 'paused');
  await deps.engine.enqueue(
    sql,
    CHECKOUT_QUEUE,
    paused.map(({ taskId, executionId }) => ({ data: { taskId, executionId }, priority: URGENT_PRIORITY })),
  );
  sql.afterCommit(() => deps.engine.announce(CHECKOUT_QUEUE));
}

function holdForOthers(deps: CheckoutRuntime, run: Run, session: LaneSession): Promise<'open' | 'gone'> {
  return holdSession(
    deps,
    run,
    session,
    async (sql, task, isLast) => {
      if (task.isBarrierOpen) return 'open';
      if (!isLast) return 'waiting';
      await setBarrier(sql, task.taskId, 'paused');
      await run.lease.release(sql);
      return 'gone';
    },
    { withGroup: true },
  );
}
