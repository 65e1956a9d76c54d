import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextBlock } from '../seen/types.ts';
import { joinRows } from './join-rows.ts';

const text = (order: number, words: string, ancestors: number[], x: number, y: number): TextBlock =>
  ({
    order,
    text: words,
    ancestors,
    frame: 0,
    struck: false,
    covered: false,
    heading: 0,
    tag: 'li',
    classes: '',
    fontSize: 16,
    landmark: 'main',
    section: '',
    box: { x, y, width: words.length * 9, height: 20 },
  }) as unknown as TextBlock;

test('a free delivery in one text is a row of sums whose amounts are drawn apart before their names, and nowhere else', () => {
  const free = text(3, 'Free Delivery', [30, 9, 1], 0, 30);
  const rows = (last: TextBlock[]) =>
    joinRows([text(1, '$22.60', [20, 10, 9, 1], 0, 0), text(2, 'Subtotal', [10, 9, 1], 60, 0), free, ...last])
      .filter(({ label }) => label === 'Delivery')
      .map(({ amountText }) => amountText);
  const total = [text(4, '$22.60', [50, 40, 9, 1], 0, 60), text(5, 'Total', [40, 9, 1], 60, 60)];
  assert.deepEqual(rows(total), ['Free']);
  assert.deepEqual(rows([]), [], 'an offer above the goods');
  const apart = [text(4, '$22.60', [50, 40, 8, 1], 0, 60), text(5, 'Total', [40, 8, 1], 60, 60)];
  assert.deepEqual(rows(apart), [], 'sums of another list');
});

test('a name that a narrow column breaks off from the amount in front of it is still its name', () => {
  const goods = [text(1, '€73.99', [20, 10, 9, 1], 0, 0), text(2, 'Subtotal', [10, 9, 1], 60, 0)];
  const total = [
    text(3, '€76.98', [32, 31, 30, 9, 1], 0, 30),
    text(4, '(of which 13.88 € VAT 22 %)', [31, 30, 9, 1], 60, 30),
  ];
  const rows = (name: number[]) =>
    joinRows([...goods, ...total, text(5, 'Total (1)', name, 0, 60), text(6, '≈ $84.68', [40, 1], 0, 90)])
      .filter(({ amountText }) => amountText === '€76.98')
      .map(({ label }) => label);
  assert.deepEqual(rows([30, 9, 1]), ['Total (1)']);
  assert.deepEqual(rows([50, 9, 1]), [], 'of another line');
});
