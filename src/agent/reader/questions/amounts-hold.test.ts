import assert from 'node:assert/strict';
import { test } from 'node:test';
import { purchaseOrder } from '../../../../test/harness/purchase.ts';
import { openRecipeBook } from '../../recipes/recipe-book.ts';
import { newMemory, type Run } from '../../run/run.ts';
import { Stop } from '../../run/stop.ts';
import { shownAmounts } from '../../view/taught-rows.ts';
import { samplePage } from '../sample-page.ts';
import { whichAmounts } from './which-amounts.ts';

type Row = readonly [label: string, amount: string, is?: string];

/** What the check makes of an answer; a row without a word is not named in it. */
function judge(rows: readonly Row[], cart: number, chosen: string | null = null): string {
  const memory = newMemory(purchaseOrder({ items: [] }));
  memory.shippingOption = chosen;
  memory.cartSubtotal = { minor: cart, currency: 'EUR' };
  const run = { memory, recipe: openRecipeBook('shop.example', null, []) } as unknown as Run;
  const view = samplePage({ title: 'Checkout', rows: rows.map(([label, amount]) => [label, amount] as const) });
  const stop = new Stop('merchant_error', 'the amounts of the order page do not add up');
  const posed = whichAmounts(run, { stage: 'review', stop, view, item: null });
  const answer = { rows: rows.flatMap(([, , is], row) => (is ? [{ row: String(row), is }] : [])) };
  return posed?.check(answer) ? 'holds' : (posed?.faultOf?.(answer) ?? 'no reason');
}

const UMBRELLA: readonly Row[] = [
  ['Delsumma för dina varor', '1 290,00 €', 'subtotal'],
  ['Ytterligare orderrabatter', '- 129,00 €', 'discount'],
  ['Vårrabatt 10 %', '- 129,00 €', 'none'],
  ['Frakt & moms', '401,50 €', 'none'],
  ['Frakt totalt', '89,00 €', 'shipping'],
  ['Moms', '312,50 €', 'tax'],
  ['Totalt för varukorgen', '1 562,50 €', 'total'],
];

test('a row over its own parts, and a discount with its coupon, hold', () => {
  assert.equal(judge(UMBRELLA, 129000), 'holds');
  const other = UMBRELLA.map(([label, amount, is], at): Row => [label, amount, ['none', 'discount'][at - 1] ?? is]);
  assert.equal(judge(other, 129000), 'holds', 'whichever of the two is called the discount');
  const unnamed = UMBRELLA.map(([label, amount, is]): Row => (is === 'none' ? [label, amount] : [label, amount, is]));
  assert.equal(judge(unnamed, 129000), 'holds');
});

const NET: readonly Row[] = [
  ['Oak Serving Board', '€34.80', 'none'],
  ['Subtotal', '€34.80', 'subtotal'],
  ['Excl. tax', '€29.00', 'none'],
  ['Shipping', '€3.60', 'shipping'],
  ['Excl. tax', '€3.00', 'none'],
  ['Tax', '€6.40', 'tax'],
  ['Order total', '€38.40', 'total'],
  ['Excl. tax', '€32.00', 'none'],
];

test('prices without tax beside those with it hold', () => {
  assert.equal(judge(NET, 3480), 'holds');
  const shownTwice: readonly Row[] = [['Order total', '€38.40', 'none'], ...NET];
  assert.equal(judge(shownTwice, 3480), 'holds', 'with the total above them once more');
  assert.equal(judge([...NET, ['Order total', '€38.40', 'none']], 3480), 'holds', 'or once more below, called nothing');
});

test('a line of the order is worth its price, not its first number, and what a total is in other money is no amount', () => {
  const texts = ['Fles Tilde 42 1 x € 6.535,00', '≈ $3,413.90', '€ 14,40'];
  const page = samplePage({
    title: 'Checkout',
    texts,
    rows: [
      ['Totaal', '€ 6.549,40'],
      ['Totaal', '≈ €17.88'],
    ],
  });
  const shown = shownAmounts(page.snapshot).map(({ row }) => row.amountText);
  assert.deepEqual(shown, ['€ 6.549,40', '6535.00 EUR', '€ 14,40']);
});

test('what is saved may be told only, in its own words, and a total without its tax is named after it', () => {
  const rows = (saved: string, is?: string): Row[] => [
    ['Goods', '€13.50', 'subtotal'],
    ['Lkammadz', '€13.00', 'shipping'],
    ['Total (−VAT 21 %)', '€21.90', 'none'],
    ['Vevop', '€26.50', 'total'],
    [saved, '€4.05', is],
  ];
  assert.equal(judge(rows('You save', 'none'), 1350), 'holds');
  assert.match(judge(rows('Mygub', 'discount'), 1350), /do not give the total/, 'a charge is not called away');
});

