import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { merchantSite } from '../run/merchant-site.ts';
import { confirmedOrder } from './confirmed-order.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const LAYER = 'role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"';
const page = (words: string, how: string) => `<html lang="en"><main><h1>Checkout</h1><form method="post">
  <label>Street <input value="12 Elm Street"></label><h2>Payment</h2><label><input type="radio" name="pay" checked> Bank transfer</label>
  <label><input type="radio" name="pay"> Cash</label>${sumRow('Total', '$14.67')}<button>Place order</button></form></main>
  <div ${how}><h1>Checkout</h1><p>${words}</p></div></html>`;

/** The number of the order that the page confirms; null where it confirms none. */
async function numberOf(words: string, how = LAYER): Promise<string | null> {
  const view = readView(await shop.see(page(words, how)));
  const run = {
    site: merchantSite('https://shop.test/'),
    hints: { receivedPage: () => null },
    memory: { agreedTotal: null },
  } as unknown as Parameters<typeof confirmedOrder>[0];
  return confirmedOrder(run, view)?.order.number ?? null;
}

test('a layer that tells the order’s number confirms it, though the page below asked for the order', async () => {
  assert.equal(await numberOf('Order received. Reference #1467. We have sent a confirmation.'), '1467');
  assert.equal(
    await numberOf('Order received? Your order has not been placed yet. Reference #1467.'),
    null,
    'it denies the order',
  );
  assert.equal(await numberOf('Look through your order. Total $14.67'), null, 'it tells no number');
});

test('beside a control that still asks for the order nothing is confirmed', async () => {
  assert.equal(await numberOf('Order received. Reference #1467. We have sent a confirmation.', ''), null);
});
