import type { CheckoutAccepted, CheckoutRequest, CheckoutTask, StepRecord } from '@cartwright/contract';
import type { CallOperation } from './call-operation.ts';
import { type FollowOptions, iterateSteps } from './iterate-steps.ts';
import type { CallOptions } from './transport.ts';
import { type WaitOptions, type WaitResult, waitForTasks } from './wait-for-tasks.ts';

export interface CheckoutHelpers {
  /** Orders, then waits until every merchant's task has ended. A purchase that failed is a result, not an exception. */
  createAndWait(
    order: CheckoutRequest,
    options?: WaitOptions & Pick<CallOptions, 'idempotencyKey'> & { onAccepted?: (accepted: CheckoutAccepted) => void },
  ): Promise<WaitResult>;
  /** The same for tasks that exist already. */
  wait(taskIds: string | readonly string[], options?: WaitOptions): Promise<WaitResult>;
  /** Each step of a task as it happens; ends with the task, which is the return value. */
  steps(taskId: string, options?: FollowOptions): AsyncGenerator<StepRecord, CheckoutTask>;
}

export function createCheckoutHelpers(call: CallOperation): CheckoutHelpers {
  return {
    async createAndWait(order, { idempotencyKey, onAccepted, ...options } = {}) {
      const accepted = await call('createCheckout', order, { idempotencyKey, signal: options.signal });
      onAccepted?.(accepted);
      const taskIds = accepted.tasks.map((task) => task.taskId);
      return waitForTasks(call, taskIds, options);
    },
    wait: (taskIds, options) => waitForTasks(call, typeof taskIds === 'string' ? [taskIds] : taskIds, options),
    steps: (taskId, options) => iterateSteps(call, taskId, options),
  };
}
