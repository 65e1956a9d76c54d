import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDigester } from '../../platform/sealing.ts';
import { createPageTokens } from './page-token.ts';

test('a token is good for its session, its purpose and its time', () => {
  let time = 1_000_000;
  const tokens = createPageTokens(createDigester(Buffer.alloc(32, 1), 'payment page'), () => time);
  const others = createPageTokens(createDigester(Buffer.alloc(32, 2), 'payment page'), () => time);
  const token = tokens.issue('page', 's1');
  assert.ok(tokens.isValid('page', 's1', token));
  assert.ok(!tokens.isValid('page', 's2', token));
  assert.ok(!tokens.isValid('address', 's1', token));
  assert.ok(!others.isValid('page', 's1', token));
  const later = token.replace(/^\d+/, (until) => String(Number(until) + 1));
  for (const forged of ['', 'x', `${time}.`, later, token.slice(0, -1), `${token}x`]) {
    assert.ok(!tokens.isValid('page', 's1', forged), forged);
  }
  time += 13 * 60 * 60_000;
  assert.ok(!tokens.isValid('page', 's1', token));
});
