import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { findCouponOpeners } from './find-coupon-opener.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('a fold that names the sum which it hides may hide the place for a code, whatever else it says', async () => {
  const page = (head: string) => `<main><h1>Checkout</h1>
    <details><summary>${head}</summary><p>Total $11.60</p><form><label>Code <input name="code"></label></form></details>
    <form><label>Last name <input name="lastname"></label><label>Street <input name="street"></label>
    <label>City <input name="city"></label><label>Zip <input name="zip"></label><button>Continue</button></form></main>`;
  const openers = async (head: string) => findCouponOpeners(readView(await shop.see(page(head)))).map(({ tag }) => tag);
  assert.deepEqual(await openers('Zzzz yyy $11.60'), ['summary']);
  assert.deepEqual(await openers('Zzzz yyy'), []);
});
