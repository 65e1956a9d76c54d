import { z } from 'zod';
import { pricing, taskItem } from './checkout.ts';
import { address } from './customer.ts';
import { failureCodes } from './failures.ts';
import { isoTimestamp, uuid } from './fields.ts';
import { stepLabels } from './statuses.ts';

export const rehearsalStatuses = ['queued', 'running', 'completed', 'failed'] as const;
/** How far a rehearsal got, in the order of a purchase. */
export const rehearsalStages = ['none', 'product', 'cart', 'address', 'delivery', 'payment', 'review'] as const;
export type RehearsalStage = (typeof rehearsalStages)[number];

export const startRehearsalRequest = taskItem.pick({ url: true, selectedVariant: true }).extend({
  quantity: taskItem.shape.quantity.optional().meta({ default: 1 }),
  shippingAddress: address
    .optional()
    .meta({ description: 'Where the made-up customer lives; without it, in Portland, Oregon' }),
});
export type StartRehearsalRequest = z.infer<typeof startRehearsalRequest>;

export const rehearsalPath = z.object({ rehearsalId: uuid });

export const rehearsal = z.object({
  rehearsalId: uuid,
  url: z.string(),
  merchant: z.string(),
  status: z.enum(rehearsalStatuses).meta({ description: 'completed: the walk has an answer, good or bad' }),
  reached: z.enum(rehearsalStages),
  canBuy: z.boolean().nullable().meta({
    description: 'Whether a verified order review was reached; null until known, or when the card comes first',
  }),
  stop: z
    .object({ code: z.enum(Object.keys(failureCodes) as [keyof typeof failureCodes]), note: z.string() })
    .nullable()
    .meta({ description: 'What would stop a purchase' }),
  note: z.string().nullable(),
  review: z
    .object({
      items: z.array(z.object({ title: z.string(), quantity: z.int() })),
      pricing,
      shippingOption: z.string().nullable(),
      paymentMethod: z.enum(['card', 'offline']),
    })
    .nullable()
    .meta({ description: 'What was read at the order review, or of the sums beside the card form' }),
  steps: z.array(
    z.object({ status: z.enum(stepLabels), note: z.string().nullable(), isFailed: z.boolean(), seconds: z.number() }),
  ),
  seconds: z.number().nullable().meta({ description: 'How long the walk took' }),
  createdAt: isoTimestamp,
  endedAt: isoTimestamp.nullable(),
});
export type Rehearsal = z.infer<typeof rehearsal>;
