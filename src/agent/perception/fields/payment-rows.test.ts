import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';
import { readMethods } from '../../checkout/choose-payment.ts';
import { waysOn } from '../../checkout/ways-on.ts';
import { finalControl } from '../../review/final-control.ts';
import { merchantSite } from '../../run/merchant-site.ts';
import { paymentRows } from './payment-rows.ts';

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

test('links that lead nowhere choose how to pay as buttons do, also where the chosen way is no link', async () => {
  const ways = `<ul><li><a href="#">Credit card</a></li><li>Bank transfer</li><li><a href="#">Cash on delivery</a></li></ul>`;
  const view = readView(await shop.see(page(ways)));
  const buyer = { ...run({ stepsLeft: new Set() }), site: merchantSite(view.snapshot.url) };
  assert.equal(waysOn(buyer, view)[0]?.text, 'Credit card');
});

test('tick boxes of one name of which one is ticked ask how to pay, as radio buttons do', async () => {
  const box = (value: string, label: string, more = '') =>
    `<div><input type="checkbox" name="way" value="${value}" ${more}><div>${label}</div></div>`;
  const methods = async (boxes: string) => {
    const html = `<h1>Checkout</h1><form><h2>Payment</h2>${boxes}<button>Next</button></form>`;
    return readMethods(readView(await shop.see(html))).map(({ label, kind, selected }) => ({ label, kind, selected }));
  };
  const cash = box('2', 'Cash on delivery', 'checked');
  assert.deepEqual(await methods(cash + box('4', 'Credit card')), [
    { label: 'Cash on delivery', kind: 'offline', selected: true },
    { label: 'Credit card', kind: 'card', selected: false },
  ]);
  // Not where two are ticked, both say the same to the shop, or one asks a question of its own.
  for (const other of [box('4', 'Credit card', 'checked'), box('2', 'Credit card'), box('4', 'Send me the newsletter')])
    assert.deepEqual(await methods(cash + other), [], other);
});

test('two ways to pay without a card tell a row of them; buttons of wallets alone buy at once', async () => {
  const rowOf = async (...names: string[]) => {
    const view = readView(await shop.see(page(names.map((name) => pane(name)).join(''))));
    return paymentRows(view.snapshot.elements).flat().length;
  };
  assert.equal(await rowOf('Vamto lis', 'Bank transfer', 'Cash on delivery'), 3);
  assert.equal(await rowOf('PayPal', 'Klarna', 'Vamto lis'), 0);
});

test('the chosen way may be the whole row, and the others links in rows like it', async () => {
  const line = (inside: string, style = '') => `<div style="display:flex;${style}">${inside}</div>`;
  const view = readView(
    await shop.see(
      page(
        line('<a href="#">Credit card (+ $ 2.00)</a>') +
          line('<span>Bank transfer</span>', 'cursor:pointer" onclick="1') +
          line('<a href="#">Pay by quill</a>'),
      ),
    ),
  );
  const buyer = { ...run({ stepsLeft: new Set() }), site: merchantSite(view.snapshot.url) };
  assert.equal(waysOn(buyer, view)[0]?.text, 'Credit card (+ $ 2.00)');
});

test('a list of languages above the card is no way to pay', async () => {
  const list = (names: readonly string[]) =>
    `<main><h1>Payment</h1><select aria-label="Zorba">${names.map((name) => `<option>${name}</option>`).join('')}</select>
     <form><label>Card number <input autocomplete="cc-number"></label><button>Pay now</button></form></main>`;
  const methods = async (...names: string[]) => readMethods(readView(await shop.see(list(names)))).length;
  assert.equal(await methods('English', 'Deutsch', 'Français'), 0);
  assert.equal(await methods('Credit card', 'Bank transfer'), 2);
});

test('a picture that sends the form below such links is none of them, whatever it says', async () => {
  const ways = '<ul><li><div tabindex="0" onclick="">Card</div></li><li><a href="#">Bank transfer</a></li></ul>';
  const order = '<input type="image" alt="Order and pay by bank transfer or card" style="width:200px;height:40px">';
  const { snapshot } = readView(
    await shop.see(`<main><h1>Checkout</h1><form><h2>Payment</h2>${ways}${order}</form></main>`),
  );
  const rows = paymentRows(snapshot.elements).flat();
  assert.deepEqual(
    rows.map(({ type }) => type).filter((type) => type === 'image'),
    [],
  );
  assert.ok(rows.length > 1);
});

test('a link among ways to pay that looks like one of them is one too, in words that nobody knows; the way on is none', async () => {
  const ways = `<ul><li><a href="#">Vasocu bnhejs</a></li><li onclick="void 0" style="cursor:pointer">Bank transfer</li>
    <li><a href="#">Cash on delivery</a></li></ul>`;
  const view = readView(
    await shop.see(
      `<main><h1>Checkout</h1><h2>Payment</h2><div>${ways}</div><p><a href="/terms">Terms</a> <button type="button">Continue</button></p></main>`,
    ),
  );
  const [row = []] = paymentRows(view.snapshot.elements);
  assert.deepEqual(
    row.map(({ text }) => text),
    ['Bank transfer', 'Cash on delivery', 'Vasocu bnhejs'],
  );
});

test('one known way to pay among links that look like each other is the chosen one; beside a single link it is none', async () => {
  const rowAt = async (links: string) => {
    const chosen = '<li onclick="void 0" style="cursor:pointer">Bank transfer</li>';
    const html = `<main><h1>Checkout</h1><h2>Zorba</h2><div><ul>${links}${chosen}</ul></div><p><button>Continue</button></p></main>`;
    return paymentRows(readView(await shop.see(html)).snapshot.elements)
      .flat()
      .map(({ text }) => text);
  };
  const link = (text: string) => `<li><a href="#">${text}</a></li>`;
  assert.deepEqual(await rowAt(link('Vasocu (+ $ 8.00)') + link('Bnhejs')), [
    'Bank transfer',
    'Vasocu (+ $ 8.00)',
    'Bnhejs',
  ]);
  assert.deepEqual(await rowAt(link('Change')), []);
  assert.deepEqual(await rowAt('<li><a href="/help">Help</a></li><li><a href="/terms">Terms</a></li>'), []);
});
