import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pricesIn } from './read-money.ts';

test('a number in the name of a delivery is no price, though the sign of the price follows it', () => {
  const read = (text: string) => pricesIn(text, 'NOK').map(({ amountMinor }) => amountMinor);
  assert.deepEqual(read('Bring Express 09: kr 119,– 1–2 virkedager'), [11900]);
  assert.deepEqual(read('PostNord 24: 49 kr'), [4900]);
  assert.deepEqual(read('Frakt 119 kr 1–2 dager'), [11900]);
  assert.deepEqual(read('12,- kr'), [1200]);
});
