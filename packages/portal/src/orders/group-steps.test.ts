import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StepRecord } from '@cartwright/sdk';
import { describeStep, groupSteps, sumCredits } from './group-steps.ts';

const step = (id: number, executionId: string, creditsConsumed: number): StepRecord => ({
  id,
  taskId: 'task',
  executionId,
  status: 'ADD_TO_CART',
  systemStatus: 'IN_PROGRESS',
  createdAt: '2026-01-31 12:00:00.000000',
  isFailed: false,
  note: null,
  creditsConsumed,
  retryCount: executionId === 'first' ? 1 : 2,
});
const newestFirst = [step(5, 'second', 0.5), step(4, 'second', 0.2), step(3, 'first', 0.1), step(1, 'first', 0.1)];

test('steps come in order, attempts latest first, each with its sum', () => {
  const attempts = groupSteps(newestFirst);
  assert.deepEqual(
    attempts.map(({ executionId, retryCount, steps, credits }) => [
      executionId,
      retryCount,
      steps.map(({ id }) => id),
      credits,
    ]),
    [
      ['second', 2, [4, 5], 0.7],
      ['first', 1, [1, 3], 0.2],
    ],
  );
});

test('credits are added without the dust of binary fractions', () => {
  assert.equal(sumCredits([step(1, 'a', 0.1), step(2, 'a', 0.2)]), 0.3);
  assert.equal(sumCredits([]), 0);
});

test('labels read as words', () => {
  assert.equal(describeStep('SHIPMENT_AND_TAX_RETRIVAL'), 'Shipment and tax retrieval');
});
