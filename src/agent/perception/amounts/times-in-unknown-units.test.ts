import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timesInUnknownUnits } from './times-in-unknown-units.ts';

const most = (...texts: string[]) => timesInUnknownUnits(texts).map((time) => time?.max ?? null);

test('numbers with the same unknown word behind them are times to compare', () => {
  assert.deepEqual(most('Colipost – 5,90 € (3–5 vamto)', 'Chrono 13 – 12,90 € (1–2 vamto)'), [5, 2]);
  assert.deepEqual(most('Aulo · 12 vamto', 'Relk · 3 vamto', 'Pick it up yourself'), [12, 3, null]);
});

test('a round price, the number of a name and words that differ are no time', () => {
  assert.deepEqual(most('Post 24 EUR', 'Courier 39 EUR'), [null, null]);
  assert.deepEqual(most('Relay 24', 'Relay 48'), [null, null]);
  assert.deepEqual(most('Post 24 brimo', 'Courier 3 vamto'), [null, null]);
  assert.deepEqual(most('Post 2 boxes 5 vamto', 'Courier 3 boxes 1 vamto'), [null, null]);
});
