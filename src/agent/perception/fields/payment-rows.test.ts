import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';
import { readMethods } from '../../checkout/choose-payment.ts';
import { waysOn } from '../../checkout/ways-on.ts';
import { finalControl } from '../../review/final-control.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const AFTER_ADDRESS = {
  addedItems: [],
  cartVerified: true,
  addressDone: true,
  addressGiven: true,
  shippingOption: 'Ground',
  paymentMethod: null,
  cardTyped: false,
  pressedAdds: new Map(),
};
type Given = Parameters<typeof waysOn>[0] & Parameters<typeof finalControl>[0];
const run = (memory: object) =>
  ({ memory: { ...AFTER_ADDRESS, ...memory }, site: { hosts: new Set(['shop.test']) } }) as unknown as Given;

const page = (heads: string) => `<main><h1>Checkout</h1><form><h2>How do you want to pay?</h2><div>${heads}</div>
  <div><button>Continue</button></div></form></main>`;
const pane = (text: string, state = '') => `<div><button type="button" ${state}>${text}</button></div>`;

test('heads of panes choose how to pay, with a surcharge and in words that nobody knows, and none of them orders', async () => {
  const heads = ['Credit card (+ $ 2.00)', 'Pay by quill', 'Cash when delivered'];
  const view = readView(
    await shop.see(page(heads.map((text, at) => pane(text, `aria-expanded="${at === 1}"`)).join(''))),
  );
  assert.deepEqual(
    readMethods(view).map(({ label, kind, selected }) => [label, kind, selected]),
    [
      ['Credit card (+ $ 2.00)', 'card', false],
      ['Pay by quill', 'other', true],
      ['Cash when delivered', 'offline', false],
    ],
  );
  assert.equal(finalControl(run({ paymentMethod: 'card' }), view), null);
});

test('buttons beside the one for the card lead nowhere, also where they do not say whether they are open', async () => {
  const heads = ['Credit card', 'Pay by wire', 'Cash on delivery'];
  const view = readView(await shop.see(page(heads.map((text) => pane(text)).join(''))));
  assert.equal(readMethods(view).length, 0);
  assert.equal(finalControl(run({ paymentMethod: 'card' }), view), null);
  const ways = waysOn(run({}), view).map(({ text }) => text);
  assert.deepEqual(ways, ['Credit card', 'Continue']);
});

test('tiles that a script listens to are ways to pay as buttons are: the one for the card is pressed, no other', async () => {
  const tile = (text: string) =>
    `<div class="tile" style="cursor:pointer"><b>${text}</b><p><img alt="" src="data:,"></p></div>`;
  const tiles = ['Bank transfer', 'Credit Card / Debit Card (Via Stripe)', 'PayPal'].map(tile).join('');
  const view = readView(
    await shop.see(`<main><h1>Checkout</h1><h2>Please select the payment option</h2><div>${tiles}</div></main>
    <script>for (const tile of document.querySelectorAll('.tile')) tile.onclick = () => {};</script>`),
  );
  const ways = waysOn(run({}), view).map(({ text }) => text);
  assert.deepEqual(ways, ['Credit Card / Debit Card (Via Stripe)']);
  assert.equal(finalControl(run({ paymentMethod: 'card' }), view), null);
});
