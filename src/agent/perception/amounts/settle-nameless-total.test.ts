import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { type ChosenDelivery, readTotals } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

type Row = readonly [label: string, amount: string];

const totalOf = (...rows: readonly Row[]) => totalWith(null, ...rows);

async function totalWith(known: ChosenDelivery | null, ...rows: readonly Row[]): Promise<string | undefined> {
  const lines = rows.map(([label, amount]) => sumRow(label, amount));
  return readTotals(await shop.see(`<main><section>${lines.join('')}</section></main>`), known).total?.amount;
}

const GOODS = ['Subtotal', '€42.50'] as const;
const SENDING = ['Shipping', '€4.20'] as const;

test('what closes the list of the sums and is all of them is the total, whatever it is called', async () => {
  assert.equal(await totalOf(GOODS, SENDING, ['VAT', '€7.78'], ['Zumme lix', '€46.70']), '46.70');
  assert.equal(await totalOf(GOODS, SENDING, ['Discount', '-€2.50'], ['Zumme lix', '€44.20']), '44.20');
});

test('an amount that is not all of them, or that something follows, is no total', async () => {
  assert.equal(await totalOf(GOODS, SENDING, ['Zumme lix', '€49.70']), undefined);
  assert.equal(await totalOf(GOODS, SENDING, ['Zumme lix', '€46.70'], ['Borba', '€3.00']), undefined);
  assert.equal(await totalOf(GOODS, ['Zumme lix', '€42.50']), undefined);
});

test('the only sum of a list is its total where the goods of the cart and the parts above give it', async () => {
  const known = { name: 'Parcel', priceMinor: 420, goodsMinor: 4250 };
  const less = ['Discount', '-€2.50'] as const;
  assert.equal(await totalWith(known, less, SENDING, ['Summa', '€44.20']), '44.20');
  assert.equal(await totalWith(known, ['Lamp', '€42.50'], less, SENDING, ['Summa', '€44.20']), '44.20');
  assert.equal(await totalWith(null, less, SENDING, ['Summa', '€44.20']), undefined, 'goods that nobody knows');
  assert.equal(await totalWith(known, less, SENDING, ['Summa', '€47.20']), undefined, 'three more');
  assert.equal(await totalWith(known, less, SENDING, ['Borba', '€3.00'], ['Summa', '€44.20']), undefined, 'left out');
  assert.equal(await totalWith(known, less, SENDING, ['Summa', '€44.20'], ['Borba', '€3.00']), undefined, 'below');
});
