import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { newMemory, type Run } from '../run/run.ts';
import { growsByParts } from './grows-by-parts.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

type Sums = Readonly<Record<string, string>>;

const CHOICE = `<fieldset><legend>Delivery</legend><label><input type="radio" name="d"> Courier: $9.00</label>
  <label><input type="radio" name="d" checked> Parcel post: $5.00</label></fieldset>`;

const see = async (title: string, sums: Sums, more = '') => {
  const rows = Object.entries(sums).map(([label, amount]) => sumRow(label, amount));
  return readView(await shop.see(`<main><h1>${title}</h1>${more}<section>${rows.join('')}</section></main>`));
};

/** From the page on which parcel post for $5.00 was chosen to the review. */
async function grows(was: Sums, is: Sums, shippingPrice: number | null = 500): Promise<boolean> {
  const memory = { ...newMemory({ couponCodes: [] } as never), shippingOption: 'Parcel post: $5.00', shippingPrice };
  const chosen = await see('Order information', was, CHOICE);
  return growsByParts({ memory } as unknown as Run, chosen, await see('Review', is, '<button>Place order</button>'));
}

const GOODS: Sums = { Subtotal: '$20.00', Total: '$20.00' };
const REVIEWED: Sums = { Subtotal: '$20.00', Shipping: '$5.00', Total: '$25.00' };

test('the chosen delivery comes into the sums on the page after the choice', async () => {
  assert.equal(await grows(GOODS, REVIEWED), true);
});

test('it takes the place of another one that was in the sums before', async () => {
  const preset = { Subtotal: '$20.00', Shipping: '$3.00', Total: '$23.00' };
  assert.equal(await grows(preset, REVIEWED), true);
});

test('the same beside a discount', async () => {
  const was = { Subtotal: '$20.00', Discount: '-$4.00', Total: '$16.00' };
  const is = { Subtotal: '$20.00', Discount: '-$4.00', Shipping: '$5.00', Total: '$21.00' };
  assert.equal(await grows(was, is), true);
});

test('another delivery, or a chosen one without a price, explains nothing', async () => {
  assert.equal(await grows(GOODS, { Subtotal: '$20.00', Shipping: '$9.00', Total: '$29.00' }), false);
  assert.equal(await grows(GOODS, REVIEWED, null), false);
});

test('nor does the chosen one beside something else that was added', async () => {
  assert.equal(await grows(GOODS, { Subtotal: '$32.00', Shipping: '$5.00', Total: '$37.00' }), false);
  const insured = { Subtotal: '$20.00', Shipping: '$5.00', Insurance: '$4.00', Total: '$29.00' };
  assert.equal(await grows(GOODS, insured), false);
});

test('nor one that the total before may have held already', async () => {
  const insured = { Subtotal: '$20.00', Shipping: '$5.00', Insurance: '$5.00', Total: '$30.00' };
  assert.equal(await grows({ Subtotal: '$20.00', Total: '$25.00' }, insured), false);
  assert.equal(await grows({ Total: '$25.00' }, insured), false);
  assert.equal(await grows(REVIEWED, insured), false);
});

test('the tax of the address comes into the sums on the page after it was given', async () => {
  const was = { Subtotal: '$20.00', 'Parcel post': '$5.00', Total: '$25.00' };
  assert.equal(await grows(was, { ...was, 'Sales tax (7.5%)': '$1.50', Total: '$26.50' }), true);
  assert.equal(await grows(GOODS, { ...REVIEWED, 'Sales tax': '$1.50', Total: '$26.50' }), true);
  // Called a tax, and more than any is; or beside another delivery.
  assert.equal(await grows(was, { ...was, 'Sales tax': '$15.00', Total: '$40.00' }), false);
  assert.equal(await grows(was, { Subtotal: '$20.00', Shipping: '$9.00', Tax: '$1.50', Total: '$30.50' }), false);
});
