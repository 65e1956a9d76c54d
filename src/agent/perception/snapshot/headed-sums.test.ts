import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readTotals } from '../amounts/read-totals.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const table = (headings: string[], cells: string[]) => {
  const row = (tag: string, texts: string[]) => texts.map((text) => `<${tag}><div>${text}</div></${tag}>`).join('');
  const heads = headings.map((text) => `<th scope="col">${text}</th>`).join('');
  return `<main><h1>Cart</h1><table style="width:800px"><thead><tr>${heads}</tr></thead><tbody><tr>${row('td', cells)}</tr></tbody></table></main>`;
};
const read = async (headings: string[], cells: string[]) => {
  const { subtotal, shipping, discount, total } = readTotals(await shop.see(table(headings, cells)));
  return [subtotal, shipping, discount, total].map((each) => each?.amountMinor ?? null);
};

test('sums below the headings of their columns are read where they add up', async () => {
  assert.deepEqual(
    await read(['Subtotal', 'Shipping', 'Total'], ['<b>$18.90</b>', '<b>+ $3.00</b>', '<b>= $21.90</b>']),
    [1890, 300, null, 2190],
  );
  assert.deepEqual(
    await read(['Subtotal', 'Discount', 'Total'], ['$18.90', '- $1.90', '= $17.00']),
    [1890, null, -190, 1700].map((each) => each && Math.abs(each)),
  );
});

test('amounts that do not add up, and the line of a cart, are no such sums', async () => {
  const [, , , wrong] = await read(['Subtotal', 'Shipping', 'Total'], ['$18.90', '+ $3.00', '= $29.90']);
  assert.equal(wrong, null);
  const [, , , line] = await read(['Product', 'Price', 'Total'], ['Kettle', '$18.90', '$18.90']);
  assert.equal(line, null);
});
