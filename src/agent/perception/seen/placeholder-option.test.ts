import assert from 'node:assert/strict';
import { test } from 'node:test';
import { realOptions, showsPlaceholder } from './placeholder-option.ts';

const list = (...entries: [value: string, text: string][]) =>
  entries.map(([value, text], at) => ({ value, text, selected: at === 0, disabled: false }));
const shows = (...entries: [value: string, text: string][]) =>
  showsPlaceholder({ tag: 'select', role: 'select', value: entries[0]?.[0] ?? '', options: list(...entries) });

test('a list that asks to choose, or shows the value of nothing, holds no answer', () => {
  for (const value of ['', 'null', '-1', 'undefined']) assert.ok(shows([value, 'Vamto'], ['1', 'Ohio']), value);
  assert.ok(shows(['0', 'Please select'], ['1', 'Ohio']));
  assert.ok(shows(['Select a state', 'Select a state'], ['Ohio', 'Ohio']));
  assert.ok(shows(['x', '---'], ['1', 'Ohio']));
  assert.ok(shows(['0', 'Vamto'], ['OH', 'Ohio'], ['TX', 'Texas']), 'codes of two letters, and a number before them');
});

test('what is an answer stays one', () => {
  assert.equal(shows(['0', 'Small'], ['1', 'Large']), false, 'numbered from zero');
  assert.equal(shows(['pick', 'Pick up in the shop'], ['post', 'By post']), false);
  assert.equal(shows(['none', 'No gift wrap'], ['gift', 'Gift wrap']), false);
  assert.deepEqual(
    realOptions(list(['0', 'Choose'], ['1', 'Post'], ['-1', 'By hand'])).map(({ text }) => text),
    ['Post', 'By hand'],
  );
});

test('a field in which a script wrote that it had no value is empty; a name may be anything', () => {
  const holds = (value: string) => !showsPlaceholder({ tag: 'input', role: 'textbox', value, options: [] });
  assert.deepEqual(['null', 'undefined', 'Null', '0', 'Ann'].map(holds), [false, false, true, true, true]);
});

test('a list that scripts draw holds no answer while it asks to choose one', () => {
  const shown = (value: string) => showsPlaceholder({ tag: 'button', role: 'combobox', value, options: [] });
  assert.deepEqual(['Select a country', 'Bitte wählen', 'France'].map(shown), [true, true, false]);
});
