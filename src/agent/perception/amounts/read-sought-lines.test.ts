import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { classifyActions } from '../controls/classify-actions.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import { readSoughtLines } from './read-sought-lines.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function seek(goods: string, sums: string, names: string[]): Promise<string[]> {
  const snapshot = await shop.see(`<h1>Checkout</h1><aside><h4>Items</h4>${goods}</aside><div>${sums}</div>`);
  const fields = classifyFields(snapshot);
  const lines = readSoughtLines(snapshot, fields, classifyActions(snapshot, fields), names);
  return lines.map(({ title, lineTotal }) => `${title} ${lineTotal?.amount}`);
}
const line = (name: string, ...prices: string[]) =>
  `<div><p>${name}</p>${prices.map((price) => `<p>${price}</p>`).join('')}</div>`;
const row = (name: string, price: string) => `<div><span>${name}</span> <span>${price}</span></div>`;

test('names beside amounts that add up to the goods are the lines of the order', async () => {
  const goods = line('Bondi Beach Towel', '$64.95') + line('Tea Soap', 'each $4.00', '$4.00', '$12.00');
  const names = ['Bondi Beach Towel', 'Tea Soap'];
  const lines = ['Bondi Beach Towel 64.95', 'Tea Soap 12.00'];
  assert.deepEqual(await seek(goods, row('Subtotal', '$76.95') + row('Total', '$81.95'), names), lines);
  assert.deepEqual(await seek(goods, row('Shipping', '$5.00') + row('Total', '$81.95'), names), lines);
});

test('what stands beside a name may be the price of one and how many', async () => {
  const goods = line('Tweed Scarf', '1 @ $38.50') + line('Tea Soap', '3 @ $4.00');
  const lines = await seek(goods, row('Sub Total', '$50.50'), ['Tweed Scarf', 'Tea Soap']);
  assert.deepEqual(lines, ['Tweed Scarf 38.50', 'Tea Soap 12.00']);
});

test('an order that holds something else does not add up, and one that lacks a name is not vouched for', async () => {
  const goods = line('Bondi Beach Towel', '$64.95');
  assert.deepEqual(await seek(goods + line('Gift Box', '$9.00'), row('Subtotal', '$73.95'), ['Bondi Beach Towel']), []);
  assert.deepEqual(await seek(goods, row('Subtotal', '$64.95'), ['Bondi Beach Towel', 'Tea Soap']), []);
  assert.deepEqual(await seek(goods, '', ['Bondi Beach Towel']), []);
});
