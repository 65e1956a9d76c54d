import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWellFormedApiKey, makeApiKey } from './api-key.ts';

test('a made key is well formed and names its mode', () => {
  for (const mode of ['test', 'live'] as const) {
    const key = makeApiKey(mode);
    assert.match(key, new RegExp(`^cw_${mode}_[0-9A-Za-z]{49}$`));
    assert.ok(isWellFormedApiKey(key));
  }
});

test('a key of the other mode, a cut key and a mistyped key are malformed', () => {
  const key = makeApiKey('test');
  const mistyped = key.slice(0, 20) + (key[20] === 'A' ? 'B' : 'A') + key.slice(21);
  for (const bad of [
    key.replace('test', 'live'),
    key.slice(0, -1),
    `${key}0`,
    mistyped,
    '',
    ` ${key}`,
    `${key}, ${key}`,
  ]) {
    assert.equal(isWellFormedApiKey(bad), false, bad);
  }
});
