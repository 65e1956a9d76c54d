import { z } from 'zod';
import { customer, customerEcho, shippingStrategies } from './customer.ts';
import { failureCodes } from './failures.ts';
import { isoTimestamp, requiredText, storeTimestamp, text, uuid, webUrl } from './fields.ts';
import { stepLabels, systemStatuses, taskStatuses } from './statuses.ts';

const selectedVariant = z.object({
  color: text(200).optional(),
  size: text(200).optional(),
  fit: text(200).optional(),
});

export const taskItem = z.object({
  url: webUrl,
  quantity: z.int().min(1).max(999),
  selectedVariant: selectedVariant.optional(),
  metadata: z.record(z.string(), z.unknown()).optional().meta({ description: 'Passed through; not used' }),
  options: z.record(z.string(), z.unknown()).nullable().optional(),
});
export type TaskItem = z.infer<typeof taskItem>;

export const checkoutOptions = z.object({
  allowPartialCheckoutForMultiSku: z.boolean().optional().meta({ default: false }),
  verifyBeforePlacement: z.boolean().optional().meta({ default: false }),
  failTaskIfNotConfirmed: z.boolean().optional().meta({ default: false }),
  maxTotal: z
    .number()
    .positive()
    .optional()
    .meta({ description: 'The highest total to accept, in the merchant’s currency' }),
  maxShipping: z
    .number()
    .min(0)
    .optional()
    .meta({ description: 'The highest shipping charge to accept, in the merchant’s currency' }),
  isRetryEnable: z.boolean().optional().meta({ default: true }),
  createAccountIfRequired: z.boolean().optional().meta({ default: false }),
  askOperator: z.boolean().optional().meta({
    default: false,
    description: 'Test mode only: where the agent doubts what a page means, it waits for an operator to say so',
  }),
});
export type CheckoutOptions = z.infer<typeof checkoutOptions>;

export const addons = z.object({
  couponCode: z.array(requiredText(100)).max(10).optional().meta({ description: 'Tried in the order given' }),
});
export type Addons = z.infer<typeof addons>;

export const checkoutRequest = z.object({
  customer,
  tasks: z.array(taskItem).min(1).max(50),
  options: checkoutOptions.optional(),
  addons: addons.optional(),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

const acceptedTask = z.object({
  taskId: uuid,
  tid: uuid,
  executionId: uuid,
  groupId: uuid,
  merchant: z.string(),
  status: z.literal('QUEUED'),
  urls: z.array(z.string()),
});
export const checkoutAccepted = acceptedTask.omit({ urls: true }).extend({ tasks: z.array(acceptedTask) });
export type CheckoutAccepted = z.infer<typeof checkoutAccepted>;

export const pricing = z.object({
  currency: z.string(),
  subtotal: z.number(),
  shipping: z.number(),
  tax: z.number(),
  discount: z.number(),
  total: z.number(),
});
export type Pricing = z.infer<typeof pricing>;

/** The order exists, but the merchant charged a different amount than the one it was placed for. */
export const chargedDifference = z.object({
  agreed: z.number().meta({ description: 'The total for which the order was placed' }),
  charged: z.number().meta({ description: 'The total that the merchant’s confirmation names' }),
  currency: z.string().meta({ description: 'Currency of what was charged' }),
});
export type ChargedDifference = z.infer<typeof chargedDifference>;

export const derivedDetails = z.object({
  pricing: pricing.nullable(),
  shippingMethod: z.object({ strategy: z.enum(shippingStrategies) }).nullable(),
  selectedShippingOption: z.string().nullable(),
});

export const failure = z.object({
  code: z.enum(Object.keys(failureCodes) as [keyof typeof failureCodes]),
  note: z.string(),
});
export type Failure = z.infer<typeof failure>;

export const placedOrder = z.object({ number: z.string(), url: z.string().nullable(), placedAt: isoTimestamp });
export type PlacedOrder = z.infer<typeof placedOrder>;

export const iteration = z.object({
  executionId: uuid,
  executionNumber: z.int(),
  status: z.enum(taskStatuses),
  createdAt: storeTimestamp,
  endedAt: storeTimestamp.nullable(),
  isLatest: z.boolean(),
  failure: failure.nullable(),
});
export type Iteration = z.infer<typeof iteration>;

export const taskItemEcho = z.object({
  url: z.string(),
  quantity: z.int(),
  selectedVariant: z.object({ color: z.string(), size: z.string(), fit: z.string() }),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  options: z.record(z.string(), z.unknown()).nullable(),
});
export type TaskItemEcho = z.infer<typeof taskItemEcho>;

export const checkoutTask = z.object({
  tid: uuid,
  executionId: uuid,
  executionNumber: z.int(),
  isLatest: z.boolean(),
  status: z.enum(taskStatuses),
  createdAt: storeTimestamp,
  groupId: uuid,
  merchant: z.string(),
  tasks: z.array(taskItemEcho),
  derivedDetails,
  customer: customerEcho,
  addons,
  iterations: z.array(iteration),
  order: placedOrder.nullable(),
  chargedDifference: chargedDifference
    .nullable()
    .meta({ description: 'Set when the merchant charged a different amount than agreed; the order exists' }),
  failure: failure.nullable(),
});
export type CheckoutTask = z.infer<typeof checkoutTask>;

export const stepRecord = z.object({
  id: z.int(),
  taskId: uuid,
  executionId: uuid,
  status: z.enum(stepLabels),
  systemStatus: z.enum(systemStatuses),
  createdAt: storeTimestamp,
  isFailed: z.boolean(),
  note: z.string().nullable(),
  creditsConsumed: z.number(),
  retryCount: z.int(),
});
export type StepRecord = z.infer<typeof stepRecord>;

export const statusHistory = z.object({
  status: z.literal('SUCCESS'),
  message: z.string(),
  data: z.array(stepRecord),
});
export type StatusHistory = z.infer<typeof statusHistory>;

export const taskPath = z.object({ taskId: uuid });
export const cancelRequest = z.object({ taskId: uuid, executionId: uuid });
export const cancelAccepted = z.object({
  status: z.literal('success'),
  message: z.string(),
  taskId: uuid,
  executionId: uuid,
});
export type CancelAccepted = z.infer<typeof cancelAccepted>;

export const confirmRequest = z.object({
  taskId: uuid,
  executionId: uuid,
  total: z.number().optional().meta({ description: 'The total that the customer agreed to' }),
});
export const confirmAccepted = cancelAccepted;
export type ConfirmAccepted = z.infer<typeof confirmAccepted>;

export const merchantAccount = z.object({
  merchant: z.string(),
  email: z.string(),
  password: z.string().meta({ description: 'Readable once' }),
});
export type MerchantAccount = z.infer<typeof merchantAccount>;
