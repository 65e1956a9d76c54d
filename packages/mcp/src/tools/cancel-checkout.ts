import { cancelAccepted, taskPath, uuid } from '@cartwright/contract';
import { defineTool } from '../tool.ts';

export const cancelCheckout = defineTool({
  name: 'cancel_checkout',
  title: 'Cancel a purchase',
  description:
    'Stops one task permanently. It cannot be resumed, and an order that was already submitted is not undone: read the task afterwards to see whether the merchant has it.',
  input: taskPath.extend({
    executionId: uuid.optional().meta({ description: 'The attempt to stop; default the latest' }),
  }),
  output: cancelAccepted,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  run: (client, { taskId, executionId }) => client.checkouts.cancel({ taskId, ...(executionId && { executionId }) }),
});
