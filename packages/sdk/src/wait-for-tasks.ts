import { type CheckoutTask, isTerminal, type StepRecord } from '@cartwright/contract';
import type { CallOperation } from './call-operation.ts';
import { ApiError, WaitTimeoutError } from './errors.ts';
import { createStepReader, DEFAULT_INTERVAL_MS, type FollowOptions } from './iterate-steps.ts';
import { sleep } from './sleep.ts';

/** True places the order, false cancels it, `'later'` leaves the decision to someone else and keeps waiting. */
export type ConfirmDecision = boolean | 'later';

export interface WaitOptions extends FollowOptions {
  /** For the whole wait; default 20 minutes. */
  timeoutMs?: number | undefined;
  /**
   * Called when an order made with verifyBeforePlacement is ready, and again when its total has changed.
   * Without it the wait ends at that point, and the task is returned as PENDING_CONFIRMATION.
   */
  confirm?: ((task: CheckoutTask) => ConfirmDecision | Promise<ConfirmDecision>) | undefined;
  /** Called for each step once, oldest first. Costs one more read each time. */
  onStep?: ((step: StepRecord, task: CheckoutTask) => unknown) | undefined;
}

export interface WaitResult {
  tasks: CheckoutTask[];
  /** Every task is COMPLETED: every merchant has its order. */
  isCompleted: boolean;
}

const DEFAULT_TIMEOUT_MS = 20 * 60_000;

/** Reads the tasks until each has ended, or waits for a confirmation that nobody here can give. */
export async function waitForTasks(
  call: CallOperation,
  taskIds: readonly string[],
  options: WaitOptions = {},
): Promise<WaitResult> {
  const latest = new Map<string, CheckoutTask>();
  const deadline = Date.now() + (options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const waitForOne = async (taskId: string): Promise<CheckoutTask> => {
    const readNewSteps = createStepReader(call, taskId);
    let askedAbout = '';
    for (;;) {
      const task = await call('readCheckout', { taskId }, { signal: options.signal });
      latest.set(taskId, task);
      if (options.onStep) for (const step of await readNewSteps(options.signal)) await options.onStep(step, task);
      if (isTerminal(task.status)) return task;
      if (task.status === 'PENDING_CONFIRMATION') {
        if (!options.confirm) return task;
        const shown = `${task.executionId} ${task.derivedDetails.pricing?.total}`;
        if (shown !== askedAbout) await decide(call, task, await options.confirm(task));
        askedAbout = shown;
      }
      if (Date.now() > deadline) throw new WaitTimeoutError([...latest.values()]);
      await sleep(options.intervalMs ?? DEFAULT_INTERVAL_MS, options.signal);
    }
  };
  const tasks = await Promise.all(taskIds.map(waitForOne));
  return { tasks, isCompleted: tasks.every((task) => task.status === 'COMPLETED') };
}

async function decide(call: CallOperation, task: CheckoutTask, decision: ConfirmDecision): Promise<void> {
  if (decision === 'later') return;
  const { tid: taskId, executionId, derivedDetails } = task;
  const total = derivedDetails.pricing?.total;
  try {
    if (decision) await call('confirmCheckout', { taskId, executionId, ...(total !== undefined && { total }) });
    else await call('cancelCheckout', { taskId, executionId });
  } catch (error) {
    // The task moved on while we decided; the next read says where to.
    const movedOn = ['not_pending_confirmation', 'stale_execution', 'total_mismatch', 'task_terminal'];
    if (!(error instanceof ApiError) || !movedOn.includes(error.code)) throw error;
  }
}
