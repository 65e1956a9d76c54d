import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCurrency, parsePrice, parsePrices } from './price-text.ts';

const cases: [string, string, string][] = [
  ['$1,234.50', '1234.50', 'USD'],
  ['1.234,50 €', '1234.50', 'EUR'],
  ['1 234,50 zł', '1234.50', 'PLN'],
  ["CHF 1'234.50", '1234.50', 'CHF'],
  ['€ 12,-', '12', 'EUR'],
  ['R$ 1.500,00', '1500.00', 'BRL'],
  ['12,000원', '12000', 'KRW'],
  ['¥1,980', '1980', 'JPY'],
  ['KD 423.923', '423.923', 'KWD'],
  ['$699,000', '699000', 'USD'],
  ['73.460 €', '73460', 'EUR'],
  ['from £9.99 per month', '9.99', 'GBP'],
  ['NZD $100.70', '100.70', 'NZD'],
  ['1.837, 32 €', '1837.32', 'EUR'],
  ['-5,00 €', '-5.00', 'EUR'],
  ['−$5.00', '-5.00', 'USD'],
  ['149 kr', '149', 'SEK'],
  ['Express delivery – $14.90', '14.90', 'USD'],
  ['Discount -$5.00', '-5.00', 'USD'],
  ['- 5,00 €', '-5.00', 'EUR'],
  ['Kostenlos', '0', ''],
];

for (const [text, amount, currency] of cases) {
  test(`reads ${text}`, () => {
    const price = parsePrice(text);
    assert.deepEqual([price?.amount, price?.currency], [amount, currency]);
  });
}

test('minor units are exact', () => {
  assert.equal(parsePrice('19,99 €')?.amountMinor, 1999);
  assert.equal(parsePrice('¥1,980')?.amountMinor, 1980);
  assert.equal(parsePrice('KD 1.234')?.amountMinor, 1234);
});

test('a hint settles a bare dollar and a missing currency', () => {
  assert.equal(parsePrice('$10', { currency: 'CAD' })?.currency, 'CAD');
  assert.equal(parsePrice('10.00', { near: 'RRP £12.00' })?.currency, 'GBP');
  assert.equal(parsePrice('10,00 €', { currency: 'USD' })?.currency, 'EUR');
});

test('percentages, dates and words are no prices', () => {
  for (const text of ['40% off', '15.08.2017', 'July, 2004', 'Sold out', ''])
    assert.equal(parsePrice(text), null, text);
});

test('all prices of a text come in order', () => {
  assert.deepEqual(
    parsePrices('841,00 zł – 995,00 zł').map((p) => p.amount),
    ['841.00', '995.00'],
  );
  assert.equal(findCurrency('Total in CHF'), 'CHF');
});
