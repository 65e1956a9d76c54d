import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENCODINGS, findDigits, spellings } from './find-digits.ts';

const number = '4539578763621486';

test('a number is found in each of the eight spellings', () => {
  for (const encoding of ENCODINGS) {
    for (const written of spellings(number)[encoding]) {
      const haystack = Buffer.concat([Buffer.from('before '), written, Buffer.from(' after')]);
      assert.ok(
        findDigits(haystack, number).some((hit) => hit.encoding === encoding),
        encoding,
      );
    }
  }
});

test('a number inside a longer base64 text is found at every offset', () => {
  for (const before of ['', 'x', 'xy', 'xyz']) {
    const haystack = Buffer.from(Buffer.from(`${before}${number}&cvc=123`).toString('base64'));
    assert.deepEqual(
      findDigits(haystack, number).map((hit) => hit.encoding),
      ['base64'],
    );
  }
});

test('another number is not found', () => {
  assert.deepEqual(findDigits(Buffer.from('4539578763621487 and 1486'), number), []);
});
