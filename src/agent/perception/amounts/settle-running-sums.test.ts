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

/** The amounts of all that is read as a total, in page order. */
async function totalsOf(...rows: readonly (readonly [label: string, amount: string])[]) {
  const lines = rows.map(([label, amount]) => sumRow(label, amount));
  const totals = readTotals(await shop.see(`<main><section>${lines.join('')}</section></main>`));
  const called = totals.rows.filter(({ role }) => role === 'total').map(({ money }) => money.amount);
  return { ...totals, called: new Set(called) };
}

test('a total from which a discount leads down to the next one is a sum on the way', async () => {
  const read = await totalsOf(
    ['Basket total (before discounts)', '£47.80'],
    ['Harvest (HARVEST10)', '-£4.78'],
    ['Basket total (after discounts)', '£43.02'],
    ['Shipping', '£3.95'],
    ['Order total', '£46.97'],
  );
  assert.deepEqual([read.addsUp, read.subtotal?.amount, read.discount?.amount], [true, '47.80', '4.78']);
  assert.deepEqual([read.total?.amount, read.called.has('47.80')], ['46.97', false]);
});

test('a higher total that nothing on the page leads down from stays one', async () => {
  const read = await totalsOf(
    ['Basket total', '£47.80'],
    ['Harvest (HARVEST10)', '-£4.00'],
    ['Shipping', '£3.95'],
    ['Order total', '£46.97'],
  );
  assert.equal(read.called.has('47.80'), true);
});
