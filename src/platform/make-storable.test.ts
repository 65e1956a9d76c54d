import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeStorable } from './make-storable.ts';

test('null characters go, half a pair becomes a replacement, long text is cut', () => {
  const picture = new Uint8Array([0, 1]);
  const made = makeStorable({ note: 'a\u0000b\ud83d', list: ['\udc00x', 1, null], picture });
  assert.deepEqual(made, { note: 'ab\ufffd', list: ['\ufffdx', 1, null], picture });
  assert.equal(makeStorable('😀'.repeat(20_000)).isWellFormed(), true);
  assert.equal(makeStorable('x'.repeat(20_000)).length, 10_000);
  assert.equal(made.picture, picture);
});
