import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creditsFor, defaultCredits } from './credits.ts';

test('a step of the agent costs, waiting does not, a model call adds its own', () => {
  assert.equal(creditsFor(defaultCredits, { label: 'PAGE_NAVIGATION' }), 0.1);
  assert.equal(creditsFor(defaultCredits, { label: 'PENDING_CONFIRMATION' }), 0);
  const modelUse = { calls: 2, inputTokens: 1500, outputTokens: 500 };
  assert.equal(creditsFor(defaultCredits, { label: 'ADD_TO_CART', modelUse }), 1.2);
});
