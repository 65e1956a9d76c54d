import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTimes } from './read-times.ts';

for (const [text, count, rest] of [
  ['Pewter mug × 2', 2, 'Pewter mug'],
  ['2 x Pewter mug', 2, 'Pewter mug'],
  ['Mug, pack of 8 × 2', 2, 'Mug, pack of 8'],
  ['1 × Bowl Tilde (7 × Ø 12 cm)', 1, 'Bowl Tilde (7 × Ø 12 cm)'],
  ['Bowl Tilde (7 × Ø 12 cm) × 3', 3, 'Bowl Tilde (7 × Ø 12 cm)'],
  ['Poster 50 × 70 cm × 2', 2, 'Poster 50 × 70 cm'],
  ['2 × Poster 50 x 70 cm', 2, 'Poster 50 x 70 cm'],
  ['Pewter mug (× 4)', 4, 'Pewter mug'],
  ['24.00 × 3 pieces', 3, '24.00 pieces'],
  ['1 x 189,00 zł', 1, '189,00 zł'],
  ['2 × $45', 2, '$45'],
  ['3 x 45', 3, '45'],
  ['2 @ £38.50', 2, '£38.50'],
  ['2 @ R$ 38,50', 2, 'R$ 38,50'],
] as const) {
  test(`${text} is ${count}`, () => {
    assert.deepEqual(readTimes(text), { count, rest });
  });
}

for (const text of [
  'Bowl Tilde (7 × Ø 12 cm)',
  'Poster 50 × 70 cm',
  'Frame 30x40 cm',
  'Model X 200',
  'Clock (6 × 28 cm)',
]) {
  test(`${text} names no quantity`, () => {
    assert.equal(readTimes(text), null);
  });
}
