import type { ConfirmAccepted } from '@cartwright/contract';
import { type Engine, nudgeHolders, URGENT_PRIORITY } from '../../engine/index.ts';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller } from '../../platform/http/index.ts';
import { toMinor } from '../../platform/money.ts';
import { CHECKOUT_QUEUE, type CheckoutJob } from '../checkout-runtime.ts';
import { transitionTask } from '../lifecycle/transition-task.ts';
import { findGroupOf, lockTask } from '../stores/run-store.ts';

/**
 * The customer agrees to the order as the task shows it now. The worker that still holds the session continues with it;
 * otherwise the job enqueued here prepares the order again.
 */
export async function confirmCheckout(
  deps: { sql: Sql; engine: Engine },
  caller: Caller,
  request: { taskId: string; executionId: string; total?: number | undefined },
): Promise<ConfirmAccepted> {
  const { taskId, executionId, total } = request;
  await deps.sql.transaction(async (sql) => {
    if (!(await findGroupOf(sql, caller, taskId))) throw new ApiError('not_found');
    const task = await lockTask(sql, taskId);
    if (!task) throw new ApiError('not_found');
    if (task.executionId !== executionId) throw new ApiError('stale_execution');
    if (task.status !== 'PENDING_CONFIRMATION' || task.isConfirmationOverdue || !task.review) {
      throw new ApiError('not_pending_confirmation');
    }
    const { pricing } = task.review;
    if (total !== undefined && toMinor(total, pricing.currency) !== toMinor(pricing.total, pricing.currency)) {
      throw new ApiError('total_mismatch');
    }
    await transitionTask(sql, task, {
      to: 'CONFIRMED',
      step: { label: 'CONFIRMED', note: `agreed to ${pricing.total} ${pricing.currency}` },
      changes: { confirmedReview: task.review },
    });
    const data: CheckoutJob = { taskId, executionId };
    await deps.engine.enqueue(sql, CHECKOUT_QUEUE, [{ data, priority: URGENT_PRIORITY }]);
    sql.afterCommit(() => deps.engine.announce(CHECKOUT_QUEUE));
    await nudgeHolders(sql, [executionId]);
  });
  return { status: 'success', message: 'The order is confirmed and will be placed.', taskId, executionId };
}
