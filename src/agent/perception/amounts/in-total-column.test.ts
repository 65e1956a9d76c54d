import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readTotals } from './read-totals.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const line = (label: string, tax: string, paid: string) =>
  `<tr><td>${label}</td><td><span>${tax}</span></td><td>${paid}</td></tr>`;

async function read(...lines: string[]) {
  const taken = await shop.see(`<main><h1>Order</h1><table style="width:600px">${lines.join('')}</table></main>`);
  return readTotals(taken, { name: 'Parcel', priceMinor: 495, goodsMinor: 2555 });
}

test('sums with a column for the tax in them are read by the column of the total', async () => {
  const { subtotal, shipping, discount, total, addsUp } = await read(
    line('Total of product prices', '4.43 €', '<div><b>25.55 €</b></div>'),
    line('SPRING10', '-0.44 €', '-2.56 €'),
    line('Shipping', '0.86 €', '4.95 €'),
    line('Total', '4.85 €', '<strong><div><span>27.94 €</span></div></strong>'),
  );
  assert.deepEqual(
    [subtotal, shipping, discount, total].map((each) => each?.amount),
    ['25.55', '4.95', '2.56', '27.94'],
  );
  assert.equal(addsUp, true);
});

test('a charge that stands in the column of the total stays in the sums', async () => {
  const { total, addsUp } = await read(
    line('Subtotal', '4.43 €', '25.55 €'),
    line('Shipping', '0.86 €', '4.95 €'),
    line('Care package', '1.00 €', '6.00 €'),
    line('Total', '5.29 €', '30.50 €'),
  );
  assert.equal(total?.amount, '30.50');
  assert.equal(addsUp, false);
});

test('no amount is left out that is higher than the one in the column of the total', async () => {
  const { rows } = await read(
    line('Subtotal', '4.43 €', '25.55 €'),
    line('Shipping', '9.86 €', '4.95 €'),
    line('Total', '5.29 €', '30.50 €'),
  );
  assert.ok(rows.some(({ money }) => money.amount === '9.86'));
});
