import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { paysLater } from './pays-later.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const CART = 'https://shop.test/cart';

/** Whether the page is gone on from before it is paid, where its list of steps is still at the address. */
async function isPaidLater(rest: string): Promise<boolean> {
  const steps = `<ol><li><a href="${CART}">Cart</a></li><li>Shipping address</li><li>Payment</li></ol>`;
  const html = `<main><h1>Checkout</h1>${steps}<form><h2>Shipping method</h2><select aria-label="Shipping method">
    <option>Economy – $5.00</option><option>Express – $9.00</option></select>${rest}${sumRow('Total', '$20.00')}
    <button id="on">Finish</button></form></main>`;
  const view = readView(await shop.see(html, 'https://shop.test/checkout'));
  const memory = { cardTyped: false, paymentMethod: null, cartUrl: CART, stepsLeft: new Set([CART]) };
  const control = view.snapshot.elements.find(({ id }) => id === 'on');
  assert.ok(control);
  return paysLater({ memory } as unknown as Parameters<typeof paysLater>[0], view, control);
}

test('a page that says which cards pay is where it is paid, though the list of steps has the payment still to come', async () => {
  assert.equal(await isPaidLater(''), true);
  assert.equal(await isPaidLater('<h2>Payment</h2><p>Credit card: Visa, Mastercard, American Express</p>'), false);
  assert.equal(await isPaidLater('<h2>Payment</h2>'), true, 'a title alone may be that of a step to come');
});
