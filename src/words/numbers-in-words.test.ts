import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vocabularies } from './languages.ts';
import { inDigits, NUMBERS } from './numbers-in-words.ts';

test('every language but Korean, which has words for so many days, says its small numbers', () => {
  const lacking = vocabularies.map(({ language }) => language).filter((language) => NUMBERS[language] === undefined);
  assert.deepEqual(lacking, ['ko']);
});

test('a number is a word of its own', () => {
  assert.equal(inDigits('zone phone duet'), 'zone phone duet');
  assert.equal(inDigits('two to three days'), '2 2 3 days');
  assert.equal(inDigits('within two days'), 'within 2 days');
});
