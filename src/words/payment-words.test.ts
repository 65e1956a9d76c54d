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

test('a way to pay that bears the name of a company that takes cards is the card, unless it names another way', () => {
  for (const label of ['Paytrail 0,00 €', 'Visma Pay', 'GP webpay', 'SIBS', 'Omise'])
    assert.equal(paymentKind(label), 'card', label);
  for (const label of ['Paytrail (MobilePay)', 'Ennakkomaksu 0,00 €', 'Lasku 3,90 €', 'Easy pay in 4', 'Flow'])
    assert.notEqual(paymentKind(label), 'card', label);
});
