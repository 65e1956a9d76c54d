import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelParts } from './label-parts.ts';
import { parsePrices } from './price-text.ts';
import { saysJust, saysJustWithNotes, withoutPriceBehind } from './says-just.ts';
import { withoutPrice } from './without-price.ts';

test('asked values in any order, whatever signs they hold, and nothing else', () => {
  assert.equal(saysJust('Black / 1,5 L', ['1,5 L', 'Black']), true);
  assert.equal(saysJust('White / 32/34', ['White', '32/34']), true);
  assert.equal(saysJust('White / 34/32', ['White', '32/34']), false);
  assert.equal(saysJust('White / 32/34 / Slim', ['White', '32/34']), false);
  assert.equal(saysJust('White', ['White', '32/34']), false);
});

test('behind them may stand a price, a bracket or a remark', () => {
  assert.equal(saysJustWithNotes('Azul (RAL 5010) $5,329.00', ['Azul (RAL 5010)']), true);
  assert.equal(saysJustWithNotes('Azul / 40 €76,25', ['Azul', '40']), true);
  assert.equal(saysJustWithNotes('Azul / 40 164,99 €', ['Azul', '40']), true);
  assert.equal(saysJustWithNotes('Azul / 40 kr. 164,00 – sold out', ['Azul', '40']), false);
  assert.equal(saysJustWithNotes('Azul / 40 – 164,00 kr – sold out', ['Azul', '40']), true);
  assert.equal(saysJustWithNotes('Azul / 40 wide', ['Azul', '40']), false);
});

test('a size before the price is no part of it, and a litre no currency', () => {
  assert.equal(withoutPriceBehind('Azul / 40 €76,25'), 'Azul / 40');
  assert.equal(withoutPriceBehind('Azul / 40 – 76,25 EUR'), 'Azul / 40');
  assert.equal(withoutPriceBehind('Black / 1,5 L'), 'Black / 1,5 L');
  assert.deepEqual(labelParts('Black / 1,5 L – € 48,95'), ['black', '1 5 l']);
  assert.deepEqual(labelParts('Azul / 40 €76,25'), ['azul', '40']);
});

test('a sign before the amount and its code behind it belong to one price', () => {
  assert.equal(withoutPrice('Červená Kč1 000 CZK').trim(), 'Červená');
  assert.equal(withoutPrice('Red $12.00 CAD').trim(), 'Red');
  assert.equal(withoutPrice('Kort (+ 22,00 SEK)'), 'Kort (+ )');
  assert.equal(withoutPrice('Size L 12.00 EUR').trim(), 'Size L');
  assert.equal(withoutPriceBehind('Modrá / 40 Kč950 CZK'), 'Modrá / 40');
  assert.equal(saysJustWithNotes('Modrá Kč950 CZK', ['Modrá']), true);
  assert.equal(saysJustWithNotes('Modrá Kč950 CZK XL', ['Modrá']), false);
});

test('a number with the sign of a measure is a size', () => {
  const signOf = (text: string) => parsePrices(text)[0]?.sign ?? '';
  assert.deepEqual(['10 L', '1,5 L', '30 M', 'L 10.00', 'R 10.00', '10,00 F'].map(signOf), ['', '', '', 'L', 'R', 'F']);
});
