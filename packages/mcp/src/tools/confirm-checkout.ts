import { confirmAccepted, confirmRequest } from '@cartwright/contract';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const confirmCheckout = defineTool({
  name: 'confirm_checkout',
  title: 'Place a confirmed order',
  description:
    'Places the order of a task that is PENDING_CONFIRMATION. Call it only after the customer agreed to this merchant, these items and this total. If the merchant has changed the order since, the task goes back to PENDING_CONFIRMATION.',
  input: confirmRequest.extend({
    total: z.number().meta({ description: 'Required: the total that the customer agreed to' }),
  }),
  output: confirmAccepted,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  run: (client, input) => client.checkouts.confirm(input),
});
