import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentKind } from './payment-words.ts';

test('a cheque pays offline; to check out or to check what was typed pays nothing yet', () => {
  for (const label of ['Check', 'Pay by check', 'Check / money order', 'Personal check (mail)'])
    assert.equal(paymentKind(label), 'offline', label);
  for (const label of ['Check out securely', 'Check out', 'Check your order', 'Check and continue'])
    assert.equal(paymentKind(label), 'other', label);
});

test('cash in Czech and Slovak is not the word for "done"', () => {
  for (const label of ['Hotově při převzetí', 'V hotovosti', 'Hotovosť'])
    assert.equal(paymentKind(label), 'offline', label);
  assert.equal(paymentKind('Hotovo'), 'other');
});
