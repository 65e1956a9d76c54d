import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spec } from '../../../test/spec/spec.ts';
import { retryWaits, waitAfter } from './retry-schedule.ts';

spec(
  ['webhooks.schedule'],
  'after the first try: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h, then no more',
  () => {
    const inSeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
    const middle = () => 0.5;
    assert.deepEqual(
      retryWaits.map((_, index) => waitAfter(index + 1, retryWaits, middle)),
      inSeconds.map((seconds) => seconds * 1_000),
    );
    assert.equal(waitAfter(10), null);
  },
);

test('waits are spread by a fifth either way', () => {
  assert.equal(
    waitAfter(1, retryWaits, () => 0),
    4_000,
  );
  assert.equal(
    waitAfter(1, retryWaits, () => 1),
    6_000,
  );
  const waits = Array.from({ length: 200 }, () => waitAfter(1) ?? 0);
  assert.ok(waits.every((wait) => wait >= 4_000 && wait <= 6_000));
  assert.ok(new Set(waits).size > 50);
});
