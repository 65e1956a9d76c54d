import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readTotals } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const columns = (names: string, amounts: string) =>
  `<div style="display:flex;width:400px"><div style="width:260px"><div>${names}</div></div><div><div>${amounts}</div></div></div>`;
const rowsOf = async (html: string) => (await shop.see(html)).rows.map(({ label, amountText }) => [label, amountText]);

test('sums in two columns of lines are named line by line', async () => {
  const view = await shop.see(`<h1>Checkout</h1>
    ${columns('<span>Subtotal</span><br><span>Shipping</span>', '<span>$18.90</span><br><span>$4.90</span>')}
    ${columns('Tax<br><b>Total</b>', '$4.29<br><b>$23.80</b>')}`);
  const { subtotal, shipping, total } = readTotals(view);
  assert.deepEqual([subtotal?.amountMinor, shipping?.amountMinor, total?.amountMinor], [1890, 490, 2380]);
});

test('a dash in the place of an amount that is not known yet keeps its line', async () => {
  assert.deepEqual(await rowsOf(columns('Subtotal<br>Shipping<br>Total', '$18.90<br>-<br>$18.90')), [
    ['Subtotal', '$18.90'],
    ['Total', '$18.90'],
  ]);
});

test('columns of different length stay as they are', async () => {
  const rows = await rowsOf(columns('Subtotal<br>incl. tax<br>Total', '$18.90<br>$23.80'));
  assert.ok(rows.every(([label]) => label !== 'Total'));
});
