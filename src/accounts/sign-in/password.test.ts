import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, isPassword } from './password.ts';

test('a password is recognised by its hash, and no other is', async () => {
  const hash = await hashPassword('correct horse battery');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  assert.equal(await isPassword('correct horse battery', hash), true);
  assert.equal(await isPassword('correct horse batterz', hash), false);
  assert.notEqual(await hashPassword('correct horse battery'), hash);
});

test('the same letters typed on another keyboard are the same password', async () => {
  const hash = await hashPassword('caf\u00e9 au lait');
  assert.equal(await isPassword('cafe\u0301 au lait', hash), true);
});

test('without a hash, or with a broken one, no password is right', async () => {
  assert.equal(await isPassword('', null), false);
  assert.equal(await isPassword('x', 'plain text'), false);
});
