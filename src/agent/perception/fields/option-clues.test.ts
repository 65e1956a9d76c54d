import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SnapshotElement } from '../seen/types.ts';
import { clueFromOptions } from './option-clues.ts';

/** A list that has these choices and no other clue. */
function clue(choices: string[]): string | undefined {
  const options = choices.map((text) => ({ text, value: text, selected: false, disabled: false }));
  return clueFromOptions({ options } as unknown as SnapshotElement, 2026)?.kind;
}

test('parts of countries are known by their names and by their codes', () => {
  assert.equal(clue(['Alabama', 'Alaska', 'Arizona']), 'province');
  assert.equal(clue(['AL', 'AK', 'AZ']), 'province');
  assert.equal(clue(['Московская область', 'Краснодарский край', 'Республика Татарстан']), 'province');
});

test('countries are known in every language that has a file', () => {
  for (const choices of [
    ['USA', 'UK', 'Canada', 'Germany', 'France'],
    ['미국', '캐나다', '영국', '독일', '프랑스', '스페인', '이탈리아'],
    ['Yhdysvallat', 'Kanada', 'Saksa', 'Ranska', 'Espanja', 'Italia', 'Ruotsi'],
  ])
    assert.equal(clue(choices), 'country', choices[0]);
});

test('a list of colours tells nothing', () => {
  assert.equal(clue(['Red', 'Green', 'Blue']), undefined);
});
