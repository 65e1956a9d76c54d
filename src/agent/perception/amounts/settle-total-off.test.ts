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

async function read(...rows: readonly (readonly [label: string, amount: string])[]) {
  const lines = rows.map(([label, amount]) => sumRow(label, amount));
  const { addsUp, total, discount } = readTotals(await shop.see(`<main><section>${lines.join('')}</section></main>`));
  return [addsUp, total?.amount, discount?.amount];
}

test('a lower total that is taken off to give the order total is the sum of the discounts', async () => {
  const rest = [
    ['Taxes', '$2.56'],
    ['Shipping', '$5.95'],
  ] as const;
  const saved = await read(['Subtotal', '$34.50'], ['Total Savings', '$3.45'], ...rest, ['Total', '$39.56']);
  assert.deepEqual(saved, [true, '39.56', '3.45']);
  const none = await read(['Subtotal', '$34.50'], ['Total Savings', '$0.00'], ...rest, ['Total', '$43.01']);
  assert.deepEqual(none.slice(0, 2), [true, '43.01']);
  const wrong = await read(['Subtotal', '$34.50'], ['Total Savings', '$3.45'], ...rest, ['Total', '$45.56']);
  assert.equal(wrong[0], false);
});
