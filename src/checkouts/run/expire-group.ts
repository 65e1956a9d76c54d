import { revokeLeases } from '../../engine/index.ts';
import type { Sql } from '../../platform/database.ts';
import { type CheckoutRuntime, TIMER_QUEUE, type TimerJob } from '../checkout-runtime.ts';
import { endTask } from '../lifecycle/end-task.ts';
import { isTerminal } from '../lifecycle/task-lifecycle.ts';
import { listMembers } from '../stores/group-store.ts';
import { lockGroup, lockTask } from '../stores/run-store.ts';

/** The slowest merchant of an all-or-nothing order took too long: the order ends before anything was placed. */
export async function expireGroup(deps: CheckoutRuntime, sql: Sql, groupId: string): Promise<void> {
  await lockGroup(sql, groupId);
  const members = await listMembers(sql, groupId);
  const open = members.filter((member) => !isTerminal(member.status));
  if (open.length === 0 || members.some((member) => member.isBarrierOpen)) return;
  if (open.some((member) => member.status === 'PENDING_CONFIRMATION' || member.hasIntent)) {
    // Waiting for the customer's confirmation has its own deadline, and what may be an order ends by its outcome.
    const timer: TimerJob = { kind: 'group', groupId };
    await deps.engine.enqueue(sql, TIMER_QUEUE, [{ data: timer, startAfter: deps.settings.groupWaitSeconds }]);
    return;
  }
  const late = open.find((member) => member.barrier === null) ?? open[0];
  const task = late && (await lockTask(sql, late.taskId));
  if (!task) return;
  const note = 'the merchant did not reach the order review while the others waited';
  await endTask(deps, sql, task, {
    to: 'FAILED',
    step: { label: 'FAILED', isFailed: true, note: `group_aborted: ${note}` },
    changes: { failure: { code: 'group_aborted', note } },
  });
  await revokeLeases(sql, [task.executionId]);
}
