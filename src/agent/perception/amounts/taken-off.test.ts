import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { readTotals } from './read-totals.ts';

test('a coupon that is a line among the goods is taken off where the goods of the cart prove it to the cent', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const row = (label: string, amount: string) => `<tr><td>${label}</td><td>${amount}</td></tr>`;
  const read = async (off: string, linesMinor: number | null) =>
    readTotals(
      await shop.see(`<main><h1>Confirm your order</h1>
        <table>${row('1 x Armchair', '€489.00')}${row('1 x 10 % on your order', off)}</table>
        <div><table>${row('Shipping', '€5.95')}${row('Subtotal', '€368.64')}${row('Taxes', '€77.41')}
        ${row('Total', '€446.05')}</table></div></main>`),
      { name: 'Parcel', priceMinor: 595, linesMinor },
    );
  const proven = await read('-€48.90', 48_900);
  assert.deepEqual(
    [proven.subtotal?.amountMinor, proven.discount?.amountMinor, proven.shipping?.amountMinor, proven.addsUp],
    [48_900, 4_890, 595, true],
  );
  assert.equal((await read('-€40.00', 48_900)).addsUp, false);
  assert.equal((await read('€48.90', 48_900)).addsUp, false);
  assert.equal((await read('-€48.90', null)).addsUp, false);
});

test('what is taken off in all counts once, where its parts stand below it', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const rows = [
    ['Subtotal', '$279.99'],
    ['Discount', '-$28.00'],
    ['Summer discount 10%', '-$28.00'],
    ['Shipping', '$13.49'],
  ].map(([label, amount]) => sumRow(label ?? '', amount ?? ''));
  const read = async (total: string) =>
    readTotals(await shop.see(`<main><h1>Review</h1><div>${rows.join('')}${sumRow('Total', total)}</div></main>`));
  const once = await read('$265.48');
  assert.deepEqual([once.addsUp, once.discount?.amountMinor], [true, 2800]);
  const twice = await read('$237.48');
  assert.deepEqual([twice.addsUp, twice.discount?.amountMinor], [true, 5600]);
  assert.equal((await read('$270.00')).addsUp, false);
});
