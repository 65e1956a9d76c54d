import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { readTotals, type Totals } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

type Row = readonly [label: string, amount: string];

async function read(goods: readonly Row[], sums: readonly Row[]): Promise<Totals> {
  const list = (rows: readonly Row[]) =>
    `<section>${rows.map(([label, amount]) => sumRow(label, amount)).join('')}</section>`;
  const page = await shop.see(`<main>${list(goods)}${list(sums)}</main>`);
  return readTotals(page, { name: 'Parcel', priceMinor: 995, goodsMinor: 7135 });
}

const GOODS: readonly Row[] = [
  ['Lemon soap', '$26.85'],
  ['Billy 2.5 litre', '$44.50'],
];
const SUMS: readonly Row[] = [
  ['Shipping', '$9.95'],
  ['Tax', '$0.00'],
  ['Tax (inc)', '$7.39'],
  ['Total', '$81.30'],
];

test('a review that lists its goods and names no subtotal is read by what the goods cost in the cart', async () => {
  const { subtotal, fees, addsUp, taxIncluded } = await read(GOODS, SUMS);
  assert.deepEqual([subtotal?.amount, fees.length, addsUp, taxIncluded], ['71.35', 0, true, true]);
});

test('a charge in the list, or goods at another price, stays what it is', async () => {
  const charged = await read([...GOODS, ['Borba lix', '$3.00']], [...SUMS.slice(0, 3), ['Total', '$84.30']]);
  assert.equal(charged.subtotal, null);
  const dearer = await read([['Lemon soap', '$29.85'], ...GOODS.slice(1)], SUMS);
  assert.equal(dearer.subtotal, null);
});

test('goods that are called like a tax are none of the taxes below the subtotal', async () => {
  const page = (total: string): readonly Row[] => [
    ['Sous-total', '40,25 $'],
    ['Livraison', '9,95 $'],
    ['TPS', '2,51 $'],
    ['TVQ', '5,01 $'],
    ['Total', total],
  ];
  const cups: readonly Row[] = [['Tasse en grès', '27,25 $']];
  const { tax, addsUp } = await read(cups, page('57,72 $'));
  assert.deepEqual([tax?.amount, addsUp], ['7.52', true]);
  assert.equal((await read(cups, page('59,72 $'))).addsUp, false);
});
