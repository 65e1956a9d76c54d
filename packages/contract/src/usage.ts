import { z } from 'zod';
import { isoTimestamp } from './fields.ts';

/** What an account used and how well it went: our addition to the interface. */

export const usageQuery = z.object({
  from: isoTimestamp.optional().meta({ description: 'Default: 30 days ago' }),
  to: isoTimestamp.optional().meta({ description: 'Default: now' }),
  interval: z.enum(['hour', 'day']).optional().meta({ default: 'day' }),
});

const outcome = {
  created: z.int().meta({ description: 'Tasks created' }),
  completed: z.int(),
  failed: z.int(),
  cancelled: z.int(),
  credits: z.number(),
  medianSeconds: z.number().nullable().meta({ description: 'From creation to order, of completed tasks' }),
  p90Seconds: z.number().nullable(),
};

export const usageReport = z.object({
  from: isoTimestamp,
  to: isoTimestamp,
  interval: z.enum(['hour', 'day']),
  total: z.object(outcome),
  periods: z
    .array(z.object({ start: isoTimestamp, ...outcome }))
    .meta({ description: 'Those with tasks, oldest first' }),
  merchants: z
    .array(z.object({ merchant: z.string(), ...outcome }))
    .meta({ description: 'Most tasks first, at most 100' }),
  failures: z.array(z.object({ code: z.string(), count: z.int() })),
});
export type UsageReport = z.infer<typeof usageReport>;
