import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UsageReport } from '@cartwright/contract';
import { fillPeriods } from './fill-periods.ts';
import { niceTop } from './nice-top.ts';

test('an axis ends at a round number that holds the largest value', () => {
  assert.deepEqual([0, 1, 3, 7, 10, 41, 199, 0.3].map(niceTop), [1, 1, 4, 10, 10, 50, 200, 0.4]);
});

test('days without orders are there too', () => {
  const day = { start: '2026-01-02T00:00:00.000Z', created: 3 } as UsageReport['periods'][number];
  const filled = fillPeriods({
    from: '2026-01-01T10:00:00.000Z',
    to: '2026-01-03T10:00:00.000Z',
    interval: 'day',
    periods: [day],
  } as UsageReport);
  assert.deepEqual(
    filled.map(({ created }) => created),
    [0, 3, 0],
  );
});
