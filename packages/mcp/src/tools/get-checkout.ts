import { checkoutTask, taskPath } from '@cartwright/contract';
import { WaitTimeoutError } from '@cartwright/sdk';
import { z } from 'zod';
import { defineTool, readOnly } from '../tool.ts';

const LONGEST_WAIT_SECONDS = 50;

const input = taskPath.extend({
  waitSeconds: z.number().int().min(0).max(LONGEST_WAIT_SECONDS).optional().meta({
    description: 'Wait up to this long for the task to end or to need a confirmation, instead of polling',
  }),
});

export const getCheckout = defineTool({
  name: 'get_checkout',
  title: 'Read a purchase',
  description:
    'The state of one task: status, prices as the merchant shows them, order number, failure. COMPLETED, FAILED and CANCELLED are final. FAILED with placement_unknown means that the order may exist: tell the customer to check with the merchant, and do not order again.',
  input,
  output: checkoutTask,
  annotations: readOnly,
  async run(client, { taskId, waitSeconds = 0 }) {
    if (waitSeconds === 0) return client.checkouts.read({ taskId });
    try {
      const { tasks } = await client.checkouts.wait(taskId, { timeoutMs: waitSeconds * 1_000, intervalMs: 2_000 });
      return tasks[0] ?? client.checkouts.read({ taskId });
    } catch (error) {
      if (error instanceof WaitTimeoutError && error.tasks[0]) return error.tasks[0];
      throw error;
    }
  },
});
