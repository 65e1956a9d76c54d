import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCard, networkOf } from './format-card.ts';

const card = { number: '4242424242424242', expiryMonth: '04', expiryYear: '2031', holder: 'Ada Example', cvv: '123' };

test('each part comes in the format that the field wants', () => {
  assert.equal(formatCard(card, 'number', 'groups'), '4242 4242 4242 4242');
  assert.equal(formatCard({ ...card, number: '378282246310005' }, 'number', 'groups'), '3782 822463 10005');
  assert.equal(formatCard(card, 'number', 'digits:4-8'), '4242');
  assert.equal(formatCard(card, 'expiry', 'MM / YY'), '04 / 31');
  assert.equal(formatCard(card, 'expiryMonth', 'M'), '4');
  assert.equal(formatCard(card, 'expiryYear', 'YY'), '31');
  assert.equal(networkOf('5555555555554444'), 'Mastercard');
});

test('an unknown format and a destroyed security code are errors', () => {
  assert.throws(() => formatCard(card, 'expiry', 'DD.MM.'));
  assert.throws(() => formatCard(card, 'expiry', 'constructor'));
  assert.throws(() => formatCard({ ...card, cvv: null }, 'cvv', 'plain'));
});
