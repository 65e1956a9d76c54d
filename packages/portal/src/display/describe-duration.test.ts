import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDuration } from './describe-duration.ts';

test('durations are shown in a fitting unit', () => {
  assert.deepEqual([0, 840, 12_340, 59_940, 125_000, 12_000_000].map(formatDuration), [
    '0 ms',
    '840 ms',
    '12.3 s',
    '59.9 s',
    '2 min 5 s',
    '3 h 20 min',
  ]);
});
