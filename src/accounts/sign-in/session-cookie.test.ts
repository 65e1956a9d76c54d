import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSessionCookie, sessionCookie } from './session-cookie.ts';

const token = 'a'.repeat(43);

test('the cookie stays with the portal, out of reach of scripts and other sites', () => {
  assert.equal(
    sessionCookie(token, 'http://127.0.0.1:3000'),
    `cartwright_session=${token}; Path=/portal/; Max-Age=2592000; HttpOnly; SameSite=Strict`,
  );
  assert.match(sessionCookie(token, 'https://shop.example/buy/'), /Path=\/buy\/portal\/;.*; Secure$/);
  assert.match(sessionCookie(null, 'http://a.example'), /^cartwright_session=; .*Max-Age=0/);
});

test('it is found among others, and what is not a token does not count', () => {
  assert.equal(readSessionCookie(`a=b; cartwright_session=${token}; c=d`), token);
  assert.equal(readSessionCookie('cartwright_session='), null);
  assert.equal(readSessionCookie('cartwright_session=%27'), null);
  assert.equal(readSessionCookie(undefined), null);
});
