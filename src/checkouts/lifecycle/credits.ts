import type { StepLabel } from '@cartwright/contract';

export interface CreditTable {
  steps: Partial<Record<StepLabel, number>>;
  /** For every step that is not in the table. */
  otherStep: number;
  modelCall: number;
  thousandModelTokens: number;
}

/** What a step of the agent costs. Waiting is free, and so are the service's own steps. */
export const defaultCredits: CreditTable = {
  steps: {
    QUEUED: 0,
    STARTED: 0,
    GROUP_WAITING: 0,
    PENDING_CONFIRMATION: 0,
    CONFIRMED: 0,
    PLACED: 0,
    RETRY_SCHEDULED: 0,
    FAILED: 0,
    CANCEL_REQUESTED: 0,
    CANCELLED: 0,
    ORDER_CONFIRMED: 0,
    CREDIT_CARD_INPUT: 0.2,
    ORDER_PLACEMENT: 0.5,
  },
  otherStep: 0.1,
  modelCall: 0.5,
  thousandModelTokens: 0.05,
};

export function creditsFor(
  table: CreditTable,
  step: { label: StepLabel; modelUse?: { calls: number; inputTokens: number; outputTokens: number } },
): number {
  const { calls = 0, inputTokens = 0, outputTokens = 0 } = step.modelUse ?? {};
  const model = calls * table.modelCall + ((inputTokens + outputTokens) / 1000) * table.thousandModelTokens;
  return Math.round(((table.steps[step.label] ?? table.otherStep) + model) * 10_000) / 10_000;
}
