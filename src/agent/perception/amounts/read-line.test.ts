import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextBlock } from '../seen/types.ts';
import { quantityOf } from './read-line.ts';
import { withoutNames } from './without-names.ts';

const textOf = (...lines: string[]) => ({ text: lines.join(' '), ...(lines.length > 1 ? { lines } : {}) }) as TextBlock;

for (const [lines, count] of [
  [['Палатка «Таганай-3»', '1 шт.'], 1],
  [['Палатка Таганай 3, 1 шт.'], 1],
  [['Emaljkrus «Nordlys» med hank og tekst', 'Antall: 2'], 2],
  [['Set of 4 pieces', 'Quantity: 2'], 2],
  [['Quantity: 2'], 2],
  [['3 pcs'], 3],
  [['数量2'], 2],
] as const) {
  test(`"${lines.join(' / ')}" counts ${count}`, () => {
    assert.equal(quantityOf(undefined, [textOf(...lines)]), count);
  });
}

test('a price counts no pieces, whatever word stands beside it', () => {
  assert.equal(quantityOf(undefined, [textOf('(inkl. 15,22 € MwSt.)')]), null);
  assert.equal(quantityOf(undefined, [textOf('Menge: 2 (15,22 €)')]), 2);
  assert.equal(quantityOf(undefined, [textOf('MwSt. (8.1)')]), null);
  assert.equal(quantityOf(undefined, [textOf('Menge: 2 (0,75 l)')]), 2);
  assert.equal(quantityOf(undefined, [textOf('Quantity: 2.0')]), 2);
});

test('a name with a number and no word for pieces counts nothing', () => {
  assert.equal(quantityOf(undefined, [textOf('Tent Ridge 3', 'Free returns')]), null);
});

test('a number in the name of what was asked for counts nothing, and one behind it does', () => {
  const counted = (...lines: string[]) => quantityOf(undefined, [withoutNames(textOf(...lines), ['bowl no 7 x 3'])]);
  assert.equal(counted('Bowl No. 7 x 3'), null);
  assert.equal(counted('Bowl No. 7 x 3 × 2'), 2);
  assert.equal(counted('Bowl No. 7 x 3', 'Quantity: 2'), 2);
});
