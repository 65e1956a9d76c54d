import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutState } from './without-state.ts';

test('what is said of the state of a value is no part of its name, other parts behind a comma are', () => {
  assert.equal(withoutState('Green, selected'), 'Green');
  assert.equal(withoutState('Zielony, brak w magazynie, wybrane'), 'Zielony');
  assert.equal(withoutState('M, ausverkauft'), 'M');
  assert.equal(withoutState('0,5 L, ausverkauft'), '0,5 L');
  for (const name of ['Navy, L', '0,5 l', '0,5 L – ausverkauft', 'Selected', 'Sold out', 'Selected oak, oiled'])
    assert.equal(withoutState(name), name);
});
