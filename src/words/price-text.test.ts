import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCurrency, parsePrice, parsePrices } from '../words/price-text.ts';

const cases: [string, string, string][] = [
  ['$1,234.50', '1234.50', 'USD'],
  ['1.234,50 €', '1234.50', 'EUR'],
  ['HUF 1290 120/168 h', '1290', 'HUF'],
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
  ['−zł 41,74', '-41.74', 'PLN'],
  ['Rabatt -kr 50,00', '-50.00', 'SEK'],
  ['Levering – kr 49,00', '49.00', 'SEK'],
  ['Kaffe–kr 49,00', '49.00', 'SEK'],
  ['149 kr', '149', 'SEK'],
  ['Express delivery – $14.90', '14.90', 'USD'],
  ['Discount -$5.00', '-5.00', 'USD'],
  ['- 5,00 €', '-5.00', 'EUR'],
  ['Kostenlos', '0', ''],
  // Written from the right, with marks that turn the direction; digits of other scripts and widths; the sign behind.
  ['\u200f120.00 \u200f₪', '120.00', 'ILS'],
  ['\u200f\u202a120.00 ₪\u202c', '120.00', 'ILS'],
  ['٣٥٠٫٠٠ ر.س.\u200f', '350.00', 'SAR'],
  ['د.إ.\u200f 120.00', '120.00', 'AED'],
  ['１２，８００円', '12800', 'JPY'],
  ['￦12,000', '12000', 'KRW'],
  ['250.000₫', '250000', 'VND'],
  ['1,200 บาท', '1200', 'THB'],
  ['Rp250.000', '250000', 'IDR'],
  ['1 299 грн', '1299', 'UAH'],
  ['¥-500', '-500', 'JPY'],
  ['$-5.00', '-5.00', 'USD'],
  // As shops of many countries write them.
  ['EUR 1.234,-', '1234', 'EUR'],
  ['SFr. 1’250.–', '1250', 'CHF'],
  ['1\u202f299,00\u00a0€', '1299.00', 'EUR'],
  ['19€99', '19.99', 'EUR'],
  ['100 g = 1,99 €', '1.99', 'EUR'],
  ['2 pour 15,00 €', '15.00', 'EUR'],
  ['10x de R$ 129,90 sem juros', '129.90', 'BRL'],
  ['3 payments of $16.66', '16.66', 'USD'],
  ['van € 24,95 voor € 19,95', '24.95', 'EUR'],
  ['$ 1.299.990', '1299990', 'USD'],
  ['$U 1.290', '1290', 'UYU'],
  ['S/. 1,299.00', '1299.00', 'PEN'],
  ['1 290,- Kč', '1290', 'CZK'],
  ['12.990 Ft', '12990', 'HUF'],
  ['1 299:-', '1299', ''],
  ['kr. 1.299,00', '1299.00', 'SEK'],
  ['1 299 ₴', '1299', 'UAH'],
  ['25 000 сум', '25000', 'UZS'],
  ['1.299,90 TL', '1299.90', 'TRY'],
  ['١٢٣٫٥٠ ر.س', '123.50', 'SAR'],
  ['١٬٢٩٩ د.إ', '1299', 'AED'],
  ['KWD 12.500', '12.500', 'KWD'],
  ['₹1,29,999', '129999', 'INR'],
  ['Rs. 1,299/-', '1299', 'INR'],
  ['１２，８００円', '12800', 'JPY'],
  ['税抜 980円 (税込 1,078円)', '980', 'JPY'],
  ['3,980円～', '3980', 'JPY'],
  ['1万2800円', '12800', 'JPY'],
  ['NT$ 1,290 起', '1290', 'TWD'],
  ['₩ 1,290,000', '1290000', 'KRW'],
  ['1,290 บาท', '1290', 'THB'],
  ['1.299.000đ', '1299000', 'VND'],
  ['Rp 12.500,00', '12500.00', 'IDR'],
  ['Php 499', '499', 'PHP'],
  ['R 1 299,00', '1299.00', 'ZAR'],
  ['無料', '0', ''],
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

test('numbers of things are no prices, ends of a range are', () => {
  const amounts = (text: string): string[] => parsePrices(text).map((p) => p.amount);
  assert.deepEqual(amounts('2,59 €/100 ml'), ['2.59']);
  assert.deepEqual(amounts('$1,299.00 or 12 payments of $108.25'), ['1299.00', '108.25']);
  assert.deepEqual(amounts('10 - 20 €'), ['10', '20']);
  assert.deepEqual(amounts('10 bis 20 €'), ['10', '20']);
  assert.deepEqual(amounts('20 euros'), ['20']);
});

test('a price in other digits is found in its place', () => {
  const price = parsePrice('価格：１，２９８円');
  assert.deepEqual([price?.amount, price?.index, price?.length], ['1298', 3, 5]);
});

test('all prices of a text come in order', () => {
  assert.deepEqual(
    parsePrices('841,00 zł – 995,00 zł').map((p) => p.amount),
    ['841.00', '995.00'],
  );
  assert.equal(findCurrency('Total in CHF'), 'CHF');
});

test('a dash in the place of the cents belongs to its price, and is no minus of the next one', () => {
  const read = (text: string) => parsePrices(text).map(({ amount, length }) => [amount, length]);
  assert.deepEqual(read('kr 380:- kr 475:-'), [
    ['380', 5],
    ['475', 5],
  ]);
  assert.deepEqual(read('5,– CHF'), [['5', 3]]);
  assert.deepEqual(read('Rs. 1,299/-'), [['1299', 7]]);
  assert.deepEqual(read('Rabatt: -5,-'), [['-5', 4]]);
});

test('the dash of a range is no minus, though the sign of the second price stands between', () => {
  assert.deepEqual(
    parsePrices('kr 49-kr 59').map(({ amount }) => amount),
    ['49', '59'],
  );
});
