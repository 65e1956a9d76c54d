import { createInterface } from 'node:readline/promises';
import type { CheckoutTask, StepRecord } from '@cartwright/contract';
import type { Context } from './command.ts';
import { exitCodes } from './exit-codes.ts';
import { formatMoney } from './format-money.ts';
import { createPictureSaver } from './save-pictures.ts';
import { link, openStatusLine } from './terminal.ts';

/** The service refuses more than one read per second; two seconds leave room for other readers. */
const INTERVAL_MS = 2_000;

/** Prints the steps of all tasks as they happen, until all have ended. Resolves to the exit code. */
export async function followTasks(
  context: Context,
  taskIds: readonly string[],
  options: { picturesDir?: string | undefined } = {},
): Promise<number> {
  const isTerminal = process.stdout.isTTY === true && !context.isJson;
  const begin = Date.now();
  const seconds = () => ((Date.now() - begin) / 1_000).toFixed(1);
  const status = openStatusLine(context.print, isTerminal, () => `${seconds()} s  Ctrl-C stops watching, not buying`);
  const savePicture = createPictureSaver(context.client, options.picturesDir);
  const printStep = async (step: StepRecord, task: CheckoutTask) => {
    const picture = await savePicture(step);
    const note = step.note ? `  ${step.note}` : '';
    const seen = picture ? `  ${link('picture', picture, isTerminal)}` : '';
    status.print(
      `${step.createdAt.slice(11, 19)} ${step.isFailed ? '✗' : '·'} ${task.merchant}  ${step.status}${note}${seen}`,
    );
  };
  if (!context.isJson) {
    for (const id of taskIds) status.print(`In the portal: ${new URL(`portal/#/tasks/${id}`, `${context.url}/`)}`);
  }
  try {
    const { tasks } = await context.client.checkouts.wait(taskIds, {
      intervalMs: INTERVAL_MS,
      timeoutMs: Number.POSITIVE_INFINITY,
      confirm: (task) => askOrder(context, status.print, task),
      ...(!context.isJson && { onStep: printStep }),
    });
    for (const task of tasks) status.print(context.isJson ? JSON.stringify(task) : describeEnd(task));
    return exitCodeOf(tasks);
  } finally {
    status.stop();
  }
}

/** In a terminal the user decides here; elsewhere another command does. */
async function askOrder({ isJson }: Context, print: (line: string) => void, task: CheckoutTask) {
  const { pricing, selectedShippingOption } = task.derivedDetails;
  if (isJson || !pricing) return 'later';
  const total = formatMoney(pricing.total, pricing.currency);
  print(`\n${task.merchant} asks for ${total} in total. Shipping: ${selectedShippingOption ?? 'the default'}.`);
  if (!process.stdin.isTTY) {
    print(`To buy: cartwright confirm ${task.tid}    To stop: cartwright cancel ${task.tid}\n`);
    return 'later';
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`Buy for ${total}? [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

function describeEnd(task: CheckoutTask): string {
  const { pricing } = task.derivedDetails;
  const failure = task.failure ? `  ${task.failure.code}: ${task.failure.note}` : '';
  const order = task.order ? `  order ${task.order.number}` : '';
  const paid = task.order && pricing ? `  ${formatMoney(pricing.total, pricing.currency)}` : '';
  const { chargedDifference: differs } = task;
  const alarm = differs
    ? `  CHARGED A DIFFERENT AMOUNT than the agreed ${formatMoney(differs.agreed, differs.currency)}`
    : '';
  return `${task.tid}  ${task.merchant}  ${task.status}${failure}${order}${paid}${alarm}`;
}

/** The most serious outcome decides: an order that may exist outranks a failure. */
function exitCodeOf(tasks: readonly CheckoutTask[]): number {
  if (tasks.some((task) => task.failure?.code === 'placement_unknown')) return exitCodes.unknown.code;
  if (tasks.some((task) => task.status === 'FAILED')) return exitCodes.failed.code;
  if (tasks.some((task) => task.status === 'CANCELLED')) return exitCodes.cancelled.code;
  return exitCodes.done.code;
}
