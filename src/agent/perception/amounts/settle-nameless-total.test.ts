import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { readTotals } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function totalOf(...rows: readonly (readonly [label: string, amount: string])[]): Promise<string | undefined> {
  const lines = rows.map(([label, amount]) => sumRow(label, amount));
  return readTotals(await shop.see(`<main><section>${lines.join('')}</section></main>`)).total?.amount;
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
