import { z } from 'zod';
import { failure } from './checkout.ts';
import { isoTimestamp, storeTimestamp, text, uuid } from './fields.ts';
import { stepLabels, type TaskStatus, taskStatuses } from './statuses.ts';

/** The list of tasks: our addition to the interface. */

const statusList = z
  .string()
  .max(200)
  .transform((value) => value.split(','))
  .pipe(z.array(z.enum(taskStatuses)).min(1))
  .meta({ type: 'string', description: `One status or several with commas: ${taskStatuses.join(', ')}` });

export const listCheckoutsQuery = z.object({
  status: statusList.optional(),
  merchant: text(300).min(1).optional().meta({ description: 'As tasks name it, such as shop.example' }),
  groupId: uuid.optional(),
  from: isoTimestamp.optional().meta({ description: 'Created at this time or later' }),
  to: isoTimestamp.optional().meta({ description: 'Created before this time' }),
  text: text(200).optional().meta({
    description:
      'Part of the merchant, a product, the customer or an order number; or the id of a task, execution or group',
  }),
  limit: z.coerce.number().int().min(1).max(100).optional().meta({ default: 50 }),
  cursor: text(200).optional().meta({ description: 'nextCursor of the previous page' }),
});
export interface TaskFilter {
  status?: TaskStatus[] | undefined;
  merchant?: string | undefined;
  groupId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  text?: string | undefined;
}

export const taskSummary = z.object({
  taskId: uuid,
  groupId: uuid,
  executionId: uuid,
  executionNumber: z.int(),
  status: z.enum(taskStatuses),
  merchant: z.string(),
  createdAt: storeTimestamp.meta({ description: 'When the task was created' }),
  updatedAt: storeTimestamp,
  items: z.array(z.object({ url: z.string(), quantity: z.int(), title: z.string().nullable() })),
  customer: z.object({ name: z.string(), email: z.string() }),
  total: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  orderNumber: z.string().nullable(),
  failure: failure.nullable(),
  lastStep: z.enum(stepLabels),
  creditsConsumed: z.number(),
});
export type TaskSummary = z.infer<typeof taskSummary>;

export const taskList = z.object({
  tasks: z.array(taskSummary),
  nextCursor: z.string().nullable().meta({ description: 'For the next page; null on the last' }),
});
export type TaskList = z.infer<typeof taskList>;
