import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDoubtful, readChoice, readMessage, readPageKind, readRow, readWay } from './read-doubt.ts';
import type { VariantAxis } from './seen/types.ts';

test('a reading is in doubt when there is little evidence for it or another one comes close', () => {
  assert.equal(isDoubtful({ kind: 'city', confidence: 0.9, rivals: [{ kind: 'street', confidence: 0.4 }] }), false);
  assert.equal(isDoubtful({ kind: 'city', confidence: 0.9, rivals: [{ kind: 'street', confidence: 0.85 }] }), true);
  assert.equal(isDoubtful({ kind: 'city', confidence: 0.3, rivals: [] }), true);
});

test('a control means what has the most evidence, and its other meanings are the rivals', () => {
  const why = '';
  const actions = [
    { ref: '0:1', kind: 'continue' as const, score: 0.5, why },
    { ref: '0:1', kind: 'placeOrder' as const, score: 0.7, why },
    { ref: '0:2', kind: 'guest' as const, score: 0.9, why },
  ];
  const rivals = [{ kind: 'continue', confidence: 0.5 }];
  assert.deepEqual(readWay(actions, '0:1'), { kind: 'placeOrder', confidence: 0.7, rivals });
  assert.deepEqual(readWay(actions, '0:9'), { kind: 'other', confidence: 0, rivals: [] });
});

test('the other kinds of page that scored are the rivals', () => {
  const candidates = [
    { kind: 'payment' as const, score: 0.6, why: '' },
    { kind: 'review' as const, score: 0.55, why: '' },
  ];
  const reading = readPageKind({ kind: 'payment', score: 0.6, why: '', candidates });
  assert.deepEqual(reading.rivals, [{ kind: 'review', confidence: 0.55 }]);
  assert.equal(isDoubtful(reading), true);
});

test('an amount is as sure as its words, and a taught one is sure', () => {
  assert.equal(readRow({ label: 'Subtotal' }).kind, 'subtotal');
  assert.equal(isDoubtful(readRow({ label: 'Shipping' })), false);
  assert.deepEqual(readRow({ label: 'Zubrowka' }), { kind: 'unknown', confidence: 0, rivals: [] });
  assert.equal(isDoubtful(readRow({ label: 'Zubrowka' })), true);
  assert.equal(readRow({ label: 'Zubrowka', taught: 'total' }).confidence, 1);
});

test('a complaint said where errors stand is surer than the same words elsewhere', () => {
  const text = 'This item is sold out';
  assert.equal(readMessage(text, true).kind, 'out_of_stock');
  assert.equal(isDoubtful(readMessage(text, true)), false);
  assert.equal(isDoubtful(readMessage(text, false)), true);
  assert.equal(readMessage('Welcome', false).kind, 'nothing');
});

test('a control that seems to belong to two choices is in doubt', () => {
  const value = { label: 'Red', ref: '0:1', optionValue: '', available: true, selected: false };
  const axis: VariantAxis = { name: 'Colour', widget: 'button', values: [value], required: true, chosen: false };
  assert.equal(isDoubtful(readChoice([axis], '0:1')), false);
  assert.equal(isDoubtful(readChoice([axis, { ...axis, name: 'Size' }], '0:1')), true);
  assert.equal(readChoice([axis], '0:2').kind, 'other');
});
