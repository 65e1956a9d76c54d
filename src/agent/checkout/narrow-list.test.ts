import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleElement, samplePage } from '../reader/sample-page.ts';
import { countTries } from '../run/tries.ts';
import { narrowsList, wantsPatience } from './narrow-list.ts';
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

test('a late list is waited for where a field alone threw its text away, not where the page was drawn anew', () => {
  const tries = countTries();
  const province = { key: 'province', attempt: 'province' };
  const street = { key: 'street', attempt: 'street' };
  const write = () => {
    for (const what of ['written province', 'written street', 'typed street']) tries.add(what);
  };
  write();
  assert.equal(wantsPatience({ tries }, province, [province, street]), false, 'the first time');
  tries.add('written province');
  assert.equal(wantsPatience({ tries }, province, [province]), true, 'it was alone');
  write();
  assert.equal(wantsPatience({ tries }, province, [province, street]), false, 'the street was lost too');
  tries.add('refused street');
  assert.equal(wantsPatience({ tries }, province, [province, street]), true, 'the street is only spelt anew');
});
