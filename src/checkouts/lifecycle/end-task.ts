import { revokeLeases } from '../../engine/index.ts';
import type { Vault } from '../../payments/index.ts';
import type { Sql } from '../../platform/database.ts';
import { listMembers, type Member } from '../stores/group-store.ts';
import { type LockedTask, lockGroup, lockTask, type TaskChanges } from '../stores/run-store.ts';
import { isTerminal } from './task-lifecycle.ts';
import { type StepInput, transitionTask } from './transition-task.ts';

/** Locks everything that ending a task may touch; for an order at several merchants, the group before the task. */
export async function lockToEnd(sql: Sql, groupId: string, taskId: string): Promise<LockedTask | null> {
  await lockGroup(sql, groupId);
  return lockTask(sql, taskId);
}

/**
 * Ends a task and what depends on it: in an all-or-nothing order the other merchants that have not begun to place, and
 * after the last task of an order its card. The task must come from `lockToEnd`.
 */
export async function endTask(
  deps: { vault: Vault },
  sql: Sql,
  task: LockedTask,
  end: { to: 'COMPLETED' | 'FAILED' | 'CANCELLED'; step: StepInput; changes?: TaskChanges },
): Promise<void> {
  if (task.groupSize === 1) {
    await Promise.all([transitionTask(sql, task, end), task.cardId && deps.vault.discard(sql, task.cardId)]);
    return;
  }
  await transitionTask(sql, task, end);
  const others = (await listMembers(sql, task.groupId)).filter((member) => member.taskId !== task.taskId);
  const aborted = end.to !== 'COMPLETED' && isAllOrNothing(task) ? others.filter(canAbort) : [];
  for (const other of aborted) await abortMember(sql, other, task);
  const isOver = others.every((other) => isTerminal(other.status) || aborted.includes(other));
  if (isOver && task.cardId) await deps.vault.discard(sql, task.cardId);
}

export function isAllOrNothing(task: LockedTask): boolean {
  return task.groupSize > 1 && task.options.allowPartialCheckoutForMultiSku !== true;
}

function canAbort(member: Member): boolean {
  return !isTerminal(member.status) && !member.hasIntent;
}

async function abortMember(sql: Sql, member: Member, cause: LockedTask): Promise<void> {
  const task = await lockTask(sql, member.taskId);
  if (!task) return;
  const note = `group_aborted: the order is all-or-nothing and the part at ${cause.merchant} was not bought`;
  await transitionTask(sql, task, { to: 'CANCELLED', step: { label: 'CANCELLED', note } });
  await revokeLeases(sql, [task.executionId]);
}
