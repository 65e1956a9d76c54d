import assert from 'node:assert/strict';
import { test } from 'node:test';
import { skipsSignIn } from './skips-sign-in.ts';

test('what skips a sign-in is known by its two words, in any language', () => {
  for (const name of [
    'Salta accesso',
    'Skip login',
    'Anmeldung überspringen',
    'Omitir inicio de sesión',
    'Hoppa över inloggning',
  ])
    assert.equal(skipsSignIn(name), true, name);
});

test('what signs in, closes a layer or skips something else does not skip it', () => {
  for (const name of ['Accedi', 'Chiudi', 'Close login', 'Salta', 'Skip this offer'])
    assert.equal(skipsSignIn(name), false, name);
});
