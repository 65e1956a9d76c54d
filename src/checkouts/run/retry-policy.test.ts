import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextAttemptIn } from './retry-policy.ts';

const delays = [2, 8];

test('a transient failure is tried again after 2 s, then after 8 s, then no more', () => {
  const next = (number: number) => nextAttemptIn({ transient: true }, { number, retryEnabled: true }, delays);
  assert.deepEqual([next(1), next(2), next(3)], [2, 8, null]);
});

test('a lasting failure, or one with retries switched off, is final', () => {
  assert.equal(nextAttemptIn({ transient: false }, { number: 1, retryEnabled: true }, delays), null);
  assert.equal(nextAttemptIn({ transient: true }, { number: 1, retryEnabled: false }, delays), null);
});
