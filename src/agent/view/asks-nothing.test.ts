import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { mayBeLast } from './asks-nothing.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const SUMS = [sumRow('Subtotal', '$20.00'), sumRow('Shipping', '$5.00'), sumRow('Total', '$25.00')].join('');

/** Whether a page with these ways to pay may take the order by whatever leads on. */
async function isLast(ways: readonly string[], paymentMethod: string | null): Promise<boolean> {
  const rows = ways.map((way) => `<div class="line" style="cursor:pointer">${way}</div>`).join('');
  const html = `<main><h1>Checkout</h1><form><h2>Payment</h2><div>${rows}</div><button>Next</button></form>${SUMS}</main>`;
  const memory = { buyerNamed: true, cardTyped: false, paymentMethod, addedItems: [] };
  return mayBeLast({ memory } as never, readView(await shop.see(html)));
}

const link = (name: string) => `<a href="#">${name}</a>`;
const chosen = (name: string) => `<span>${name}</span>`;

test('where the ways to pay are links, the one that is none is chosen: the card is still to be asked for', async () => {
  const others = [link('Direct transfer'), link('Pay on delivery')];
  assert.equal(await isLast([chosen('Card'), ...others], 'card'), false);
  assert.equal(await isLast([chosen('Card'), ...others], null), true, 'the shop chose it, and may order by it');
  assert.equal(await isLast([link('Card'), chosen('Direct transfer'), link('Pay on delivery')], 'card'), true);
  assert.equal(await isLast([chosen('Card')], 'card'), true, 'nothing is left to choose');
});

test('where the deliveries are links, they are asked for as by radio buttons; the one of a review is not', async () => {
  const delivery = (name: string, price: string) =>
    `<li><a href="#">${name}</a> <small>3–5 working days</small> <span>${price}</span></li>`;
  const isLastWith = async (...rows: readonly string[]) => {
    const html = `<main><h1>Checkout</h1><form><h2>Delivery method</h2><ul>${rows.join('')}</ul><button>Continue</button></form>${SUMS}</main>`;
    const memory = { buyerNamed: true, cardTyped: false, paymentMethod: null, addedItems: [] };
    return mayBeLast({ memory } as never, readView(await shop.see(html)));
  };
  const parcel = delivery('Parcel', '$5.00');
  assert.equal(await isLastWith(parcel, delivery('Courier', '$9.00')), false);
  assert.equal(await isLastWith(parcel), true, 'it only tells how the order is sent');
});
