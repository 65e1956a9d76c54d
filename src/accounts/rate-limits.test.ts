import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRateLimiter } from './rate-limits.ts';

const caller = { accountId: 'a', mode: 'test', keyId: 'k', permissions: [] } as const;
const limits = { writesPerSecond: 2, readsPerSecond: 100, burst: 2, taskReadsPerMinute: 60 };

test('a rested key may send a burst, then the rate', () => {
  let time = 0;
  const take = createRateLimiter(limits, () => time);
  const write = () => take(caller, { budget: 'write', polled: null });
  for (let index = 0; index < 4; index++) assert.equal(write().allowed, true);
  const refused = write();
  assert.equal(refused.allowed, false);
  assert.equal(refused.headers['Retry-After'], '1');
  assert.match(refused.headers.RateLimit ?? '', /^"write";r=0;t=1$/);
  time += 500;
  assert.equal(write().allowed, true);
  assert.equal(write().allowed, false);
});

test('keys and budgets do not take from each other', () => {
  const take = createRateLimiter(limits, () => 0);
  for (let index = 0; index < 5; index++) take(caller, { budget: 'write', polled: null });
  assert.equal(take(caller, { budget: 'read', polled: null }).allowed, true);
  assert.equal(take({ ...caller, keyId: 'other' }, { budget: 'write', polled: null }).allowed, true);
});

test('one task may be read once a second on average over a minute', () => {
  let time = 0;
  const take = createRateLimiter(limits, () => time);
  const read = (taskId: string) => take(caller, { budget: 'read', polled: taskId });
  for (let index = 0; index < 60; index++) {
    assert.equal(read('one').allowed, true);
    time += 100;
  }
  for (let index = 0; index < 6; index++) assert.equal(read('one').allowed, true);
  assert.equal(read('one').allowed, false);
  assert.equal(read('two').allowed, true);
});
