import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleElement, samplePage } from '../reader/sample-page.ts';
import { countTries } from '../run/tries.ts';
import { narrowsList } from './narrow-list.ts';
import type { WantedField } from './plan-details.ts';

test('a field that stays empty wants an entry of a list, but one that lies under something was left alone', () => {
  const tries = countTries();
  tries.add('typed phone');
  tries.add('typed phone');
  const isList = (covered: boolean) => {
    const element = sampleElement(0, { tag: 'input', role: 'textbox', covered });
    const wanted = { element, field: { kind: 'phone' }, forms: ['5035550132'], key: 'phone' } as unknown as WantedField;
    return narrowsList({ tries }, samplePage({ title: 'Checkout' }), wanted);
  };
  assert.deepEqual([isList(false), isList(true)], [true, false]);
});
