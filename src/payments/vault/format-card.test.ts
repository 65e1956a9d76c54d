import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packCard, unpackCard, wipeCard } from './card.ts';
import { formatCard, networkOf } from './format-card.ts';

const card = {
  number: Buffer.from('4242424242424242'),
  expiryMonth: '04',
  expiryYear: '2031',
  holder: 'Ada Example',
  cvv: Buffer.from('123'),
};

test('each part comes in the format that the field wants', () => {
  assert.equal(formatCard(card, 'number', 'plain'), '4242424242424242');
  assert.equal(formatCard(card, 'number', 'groups'), '4242 4242 4242 4242');
  assert.equal(
    formatCard({ ...card, number: Buffer.from('378282246310005') }, 'number', 'groups'),
    '3782 822463 10005',
  );
  assert.equal(formatCard(card, 'number', 'digits:4-8'), '4242');
  assert.equal(formatCard(card, 'expiry', 'MM / YY'), '04 / 31');
  assert.equal(formatCard(card, 'expiryMonth', 'M'), '4');
  assert.equal(formatCard(card, 'expiryYear', 'YY'), '31');
  assert.equal(formatCard(card, 'cvv', 'plain'), '123');
  assert.equal(networkOf(Buffer.from('5555555555554444')), 'Mastercard');
});

test('an unknown format and a destroyed security code are errors', () => {
  assert.throws(() => formatCard(card, 'number', 'digits'));
  assert.throws(() => formatCard(card, 'expiry', 'DD.MM.'));
  assert.throws(() => formatCard(card, 'expiry', 'constructor'));
  assert.throws(() => formatCard({ ...card, cvv: null }, 'cvv', 'plain'));
});

test('a card survives packing, and wiping leaves no digit behind', () => {
  const packed = packCard(card);
  const unpacked = unpackCard(packed);
  assert.deepEqual({ ...unpacked, cvv: card.cvv }, card);
  wipeCard({ ...unpacked, cvv: null });
  assert.ok(!packed.includes('4242'));
});
