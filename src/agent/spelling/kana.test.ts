import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inKanaOf, readingOf } from './kana.ts';

test('a name in kana is its own reading; of a name in kanji none is made up', () => {
  assert.equal(readingOf('タナカ'), 'タナカ');
  assert.equal(readingOf('はなこ'), 'ハナコ');
  assert.equal(readingOf('ﾀﾅｶ'), 'タナカ');
  for (const name of ['田中', '田ナカ', 'Tanaka', '']) assert.equal(readingOf(name), null, name);
});

test('the reading is written in the kana in which the field asks for it', () => {
  assert.equal(inKanaOf('せい', 'タナカ'), 'たなか');
  assert.equal(inKanaOf('お名前（ふりがな）', 'ハナコ'), 'はなこ');
  for (const words of ['セイ', 'お名前(カナ)', 'Reading']) assert.equal(inKanaOf(words, 'タナカ'), 'タナカ', words);
});
