import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldApart } from './told-apart.ts';

test('a label is told from the others by the words that it alone says', () => {
  const sizes = ['S', 'M', 'L'].map((size, at) => `Größe ${size}, Farbe rot, CHF 139.00 ${at * 12}`);
  assert.equal(toldApart(sizes, 'M', ['Größe', 'Farbe', 'rot']), 1);
  assert.equal(toldApart(sizes, 'rot', ['Größe', 'Farbe', 'M']), -1);
  const woods = ['Fjord stol eik grå Eik', 'Fjord stol valnøtt grå Valnøtt'];
  assert.equal(toldApart(woods, 'Valnøtt', ['Fjord stol', 'Grå']), 1);
  assert.equal(toldApart(woods, 'Grå', ['Fjord stol', 'Valnøtt']), -1);
});

test('what says more than was asked for is another value', () => {
  assert.equal(toldApart(sizesOf('M'), 'M', ['Size']), -1, 'the colour was not asked for');
  assert.equal(toldApart(['Black and white', 'Navy'], 'Black', []), -1);
  assert.equal(toldApart(['Black', 'Black matt', 'Navy'], 'Black', []), -1);
  assert.equal(toldApart(['Dark blue', 'Dark green'], 'blue', []), -1);
  assert.equal(toldApart(['Red', 'Navy'], 'Blue', []), -1);
  assert.equal(toldApart(['32 30', '34 32'], '30', []), -1);
  assert.equal(toldApart(['Navy'], 'Navy', []), -1);
});

const sizesOf = (...sizes: string[]) => [...sizes, 'XXL'].map((size) => `Size ${size}, in red`);
