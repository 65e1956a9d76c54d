import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, ConnectionError } from './errors.ts';
import { readRetryAfter, retryDelay } from './retry-delay.ts';

const api = (status: number, code = 'x', retryAfter: number | null = null) =>
  new ApiError(status, { error: code }, retryAfter);

test('only what may pass is tried again', () => {
  for (const error of [
    api(429),
    api(500),
    api(502),
    api(503),
    api(409, 'idempotency_in_progress'),
    new ConnectionError('timeout', '', { cause: null }),
  ]) {
    assert.notEqual(retryDelay(error, 1), null, String(error));
  }
  for (const error of [
    api(400),
    api(401),
    api(403),
    api(404),
    api(422, 'idempotency_mismatch'),
    new TypeError('ours'),
  ]) {
    assert.equal(retryDelay(error, 1), null, String(error));
  }
});

test('the wait doubles up to a limit, and half of it is chance', () => {
  const waits = (random: number) => [1, 2, 3, 20].map((attempt) => retryDelay(api(500), attempt, () => random));
  assert.deepEqual(waits(1), [400, 800, 1600, 10_000]);
  assert.deepEqual(waits(0), [200, 400, 800, 5_000]);
});

test('Retry-After is honoured, unless it asks for more than a minute', () => {
  assert.equal(retryDelay(api(429, 'rate_limited', 7), 1), 7_000);
  assert.equal(retryDelay(api(503, 'store_unavailable', 61), 1), null);
  const now = Date.parse('2026-01-01T00:00:00Z');
  assert.equal(readRetryAfter('Thu, 01 Jan 2026 00:00:30 GMT', now), 30);
  assert.equal(readRetryAfter('2', now), 2);
  assert.equal(readRetryAfter('-5', now), 0);
  assert.equal(readRetryAfter('soon', now), null);
  assert.equal(readRetryAfter(null, now), null);
});
