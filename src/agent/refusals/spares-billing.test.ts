import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Run } from '../run/run.ts';
import { countTries } from '../run/tries.ts';
import type { View } from '../view/view.ts';
import { sparesBilling } from './spares-billing.ts';

const BOX = { ref: '0:1', role: 'checkbox', label: 'Ojlozora', frame: 0, form: 2, visible: true, checked: false };
const STREET = {
  ref: '0:2',
  role: 'textbox',
  frame: 0,
  form: 2,
  visible: true,
  filled: false,
  invalid: true,
  error: '',
};

test('an open box before a refused address for the bill is ticked, and left open again where that spares nothing', () => {
  const run = {
    memory: { addressGiven: true },
    order: { shippingAddress: {}, billingAddress: null },
    tries: countTries(),
  } as unknown as Run;
  const judge = (box: object, street: object | null, section = 'billing', of = run) => {
    const elements = [{ ...BOX, ...box }, ...(street ? [{ ...STREET, ...street }] : [])];
    const view = { snapshot: { elements }, fields: new Map([['0:2', { kind: 'street', section }]]) };
    return sparesBilling(of, view as unknown as View, elements[0] as never);
  };
  assert.equal(judge({}, { invalid: false }), null, 'nothing was refused yet');
  assert.equal(judge({}, {}, 'shipping'), null, 'another address');
  assert.equal(judge({}, {}), true);
  assert.equal(judge({ checked: true }, null), true, 'the address is gone');
  assert.equal(judge({ checked: true }, {}), false, 'it is still asked for');
  assert.equal(judge({}, {}), null, 'tried once');
  const fresh = { ...run, tries: countTries() } as Run;
  assert.equal(judge({ checked: true }, {}, 'billing', fresh), null, 'a tick that was not ours');
});
