import { z } from 'zod';
import { isoTimestamp, uuid } from './fields.ts';

/** What the agent saw at a step, and why it did what it did. No picture is taken once a card has been typed. */

export const stepPath = z.object({
  taskId: uuid,
  stepId: z
    .string()
    .regex(/^[1-9][0-9]{0,15}$/, 'must be the id of a step')
    .meta({ description: 'The id of a step in the history' }),
});

const picture = z.string().nullable().meta({ description: 'A JPEG in base64' });
const pictureWithheld = z
  .boolean()
  .meta({ description: 'Whether there is no picture because a card had been typed into the merchant’s page' });

export const stepEvidence = z.object({
  stepId: z.int(),
  pageUrl: z.string().nullable(),
  decision: z.string().nullable().meta({ description: 'What was decided and why' }),
  picture,
  pictureWithheld,
});
export type StepEvidenceAnswer = z.infer<typeof stepEvidence>;

export const liveView = z.object({
  isRunning: z.boolean().meta({ description: 'Whether the task has not ended yet' }),
  takenAt: isoTimestamp.nullable(),
  picture,
  pictureWithheld,
});
export type LiveView = z.infer<typeof liveView>;
