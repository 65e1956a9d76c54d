import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Secret } from 'otpauth';
import { makeTotpSecret, stepOfCode, totpAddress } from './second-factor.ts';

const rfcSecret = Secret.fromUTF8('12345678901234567890').base32;

test('the codes of RFC 6238 are accepted at their time, and one step around it', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ] as const) {
    const step = Math.floor(seconds / 30);
    assert.equal(stepOfCode(rfcSecret, code, seconds * 1000), step);
    assert.equal(stepOfCode(rfcSecret, code, (seconds + 30) * 1000), step);
    assert.equal(stepOfCode(rfcSecret, code, (seconds + 90) * 1000), null);
  }
});

test('what is not six digits is no code; spaces do not matter', () => {
  assert.equal(stepOfCode(rfcSecret, '287 082', 59_000), 1);
  for (const code of ['', '28708', '2870820', 'abcdef']) assert.equal(stepOfCode(rfcSecret, code, 59_000), null);
});

test('secrets differ, and an app can read the address', () => {
  const secret = makeTotpSecret();
  assert.notEqual(secret, makeTotpSecret());
  assert.match(
    totpAddress(secret, 'ada@example.com'),
    /^otpauth:\/\/totp\/Cartwright:ada%40example\.com\?.*secret=\w{32}/,
  );
});
