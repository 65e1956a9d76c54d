import assert from 'node:assert/strict';
import { test } from 'node:test';
import { luhnSum } from './check-digit.ts';

const sumOf = (number: string) => luhnSum(number.length, (index) => Number(number[index]));

test('published card numbers have a sum that ends in zero', () => {
  for (const number of ['4242424242424242', '378282246310005', '6011111111111117'])
    assert.equal(sumOf(number) % 10, 0, number);
});

test('a wrong digit, and two neighbours swapped, are found', () => {
  for (const number of ['4242424242424243', '2442424242424242']) assert.notEqual(sumOf(number) % 10, 0, number);
});
