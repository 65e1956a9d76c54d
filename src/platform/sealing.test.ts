import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { fixedRing, nameKey } from './key-ring.ts';
import { createDigester, createSealer } from './sealing.ts';

const key = randomBytes(32);

test('what was sealed opens in its own context only', () => {
  const sealer = createSealer(key, 'vault');
  const sealed = sealer.seal('4242', 'account-1:card-1');
  assert.equal(sealer.open(sealed, 'account-1:card-1'), '4242');
  assert.throws(() => sealer.open(sealed, 'account-2:card-1'));
  assert.throws(() => createSealer(key, 'webhooks').open(sealed, 'account-1:card-1'));
  assert.throws(() => createSealer(randomBytes(32), 'vault').open(sealed, 'account-1:card-1'));
});

test('every changed byte is refused', () => {
  const sealer = createSealer(key, 'vault');
  const sealed = sealer.seal('some text', 'context');
  for (let index = 0; index < sealed.length; index++) {
    const tampered = Buffer.from(sealed);
    tampered[index] = tampered.readUInt8(index) ^ 1;
    assert.throws(() => sealer.open(tampered, 'context'), `byte ${index}`);
  }
  for (let length = 0; length < sealed.length; length++) {
    assert.throws(() => sealer.open(sealed.subarray(0, length), 'context'), `length ${length}`);
  }
});

test('the same text seals differently each time and digests the same', () => {
  const sealer = createSealer(key, 'vault');
  assert.notDeepEqual(sealer.seal('a', 'c'), sealer.seal('a', 'c'));
  const digest = createDigester(key, 'idempotency');
  assert.deepEqual(digest('a'), digest('a'));
  assert.notDeepEqual(digest('a'), createDigester(randomBytes(32), 'idempotency')('a'));
});

test('after a change of key old values open, new ones need the new key, and old digests are recognised', () => {
  const [old, next] = [nameKey(randomBytes(32)), nameKey(randomBytes(32))];
  const before = createSealer(fixedRing([old]), 'webhooks').seal('a', 'c');
  const changed = createSealer(fixedRing([next, old]), 'webhooks');
  assert.equal(changed.open(before, 'c'), 'a');
  assert.throws(() => createSealer(fixedRing([old]), 'webhooks').open(changed.seal('a', 'c'), 'c'));
  const [digest] = createDigester(fixedRing([old]), 'idempotency')('a');
  assert.ok(createDigester(fixedRing([next, old]), 'idempotency')('a').some((one) => one.equals(digest as Buffer)));
});
