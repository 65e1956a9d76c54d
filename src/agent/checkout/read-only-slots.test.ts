import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import type { Run } from '../run/run.ts';
import { answeredOpeners, readOnlySlots } from './read-only-slots.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const slot = (heading: string, hint: string, id: string, value = '') => `<section><h3>${heading}</h3>
  <div><input type="text" readonly placeholder="${hint}" value="${value}"><button type="button" id="${id}">Continue</button></div></section>`;
const see = async (delivery = '') =>
  readView(
    await shop.see(`<main><h1>Checkout</h1>${slot('Shipping method', 'Choose shipping method', 'send', delivery)}
      ${slot('Payment method', 'Choose payment method', 'pay')}</main>`),
  );
const given = (shippingOption: string | null) =>
  ({ memory: { shippingOption, paymentMethod: null } }) as unknown as Run;

test('the button in the box of a question opens it, though its word means "go on" elsewhere', async () => {
  const view = await see();
  assert.deepEqual(
    readOnlySlots(view).map(({ about, opener }) => [about, opener.id]),
    [
      ['shippingMethod', 'send'],
      ['payment', 'pay'],
    ],
  );
  assert.equal(answeredOpeners(given(null), view).size, 0);
});

test('once the delivery is chosen, a box that only sounds like it asks for something else, unless it has to be filled', async () => {
  const openersIn = async (mark: string, shippingOption: string | null) => {
    const view = readView(
      await shop.see(`<main><h1>Review</h1><form><label for="until">Delivery method${mark}</label>
        <input id="until" type="text" readonly placeholder="Choose"><p>Total $40.00</p><button>Place order</button></form></main>`),
    );
    return readOnlySlots(view, { shippingOption, paymentMethod: null }).map(({ opener }) => opener.id);
  };
  assert.deepEqual(await openersIn('', null), ['until']);
  assert.deepEqual(await openersIn('', 'Post'), []);
  assert.deepEqual(await openersIn('*', 'Post'), ['until']);
});

test('once it is answered it would only ask again, and the other one still opens', async () => {
  const view = await see('Post - 1200');
  assert.deepEqual(
    [...answeredOpeners(given('Post'), view)].map(({ id }) => id),
    ['send'],
  );
  assert.deepEqual(
    readOnlySlots(view).map(({ opener }) => opener.id),
    ['pay'],
  );
  assert.equal(answeredOpeners(given(null), view).size, 0, 'a text that was there before is no answer of ours');
});
