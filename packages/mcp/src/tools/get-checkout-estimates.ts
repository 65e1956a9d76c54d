import { estimateRequest, estimateResult } from '@cartwright/contract';
import { defineTool, readOnly } from '../tool.ts';

export const getCheckoutEstimates = defineTool({
  name: 'get_checkout_estimates',
  title: 'Estimate an order',
  description:
    'Estimates subtotal, shipping, tax and total without a cart. shippingKnown false means that shipping is not in the total. Use it to choose maxTotal.',
  input: estimateRequest,
  output: estimateResult,
  annotations: readOnly,
  run: (client, input) => client.estimates.create(input),
});
