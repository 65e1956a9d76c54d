import { paymentSession, paymentSessionRequest } from '@cartwright/contract';
import { defineTool } from '../tool.ts';

export const createPaymentSession = defineTool({
  name: 'create_payment_session',
  title: 'Ask the customer for a card',
  description:
    'Makes a hosted page where the customer enters a card. Give the customer the url; never ask for card numbers in the conversation. Once the customer is done, pay with {"data": {"sessionId": …}} in create_checkout.',
  input: paymentSessionRequest,
  output: paymentSession,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  run: async (client, input) => (await client.paymentSessions.create(input)).data,
});
