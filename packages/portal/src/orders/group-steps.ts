import type { StepRecord } from '@cartwright/sdk';

export interface Attempt {
  executionId: string;
  retryCount: number;
  /** In the order they happened. */
  steps: StepRecord[];
  credits: number;
}

/** The steps of each attempt, latest attempt first, each with what it cost. */
export function groupSteps(history: readonly StepRecord[]): Attempt[] {
  const oldestFirst = history.toSorted((one, other) => one.id - other.id);
  return [...Map.groupBy(oldestFirst, (step) => step.executionId)]
    .map(([executionId, steps]) => ({
      executionId,
      retryCount: steps[0]?.retryCount ?? 1,
      steps,
      credits: sumCredits(steps),
    }))
    .reverse();
}

/** Credits have four decimals; adding them as binary fractions would show it. */
export function sumCredits(steps: readonly StepRecord[]): number {
  return steps.reduce((sum, step) => sum + Math.round(step.creditsConsumed * 10_000), 0) / 10_000;
}

/** `SHIPPING_SELECTED` as a person reads it. One label of the interface is misspelt; people need not see that. */
export function describeStep(label: StepRecord['status']): string {
  const words = label.replace('RETRIVAL', 'RETRIEVAL').toLowerCase().split('_').join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
