import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFairOrder, RESUMED_PRIORITY, URGENT_PRIORITY } from './fair-order.ts';

const HIGHEST_INTEGER = 2 ** 31 - 1;

test('someone who comes after a flood goes before all but its beginning', () => {
  const now = Date.UTC(2026, 5, 1);
  const next = createFairOrder(1, () => now);
  const flood = Array.from({ length: 10_000 }, () => next('flood'));
  const late = next('late');
  assert.ok(flood.filter((priority) => priority > late).length <= 1);
});

test('a waiting job comes before every job that arrives after its date', () => {
  let now = Date.UTC(2026, 5, 1);
  const next = createFairOrder(1, () => now);
  for (let n = 0; n < 99; n += 1) next('flood');
  const last = next('flood');
  now += 101_000;
  assert.ok(last > next('newcomer'));
});

test('priorities fit the queue: urgent before resumed before new, for decades', () => {
  const next = createFairOrder(1, () => Date.UTC(2050, 0, 1));
  assert.ok(next('a') > 0 && next('a') < RESUMED_PRIORITY);
  assert.ok(RESUMED_PRIORITY < URGENT_PRIORITY && URGENT_PRIORITY <= HIGHEST_INTEGER);
});
