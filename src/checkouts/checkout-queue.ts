import { createFairOrder, type Engine } from '../engine/index.ts';
import type { Sql } from '../platform/database.ts';
import { CHECKOUT_QUEUE, type CheckoutJob } from './checkout-runtime.ts';

export interface CheckoutQueue {
  /** Call in the transaction that creates the tasks: one round trip however many there are. */
  enqueue(sql: Sql, order: { accountId: string; tasks: readonly CheckoutJob[] }): Promise<void>;
  /** Call after its commit. */
  announce(): void;
}

const TASKS_PER_SECOND_AND_ACCOUNT = 1;

export function createCheckoutQueue(engine: Engine): CheckoutQueue {
  const nextPriority = createFairOrder(TASKS_PER_SECOND_AND_ACCOUNT);
  return {
    enqueue: (sql, { accountId, tasks }) =>
      engine.enqueue(
        sql,
        CHECKOUT_QUEUE,
        tasks.map(({ taskId, executionId }) => {
          const fairPriority = nextPriority(accountId);
          return { data: { taskId, executionId, fairPriority }, priority: fairPriority };
        }),
      ),
    announce: () => engine.announce(CHECKOUT_QUEUE),
  };
}
