import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNetwork } from './card-networks.ts';

// Published test numbers of the networks and of payment providers.
const numbers: readonly [string, string][] = [
  ['4242424242424242', 'visa'],
  ['4222222222222', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['2720990000000007', 'mastercard'],
  ['378282246310005', 'amex'],
  ['341111111111111', 'amex'],
  ['6011111111111117', 'discover'],
  ['6445644564456445', 'discover'],
  ['30569309025904', 'diners'],
  ['36227206271667', 'diners'],
  ['38520000023237', 'diners'],
  ['3530111333300000', 'jcb'],
  ['3566002020360505', 'jcb'],
  ['6200000000000005', 'unionpay'],
  ['8171999927660000', 'unionpay'],
  ['6759649826438453', 'maestro'],
  ['5018000000000009', 'maestro'],
  ['6304000000000000', 'maestro'],
];

test('every network is recognised by its number, and its rules fit its own test numbers', () => {
  for (const [number, id] of numbers) {
    const network = findNetwork(number);
    assert.equal(network?.id, id, number);
    assert.ok(network.lengths.includes(number.length), `${number} has a length of ${id}`);
  }
});

test('a number of no network is nobody’s', () => {
  for (const number of ['', '1', '0000', '9999999999999999', '2220', '2721']) assert.equal(findNetwork(number), null);
});
