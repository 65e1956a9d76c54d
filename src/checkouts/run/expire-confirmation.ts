import { failureCodes } from '@cartwright/contract';
import { revokeLeases } from '../../engine/index.ts';
import type { Vault } from '../../payments/index.ts';
import type { Sql } from '../../platform/database.ts';
import { endTask, lockToEnd } from '../lifecycle/end-task.ts';
import { findGroupOfTask } from '../stores/run-store.ts';

/**
 * The customer did not answer in time. Does nothing when the task has moved on, or was asked about again since. A timer
 * may fire slightly before the deadline, which is counted from a later clock; the sweep then ends the task.
 */
export async function expireConfirmation(
  deps: { vault: Vault },
  sql: Sql,
  timer: { taskId: string; executionId: string },
): Promise<void> {
  const groupId = await findGroupOfTask(sql, timer.taskId);
  const task = groupId && (await lockToEnd(sql, groupId, timer.taskId));
  if (!task || task.executionId !== timer.executionId) return;
  if (task.status !== 'PENDING_CONFIRMATION' || !task.isConfirmationOverdue) return;
  const note = failureCodes.confirmation_timeout;
  if (task.options.failTaskIfNotConfirmed === true) {
    await endTask(deps, sql, task, {
      to: 'FAILED',
      step: { label: 'FAILED', isFailed: true, note: `confirmation_timeout: ${note}` },
      changes: { failure: { code: 'confirmation_timeout', note } },
    });
  } else {
    await endTask(deps, sql, task, {
      to: 'CANCELLED',
      step: { label: 'CANCELLED', note: `confirmation_timeout: ${note}` },
    });
  }
  await revokeLeases(sql, [task.executionId]);
}
