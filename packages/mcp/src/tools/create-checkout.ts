import { checkoutAccepted, checkoutOptions, checkoutRequest, customer, testCard, uuid } from '@cartwright/contract';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

/**
 * An agent buys with someone else's money: it must name a maximum total, and the customer confirms unless it says
 * otherwise.
 */
const agentOptions = checkoutOptions.extend({
  maxTotal: z.number().positive().meta({
    description: 'Required. The order is never placed above this total (merchant currency), shipping and tax included',
  }),
  verifyBeforePlacement: z.boolean().default(true).meta({
    description:
      'Default true: the agent stops before placing the order until confirm_checkout. Set false only if the customer has agreed to buy without seeing the final total',
  }),
});

const agentPayment = z.union([
  z
    .object({ data: z.object({ sessionId: uuid }) })
    .meta({ description: 'A payment session that the customer completed' }),
  z
    .object({ provider: z.literal('test'), data: testCard })
    .meta({ description: 'A test card; works with test keys only' }),
]);

const input = checkoutRequest.extend({
  customer: customer.extend({ payment: agentPayment }),
  options: agentOptions,
  idempotencyKey: z.string().min(1).max(255).optional().meta({
    description: 'Repeat a call that got no answer with the same key: it buys once',
  }),
});

export const createCheckout = defineTool({
  name: 'create_checkout',
  title: 'Buy products',
  description:
    'Starts a purchase and returns at once with one task for each merchant. Follow each with get_checkout. When a task is PENDING_CONFIRMATION, show the customer its derivedDetails and call confirm_checkout or cancel_checkout. Do not call this again for the same order: that would buy twice.',
  input,
  output: checkoutAccepted,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  run: (client, { idempotencyKey, ...order }) => client.checkouts.create(order, { idempotencyKey }),
});
