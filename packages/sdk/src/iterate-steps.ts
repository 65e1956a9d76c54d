import { type CheckoutTask, isTerminal, type StepRecord } from '@cartwright/contract';
import type { CallOperation } from './call-operation.ts';
import { sleep } from './sleep.ts';

export interface FollowOptions {
  /** Time between two reads of a task. The service asks for 5 seconds or more; below about one it refuses. */
  intervalMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

export const DEFAULT_INTERVAL_MS = 5_000;

/** Yields each step of a task once, oldest first, and returns the task when it has ended. */
export async function* iterateSteps(
  call: CallOperation,
  taskId: string,
  { intervalMs = DEFAULT_INTERVAL_MS, signal }: FollowOptions = {},
): AsyncGenerator<StepRecord, CheckoutTask> {
  const readNewSteps = createStepReader(call, taskId);
  for (;;) {
    // Reads the task first: once it has ended, the history read after it is complete.
    const task = await call('readCheckout', { taskId }, { signal });
    yield* await readNewSteps(signal);
    if (isTerminal(task.status)) return task;
    await sleep(intervalMs, signal);
  }
}

/** Each call resolves to the steps since the previous one. */
export function createStepReader(call: CallOperation, taskId: string) {
  let lastId = 0;
  return async (signal?: AbortSignal): Promise<StepRecord[]> => {
    const { data } = await call('readHistory', { taskId }, { signal });
    const steps = data.filter((record) => record.id > lastId).reverse();
    lastId = steps.at(-1)?.id ?? lastId;
    return steps;
  };
}