test('prices without tax above those with it hold where one rate explains them all', () => {
  const rows = (parcel: string): Row[] => [
    ['Total des articles (HT)', '114,88 €', 'none'],
    ['Total des articles (TTC)', '139,00 €', 'subtotal'],
    ['bpost (HT)', parcel, 'none'],
    ['bpost (TTC)', '5,70 €', 'shipping'],
    ['Mev (HT)', '119,59 €', 'none'],
    ['Mev (TTC)', '144,70 €', 'total'],
  ];
  assert.equal(judge(rows('4,71 €'), 13900), 'holds');
  assert.match(judge(rows('3,00 €'), 13900), /\[2\] stands among the sums/);
});

test('a total in rates holds where the text counts them', () => {
  const rows = (rate: string): Row[] => [
    ['Goods', '€401.99', 'subtotal'],
    ['Shipping', '€5.00', 'shipping'],
    ['Total', '€406.99', 'total'],
    ['or in rates', rate, 'none'],
  ];
  assert.equal(judge(rows('4 × €101.75'), 40199), 'holds');
  assert.match(judge(rows('€101.75'), 40199), /stands among the sums/);
  assert.match(judge(rows('4 × €11.75'), 40199), /stands among the sums/);
});

test('an answer that does not hold is told why, by numbers alone', () => {
  const [board, ...sums] = NET as [Row, ...Row[]];
  const charge: Row = ['Nirru', '€4.00', 'none'];
  const hidden = [board, ...sums.slice(0, 4), charge, ...sums.slice(4)];
  assert.equal(judge(hidden, 3480), '[5] stands among the sums, and none of the named amounts explains it');
  const charged = hidden.map(([label, amount, is]): Row => [label, amount === '€38.40' ? '€42.40' : amount, is]);
  assert.equal(
    judge(charged, 3480),
    'goods [1], with [3], and tax or without it [6] do not give the total [7]',
    'a charge that the total counts',
  );
  assert.equal(judge([...NET, ['Nirru', '€99.00', 'none']], 3480), '[8] is more than the total');
  assert.equal(judge(NET, 3000), 'the goods would cost more than in the cart');
  const net = NET.map(([label, amount, is]): Row => [label, amount, is === 'total' ? 'none' : is]);
  assert.equal(judge([...net.slice(0, 7), ['Excl. tax', '€32.00', 'total']], 3480) === 'holds', false);
});

test('no words of a reader make a charge the sum of parts or a price without tax', () => {
  const parts: readonly Row[] = [
    ['Subtotal', '€100.00', 'subtotal'],
    ['Nirru', '€15.00', 'none'],
    ['Shipping', '€5.00', 'shipping'],
    ['Tax', '€10.00', 'tax'],
  ];
  assert.equal(judge([...parts, ['Qux', '€115.00', 'total']], 10000), 'holds', 'that is what they are');
  const dearer = parts.map(([label, amount, is]): Row => [label, amount === '€15.00' ? '€14.00' : amount, is]);
  assert.notEqual(judge([...dearer, ['Qux', '€115.00', 'total']], 10000), 'holds', 'one that the total leaves out');
  assert.notEqual(judge([...parts, ['Qux', '€130.00', 'total']], 10000), 'holds', 'one that the total counts besides');
  const left: readonly Row[] = [
    ['Subtotal', '€34.80', 'subtotal'],
    ['Nirru', '€28.00', 'none'],
    ['Tax', '€5.80', 'tax'],
    ['Qux', '€34.80', 'total'],
  ];
  assert.notEqual(judge(left, 3480), 'holds');
});

test('an amount in the name of the delivery that was chosen is no charge; in any other words it is one', () => {
  const express = 'Express (insured up to €500.00)';
  const rows: readonly Row[] = [
    ['Subtotal', '€34.80', 'subtotal'],
    [express.replace('€500.00', ''), express],
    ['Delivery', '€3.60', 'shipping'],
    ['Total', '€38.40', 'total'],
  ];
  assert.equal(judge(rows, 3480, `${express} €3.60`), 'holds');
  assert.equal(judge(rows, 3480), '[1] is more than the total', 'nobody chose it');
});

test('goods without the tax that they contain, after a discount, are no charge; any other amount is one', () => {
  const rows = (net: string): readonly Row[] => [
    ['Vor Rabatt', '38,75 €', 'subtotal'],
    ['Ersparnis', '- 3,88 €', 'discount'],
    ['Zwischensumme', net, 'none'],
    ['Versand', '4,50 €', 'shipping'],
    ['Steuer', '5,81 €', 'tax'],
    ['Gesamt', '39,37 €', 'total'],
  ];
  assert.equal(judge(rows('29,06 €'), 3875), 'holds');
  assert.notEqual(judge(rows('27,06 €'), 3875), 'holds');
});
