import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../platform/http/index.ts';
import { readCursor, writeCursor } from './list-checkouts.ts';

test('a cursor names a place to the microsecond', () => {
  const place = { createdAt: '2026-01-31 12:00:00.123456', taskId: '01890a5d-ac96-774b-bcce-b302099a8057' };
  assert.deepEqual(readCursor(writeCursor(place)), place);
});

test('400: what was never given out as a cursor is refused', () => {
  const made = [
    '',
    'x',
    '2026-01-31 12:00:00.123456 nobody',
    '2026-99-99 12:00:00.123456 01890a5d-ac96-774b-bcce-b302099a8057',
  ];
  for (const text of made) assert.throws(() => readCursor(Buffer.from(text).toString('base64url')), ApiError, text);
});
