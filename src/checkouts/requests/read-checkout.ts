import type { CheckoutTask } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller } from '../../platform/http/index.ts';
import { findTask } from '../stores/checkout-store.ts';

export async function readCheckout(deps: { sql: Sql }, caller: Caller, taskId: string): Promise<CheckoutTask> {
  const task = await findTask(deps.sql, caller, taskId);
  if (!task) throw new ApiError('not_found');
  const latest = task.iterations.find((iteration) => iteration.isLatest);
  return {
    tid: task.id,
    executionId: task.executionId,
    executionNumber: task.executionNumber,
    isLatest: true,
    status: task.status,
    createdAt: latest?.createdAt as string,
    groupId: task.groupId,
    merchant: task.merchant,
    tasks: task.items,
    derivedDetails: {
      pricing: task.pricing,
      shippingMethod: task.shippingStrategy && { strategy: task.shippingStrategy },
      selectedShippingOption: task.selectedShippingOption,
    },
    customer: task.customer,
    addons: task.addons,
    iterations: task.iterations,
    order: task.placedOrder,
    chargedDifference: task.chargedDifference,
    failure: task.failure,
  };
}
