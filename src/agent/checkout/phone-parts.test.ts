import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldKind, SnapshotElement } from '../perception/index.ts';
import { sampleElement } from '../reader/sample-page.ts';
import { formsOfPhonePart, isCodeApart } from './phone-parts.ts';

function spread(national: string, ...fields: [FieldKind, Partial<SnapshotElement>?][]) {
  const all = fields.map(([kind, given = {}], at) => ({
    element: sampleElement(at, { role: 'textbox', tag: 'input', ...given }),
    field: { kind, section: 'shipping', confidence: 1, rivals: [], why: '' } as const,
  }));
  return all.map((each) => formsOfPhonePart(each, all, national)?.[0] ?? null);
}

test('a number is spread over its fields, as long as each of them is', () => {
  assert.deepEqual(spread('4155550132', ['phoneArea'], ['phoneLocal']), ['415', '5550132']);
  const short = { maxLength: 3 };
  assert.deepEqual(
    spread('4155550132', ['phoneArea', short], ['phoneLocal', short], ['phoneLocal', { maxLength: 4 }]),
    ['415', '555', '0132'],
  );
  const options = ['20', '30', '1'].map((text) => ({ text, value: text, selected: false, disabled: false }));
  assert.deepEqual(spread('305550147', ['phoneArea', { tag: 'select', options }], ['phone']), ['30', '5550147']);
});

test('without a field for the area the rest is all of it; a number of its own beside the parts stays whole', () => {
  assert.deepEqual(spread('305550147', ['phoneCountry'], ['phoneLocal']), [null, '305550147']);
  assert.deepEqual(spread('4155550132', ['phone']), [null]);
  assert.deepEqual(spread('4155550132', ['phoneArea'], ['phoneLocal'], ['phone']), ['415', '5550132', null]);
  assert.deepEqual(spread('4155550132', ['phone', { form: 2 }], ['phoneArea'], ['phone']), [null, '415', '5550132']);
});

test('a button beside the number that shows the code of its country, and nothing else, holds it', () => {
  const number = sampleElement(1, { role: 'textbox', tag: 'input' });
  const isApart = (given: Partial<SnapshotElement>) =>
    isCodeApart(
      number,
      [],
      [sampleElement(0, { role: 'combobox', tag: 'button', text: '+420', ...given }), number],
      '420',
    );
  assert.ok(isApart({}));
  assert.ok(!isApart({ text: '+1' }), 'of another country');
  assert.ok(!isApart({ text: 'Call +420' }));
  assert.ok(!isApart({ form: 7 }));
});
