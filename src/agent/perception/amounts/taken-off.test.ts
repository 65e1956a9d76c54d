import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPage } from '../../../../test/harness/open-test-page.ts';
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
