import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePage } from '../../reader/sample-page.ts';
import { readTotals } from './read-totals.ts';

const read = (...rows: readonly (readonly [string, string])[]) =>
  readTotals(samplePage({ title: 'Checkout', rows }).snapshot);

const BOTH = [
  ['Subtotal', '€100.00'],
  ['Shipping & tax', '€29.00'],
  ['Shipping', '€9.00'],
  ['Tax', '€20.00'],
] as const;

test('a row that sums up the parts below it counts for nothing beside them', () => {
  const { addsUp, shipping, tax } = read(...BOTH, ['Total', '€129.00']);
  assert.deepEqual([addsUp, shipping?.amount, tax?.amount], [true, '9.00', '20.00']);
  assert.equal(read(...BOTH, ['Total', '€158.00']).addsUp, false, 'charged twice');
  assert.equal(read(...BOTH, ['Total', '€109.00']).addsUp, true, 'with a tax that is contained');
});

test('what is not their sum stays a charge, and so does one with a name of its own', () => {
  const [goods, , ...parts] = BOTH;
  const other = read(goods, ['Nirru', '€28.00'], ...parts, ['Total', '€129.00']);
  assert.ok(other.addsUp !== true || other.fees.length > 0);
  const charged = read(goods, ['Shipping insurance', '€29.00'], ...parts, ['Total', '€158.00']);
  assert.ok(charged.fees.length > 0 || charged.addsUp === false);
});

const NET = (below: string) =>
  [
    ['Subtotal', '€34.80'],
    ['Excl. tax', below],
    ['Shipping', '€3.60'],
    ['Excl. tax', '€3.00'],
    ['Tax', '€6.40'],
    ['Order total', '€38.40'],
    ['Excl. tax', '€32.00'],
  ] as const;

test('the same amount once more without its tax is no charge', () => {
  const right = read(...NET('€29.00'));
  assert.deepEqual([right.addsUp, right.fees.length, right.total?.amount], [true, 0, '38.40']);
  const wrong = read(...NET('€27.00'));
  assert.ok(wrong.addsUp !== true || wrong.fees.length > 0, 'another amount is one that the total leaves out');
});

test('a discount and the coupon below it, both in unknown words, are taken off once', () => {
  const rows = [
    ['Subtotal', '€129.00'],
    ['Zumme', '-€12.90'],
    ['Lix', '-€12.90'],
    ['Shipping', '€9.00'],
  ] as const;
  const once = read(...rows, ['Total', '€125.10']);
  assert.deepEqual([once.addsUp, once.discount?.amountMinor], [true, 1290]);
  const twice = read(...rows, ['Total', '€112.20']);
  assert.deepEqual([twice.addsUp, twice.discount?.amountMinor], [true, 2580]);
});

const OFF = [
  ['Subtotal', '€69.90'],
  ['Lumo15', '-€10.49'],
  ['Shipping', '€4.90'],
  ['Total', '€64.31'],
] as const;

test('what was saved, said once more below the total in unknown words, is no charge', () => {
  const saved = read(...OFF, ['Zolgat', '€10.49']);
  assert.deepEqual([saved.addsUp, saved.fees.length, saved.discount?.amountMinor], [true, 0, 1049]);
});

test('a charge is none, whatever it costs: above the total, of another amount, or by its name', () => {
  const isRefused = (...rows: readonly (readonly [string, string])[]) => {
    const { addsUp, fees } = read(...rows);
    assert.ok(addsUp !== true || fees.length > 0, JSON.stringify(rows));
  };
  isRefused(...OFF, ['Zolgat', '€10.48']);
  isRefused(...OFF, ['Gift wrapping', '€10.49']);
  isRefused(...OFF.slice(0, 3), ['Zolgat', '€10.49'], ['Total', '€74.80']);
});
