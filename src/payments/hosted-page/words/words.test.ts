import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseLanguage, fillIn, wordsOf } from './index.ts';

test('the browser’s language is taken where we have it', () => {
  for (const [header, language] of [
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pl,fr;q=0.8,en;q=0.5', 'fr'],
    ['en;q=0.3, es-MX;q=0.9', 'es'],
    ['pl, cs', 'en'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['constructor, __proto__', 'en'],
  ] as const)
    assert.equal(chooseLanguage(header), language, header);
});

test('every language fills in the same values', () => {
  const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).toSorted();
  const en = wordsOf('en');
  for (const language of ['de', 'fr', 'es'] as const) {
    for (const [key, text] of Object.entries(wordsOf(language))) {
      assert.deepEqual(slots(text), slots(en[key as keyof typeof en]), `${language}: ${key}`);
    }
  }
});

test('values are filled in, unknown slots stay', () => {
  assert.equal(fillIn('a {b} {c}', { b: 1 }), 'a 1 {c}');
});
