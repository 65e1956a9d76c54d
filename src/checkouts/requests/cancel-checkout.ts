import type { CancelAccepted } from '@cartwright/contract';
import { revokeLeases } from '../../engine/index.ts';
import type { Vault } from '../../payments/index.ts';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller } from '../../platform/http/index.ts';
import { endTask, lockToEnd } from '../lifecycle/end-task.ts';
import { isTerminal } from '../lifecycle/task-lifecycle.ts';
import { recordStep } from '../lifecycle/transition-task.ts';
import { findOpenIntent } from '../stores/placement-store.ts';
import { findGroupOf, setCancelRequested } from '../stores/run-store.ts';

/**
 * Before the intent the task ends at once: its lease is revoked, so nothing can be submitted any more, and the session
 * is closed. After the intent the click cannot be undone; the task ends when its outcome is known.
 */
export async function cancelCheckout(
  deps: { sql: Sql; vault: Vault },
  caller: Caller,
  request: { taskId: string; executionId?: string | undefined },
): Promise<CancelAccepted> {
  const { taskId } = request;
  return deps.sql.transaction(async (sql) => {
    const groupId = await findGroupOf(sql, caller, taskId);
    const task = groupId && (await lockToEnd(sql, groupId, taskId));
    if (!task) throw new ApiError('not_found');
    if (isTerminal(task.status)) throw new ApiError('task_terminal');
    const { executionId } = task;
    if (request.executionId !== undefined && request.executionId !== executionId) throw new ApiError('stale_execution');
    if (await findOpenIntent(sql, taskId)) {
      if (!task.isCancelRequested) {
        await setCancelRequested(sql, taskId);
        const note = 'The order was already being submitted; the task ends when its outcome is known.';
        await recordStep(sql, task, { label: 'CANCEL_REQUESTED', note });
      }
      return accepted(taskId, executionId, 'The order is being submitted; the task ends once its outcome is known.');
    }
    const note = 'Cancelled on request; nothing was bought.';
    await endTask(deps, sql, task, { to: 'CANCELLED', step: { label: 'CANCELLED', note } });
    await revokeLeases(sql, [executionId]);
    return accepted(taskId, executionId, 'The task is cancelled.');
  });
}

function accepted(taskId: string, executionId: string, message: string): CancelAccepted {
  return { status: 'success', message, taskId, executionId };
}
