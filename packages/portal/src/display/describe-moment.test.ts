import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeMoment, toDate } from './describe-moment.ts';

const now = Date.UTC(2026, 0, 31, 12);
const at = (seconds: number) => describeMoment(new Date(now + seconds * 1000), now);

test('both ways of writing a time mean the same', () => {
  assert.equal(toDate('2026-01-31 12:00:00.123456').toISOString(), '2026-01-31T12:00:00.123Z');
  assert.equal(toDate('2026-01-31T13:00:00.123+01:00').toISOString(), '2026-01-31T12:00:00.123Z');
});

test('near times are shown in words, far ones as a date', () => {
  assert.deepEqual(
    [at(-1), at(2), at(-42), at(-60), at(-3_599), at(300), at(-7_200), at(-90_000)],
    [
      'just now',
      'in a moment',
      '42 seconds ago',
      '1 minute ago',
      '59 minutes ago',
      'in 5 minutes',
      '2 hours ago',
      'yesterday',
    ],
  );
  assert.match(at(-30 * 86_400), /2026/);
});
