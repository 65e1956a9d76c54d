import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spellInKatakana } from './katakana.ts';

test('a name in Latin letters is spelt in katakana, letter by letter', () => {
  const names = {
    Tanaka: 'タナカ',
    Kyoko: 'キョコ',
    'Jun’ichi': 'ジュンイチ',
    Ada: 'アダ',
    Palmer: 'パルメル',
    Smith: 'スミス',
    Anna: 'アンナ',
  };
  for (const [name, kana] of Object.entries(names)) assert.equal(spellInKatakana(name), kana);
  for (const name of ['Müller', 'Łukasz', 'O’Brien', 'Jean-Luc', 'Quentin', 'Xavier', 'Nguyễn'])
    assert.match(spellInKatakana(name) ?? '', /^[ァ-ヺー]+$/, name);
});

test('of letters that are not Latin none is made up', () => {
  for (const name of ['田中', '田naka', 'Иван', '', '-']) assert.equal(spellInKatakana(name), null, name);
});
