import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { isUnasked } from '../refusals/is-unasked.ts';
import { waitingBlocks } from './waiting-blocks.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const page = (
  order: string,
  contact = '<p>Tell us who you are.</p><button type="button">Add contact information</button>',
) =>
  `<main><h1>Checkout</h1><section><h2>Contact information</h2>${contact}</section>
   <section><h2>Billing address</h2><p>Where the bill goes.</p><button type="button">Add billing address</button></section>
   <section><h2>Payment</h2><label><input type="radio" name="payment_method" value="card"> Credit card</label></section>
   <button type="button" ${order}>Place order and pay</button></main>`;

test('while the order is shut, the one button of each block without an answer opens it', async () => {
  const opens = async (html: string) => waitingBlocks(readView(await shop.see(html)));
  const both = await opens(page('disabled'));
  assert.deepEqual(
    both.map(({ text }) => text),
    ['Add contact information', 'Add billing address'],
  );
  assert.ok(!both.some(isUnasked));
  assert.deepEqual(await opens(page('')), []);
  const typed = await opens(
    page('disabled', '<label>E-mail <input type="email"></label><button type="button">Add</button>'),
  );
  assert.deepEqual(
    typed.map(({ text }) => text),
    ['Add billing address'],
  );
});
