import { setTimeout as delay } from 'node:timers/promises';
import { type CheckoutTask, isTerminal, type StatusHistory } from '@cartwright/contract';
import { ApiFailure } from './call-api.ts';
import type { Context } from './command.ts';

/** Reading one task faster than once a second counts as too fast; two seconds leave room for others. */
const INTERVAL_MS = 2_000;

/** Prints each step as it comes, of all tasks, until all have ended. Resolves to the tasks as they ended. */
export async function followTasks(context: Context, taskIds: readonly string[]): Promise<CheckoutTask[]> {
  const ended = new Map<string, CheckoutTask>();
  const lastStep = new Map<string, number>();
  const askedFor = new Set<string>();
  for (;;) {
    for (const taskId of taskIds.filter((id) => !ended.has(id))) {
      const task = await readPatiently(context, () => context.api.get<CheckoutTask>(`checkout/${taskId}`));
      await printSteps(context, task, lastStep);
      if (task.status === 'PENDING_CONFIRMATION' && !askedFor.has(task.executionId)) {
        askedFor.add(task.executionId);
        printQuestion(context, task);
      }
      if (isTerminal(task.status)) {
        ended.set(taskId, task);
        printEnd(context, task);
      }
    }
    if (ended.size === taskIds.length) return taskIds.map((id) => ended.get(id) as CheckoutTask);
    await delay(INTERVAL_MS, undefined, { signal: context.signal });
  }
}

/** A busy service, or one that is restarting, is no reason to stop watching. */
async function readPatiently<T>(context: Context, read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      const passes = error instanceof ApiFailure && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (!passes || attempt === 15) throw error;
      await delay(INTERVAL_MS, undefined, { signal: context.signal });
    }
  }
}

async function printSteps(context: Context, task: CheckoutTask, lastStep: Map<string, number>): Promise<void> {
  if (context.isJson) return;
  const history = await readPatiently(context, () => context.api.get<StatusHistory>(`status-history/${task.tid}`));
  const seen = lastStep.get(task.tid) ?? 0;
  for (const step of history.data.filter((record) => record.id > seen).toReversed()) {
    const mark = step.isFailed ? '!' : ' ';
    const note = step.note ? `  ${step.note}` : '';
    context.print(`${step.createdAt.slice(11, 19)} ${mark} ${task.merchant}  ${step.status}${note}`);
    lastStep.set(task.tid, step.id);
  }
}

function printQuestion(context: Context, task: CheckoutTask): void {
  const { pricing, selectedShippingOption } = task.derivedDetails;
  if (context.isJson || !pricing) return;
  context.print(
    `\n${task.merchant} asks ${pricing.total} ${pricing.currency} in all, sent by ${selectedShippingOption ?? 'default shipping'}.`,
  );
  context.print(`To buy: cartwright confirm ${task.tid}    To stop: cartwright cancel ${task.tid}\n`);
}

function printEnd(context: Context, task: CheckoutTask): void {
  if (context.isJson) {
    context.print(JSON.stringify(task));
    return;
  }
  const { pricing } = task.derivedDetails;
  const paid = pricing ? `, ${pricing.total} ${pricing.currency}` : '';
  const order = task.order ? `, order ${task.order.number}` : '';
  const failure = task.failure ? `: ${task.failure.code}: ${task.failure.note}` : '';
  context.print(`${task.tid}  ${task.merchant}  ${task.status}${failure}${order}${paid}`);
}
