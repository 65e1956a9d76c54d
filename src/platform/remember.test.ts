import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remember } from './remember.ts';

function counted() {
  const asked: string[] = [];
  const ask = remember((text) => {
    asked.push(text);
    return text.toUpperCase();
  });
  return { ask, asked };
}

test('a text is answered once', () => {
  const { ask, asked } = counted();
  assert.deepEqual([ask('cart'), ask('total'), ask('cart')], ['CART', 'TOTAL', 'CART']);
  assert.deepEqual(asked, ['cart', 'total']);
});

test('texts that may hold a card or its code, and long ones, are not kept', () => {
  const { ask, asked } = counted();
  for (const text of ['4111 1111 1111 1111', '737', 'x'.repeat(400)]) {
    ask(text);
    ask(text);
  }
  assert.equal(asked.length, 6);
});

test('what is kept does not grow without end', () => {
  const { ask, asked } = counted();
  const texts = Array.from(
    { length: 3_000 },
    (_, at) => at.toString(36).replace(/\d/g, '-').padEnd(5, '.') + String.fromCodePoint(0x4e00 + at),
  );
  for (const text of texts) ask(text);
  ask(texts[0] ?? '');
  assert.equal(asked.length, 3_001);
});
