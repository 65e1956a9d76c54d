import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { newMemory, type Run, type RunMemory } from '../run/run.ts';
import { noteSums, reviewRefusal } from './read-review.ts';
import { withDelivery } from './with-delivery.ts';

const order = purchaseOrder({ items: [] });

test('a sentence may tell the verified total, if the page tells no other amount', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const refusalOf = async (words: string, known: Partial<RunMemory> = {}) => {
    const memory = { ...newMemory(order), shippingOption: 'Parcel', shippingPrice: 105 };
    memory.cartSubtotal = { minor: 2000, currency: 'USD' };
    memory.cartVerified = true;
    memory.seenSums = {
      currency: 'USD',
      subtotal: 2000,
      shipping: 105,
      tax: 0,
      taxIncluded: false,
      discount: 0,
      total: 2105,
    };
    Object.assign(memory, known);
    const view = readView(await shop.see(`<main><h2>Payment</h2>${words}<button>Make payment</button></main>`));
    return reviewRefusal({ memory, order } as unknown as Run, view)?.message ?? null;
  };
  const told = (amount: string) => `<p>The sum of <strong>${amount}</strong> is due for order number <b>1007</b></p>`;
  assert.equal(await refusalOf(told('$21.05')), null);
  assert.match((await refusalOf(told('$22.05'))) ?? '', /no total/);
  assert.match(
    (await refusalOf(`${told('$21.05')}<p>We add $2.00 for insurance of your parcel today</p>`)) ?? '',
    /no total/,
  );
  const dearer = { shippingPrice: 405 };
  assert.equal(await refusalOf(told('$24.05'), dearer), null, 'the sums beside the choice were still without it');
  assert.match((await refusalOf(told('$24.06'), dearer)) ?? '', /no total/);
  const unseen = { seenSums: null };
  assert.equal(await refusalOf(told('$21.05'), unseen), null, 'the goods of the cart and the delivery, to the cent');
  assert.match((await refusalOf(told('$21.06'), unseen)) ?? '', /no total/);
  assert.match((await refusalOf(told('$20.00'), unseen)) ?? '', /no total/, 'the delivery is to come');
  assert.match((await refusalOf(told('$21.05'), { ...unseen, cartVerified: false })) ?? '', /no total/);
});

test('a delivery that joins the sums later is taxed like the goods or not at all', () => {
  const sums = { currency: 'GBP', subtotal: 1200, shipping: 0, tax: 240, discount: 0, total: 1440 };
  const totals = (taxIncluded: boolean, shippingPrice: number | null) =>
    withDelivery({ ...sums, taxIncluded, total: taxIncluded ? 1200 : 1440 }, { shippingPrice }).map(
      ({ total, tax }) => [total, tax],
    );
  assert.deepEqual(totals(false, 350), [
    [1790, 240],
    [1860, 310],
  ]);
  assert.deepEqual(totals(true, 350), [
    [1550, 240],
    [1550, 310],
  ]);
  assert.deepEqual(totals(false, null), []);
});

test('sums without a row for the goods are noted where the cart makes up the rest of their total, and only there', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const noted = async (total: string, parts = sumRow('Discount', '-$3.00') + sumRow('Shipping', '$5.00')) => {
    const memory = { ...newMemory(order), cartSubtotal: { minor: 2000, currency: 'USD' } };
    noteSums({ memory }, readView(await shop.see(`<main><h2>Summary</h2>${parts}${sumRow('Total', total)}</main>`)));
    return memory.seenSums?.subtotal;
  };
  assert.equal(await noted('$22.00'), 2000);
  assert.equal(await noted('$25.00'), undefined);
  assert.equal(await noted('$20.00', ''), undefined);
});

test('a bare total keeps what the page before it told: that the chosen delivery is free after all', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const memory: RunMemory = { ...newMemory(order), shippingOption: 'Parcel', shippingPrice: 500, cartGoods: 2000 };
  Object.assign(memory, { cartSubtotal: { minor: 2000, currency: 'USD' }, cartVerified: true });
  const see = async (rows: string) =>
    readView(await shop.see(`<main><h2>Payment</h2><section>${rows}</section><button>Pay $20.00</button></main>`));
  const refusal = (view: Awaited<ReturnType<typeof see>>) =>
    reviewRefusal({ memory, order } as unknown as Run, view)?.message ?? null;
  const bare = await see(sumRow('Order total', '$20.00'));
  assert.match(refusal(bare) ?? '', /leaves out the delivery/, 'no page told it');
  noteSums({ memory }, await see(sumRow('Shipping', 'Free') + sumRow('Items', '$20.00') + sumRow('Total', '$20.00')));
  noteSums({ memory }, bare);
  assert.equal(refusal(bare), null);
});
