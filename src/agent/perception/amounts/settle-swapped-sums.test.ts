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
  const lines = rows.map(([label, amount]) => sumRow(label, amount)).join('');
  const totals = readTotals(await shop.see(`<main><section>${lines}</section></main>`));
  return [totals.addsUp, totals.subtotal?.amount, totals.total?.amount];
}

test('what is called the order and the basket are read the other way round where only that adds up', async () => {
  const parts = [
    ['VAT', '$41.65'],
    ['Delivery', '$59.90'],
  ] as const;
  assert.deepEqual(await read(['Order total', '$208.25'], ...parts, ['Subtotal', '$309.80']), [
    true,
    '208.25',
    '309.80',
  ]);
  const [addsUp, , total] = await read(['Order total', '$208.25'], ...parts, ['Subtotal', '$311.00']);
  assert.deepEqual([addsUp, total], [false, '208.25']);
});
