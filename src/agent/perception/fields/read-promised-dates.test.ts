import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPromisedDates } from './read-promised-dates.ts';

const NOW = new Date('2026-11-17T10:00:00Z');

test('dates that a delivery promises are days from now', () => {
  const cases: [text: string, min: number, max: number][] = [
    ['Arrives Thu 19 Nov GBP 9.61', 2, 2],
    ['Get it by November 19th', 2, 2],
    ['Standardversand: € 5,00 20.–24. November', 3, 7],
    ['Colissimo 48h 19–20 nov.', 2, 3],
    ['Nov 28 – Dec 2', 11, 15],
    ['28. listopadu až 2. prosince', 11, 15],
    ['Entrega el 19 de noviembre', 2, 2],
    ['11月19日にお届け', 2, 2],
    ['Zustellung am 19.11.', 2, 2],
    ['Doručení čt 19. 11.', 2, 2],
    ['Delivered 2026-11-19', 2, 2],
    ['Arrives 4 January', 48, 48],
    ['エコノミー便 11/26～12/01 無料', 9, 14],
    ['Consegna 26/11 - 01/12', 9, 14],
    ['by 11/19/2026', 2, 2],
  ];
  for (const [text, min, max] of cases) assert.deepEqual(readPromisedDates(text, NOW), { min, max }, text);
});

test('other numbers are no dates', () => {
  for (const text of [
    'Royal Mail 48',
    'Parcel 2-5 kg',
    'Standard 5.99',
    '3 marble tiles',
    'Order before 12:00',
    'May fair 24',
    'Hotline 24/7',
    '1/2 price over 30/15 cm',
  ])
    assert.equal(readPromisedDates(text, NOW), null, text);
});
