import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { press } from '../actions/press.ts';
import { announceValues } from '../actions/set-values.ts';
import { look } from '../view/look.ts';
import { areDeliveriesToCome, awaitDeliveries, notePromise } from './await-deliveries.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function areToCome(block: string, { more = '', memory = {} } = {}): Promise<boolean> {
  const sums = `${sumRow('Subtotal', '$20.00')}${more}${sumRow('Total', '$20.00')}`;
  const view = readView(
    await shop.see(`<main><h1>Checkout</h1><section><h2>Address</h2><input name="street" value="12 Main St"></section>
    ${block}<section><h2>Summary</h2>${sums}<button>Place order</button></section></main>`),
  );
  return areDeliveriesToCome({ memory: { shippingOption: null, shippingOffered: false, ...memory } } as never, view);
}

const block = (inside: string) => `<section><h2>Shipping method</h2>${inside}</section>`;
const promise = '<p>Enter your address to see shipping options</p>';

test('a place for the deliveries with nothing to choose and no price says that they are still to come', async () => {
  assert.equal(await areToCome(block(promise)), true);
  assert.equal(await areToCome(block('<p>Zorba lix</p>')), true);
  const code = '<form><label>Discount code <input name="coupon"></label><button>Apply</button></form>';
  assert.equal(await areToCome(block(promise) + code), true);
  assert.equal(await areToCome(block(`${promise}${code}`)), true);
});

test('a place whose title is plain text is one too, where the address is asked for under the same heading', async () => {
  const inOneForm = async (inside: string, street: string) => {
    const parts = `<div><b>Address</b></div>${street}<div><b>Delivery method</b></div>${inside}<div><b>Payment</b></div>`;
    const sums = `${sumRow('Subtotal', '$20.00')}${sumRow('Total', '$20.00')}`;
    const view = readView(await shop.see(`<main><h1>Checkout</h1>${parts}${sums}<button>Place order</button></main>`));
    return areDeliveriesToCome({ memory: { shippingOption: null, shippingOffered: false } } as never, view);
  };
  const street = '<label>Street <input name="street" autocomplete="street-address" value="12 Main St"></label>';
  assert.equal(await inOneForm(promise, street), true);
  assert.equal(await inOneForm('<p>Standard, 3 to 5 days</p>', street), false);
  assert.equal(await inOneForm(`${promise}<button type="button">Show deliveries</button>`, street), false);
  assert.equal(await inOneForm('<p>By courier</p>', ''), false);
});

test('a sentence in the place of the price of the delivery says so too, beside the address', async () => {
  const told = (words: string) => `<p>Shipping: ${words}</p>`;
  const street = '<input name="street" autocomplete="street-address" value="12 Main St">';
  const areTold = (words: string, memory = {}) => areToCome(street, { more: told(words), memory });
  assert.equal(await areTold('Enter your address to see shipping options'), true);
  assert.equal(await areTold('Enter your address to see shipping options', { shippingOffered: true }), false);
  const radios = ['Standard', 'Express']
    .map((name) => `<label><input type="radio" name="ship"> ${name}</label>`)
    .join('');
  assert.equal(
    await areToCome(street + block(radios), { more: told('Enter your address to see shipping options') }),
    false,
  );
  assert.equal(await areTold('Local pickup'), false);
  assert.equal(await areTold('We bring it to your door'), false);
  assert.equal(await areTold('Free for orders like yours'), false);
  assert.equal(await areTold('Standard, within 3 to 5 days'), false);
});

test('a delivery that is named with its price or time, or counted in the sums, or taken before, is there', async () => {
  assert.equal(await areToCome(block('<p>Standard</p><p>Free</p>')), false);
  assert.equal(await areToCome(block('<p>Standard, 3 to 5 days</p>')), false);
  assert.equal(await areToCome(block(promise), { more: sumRow('Shipping', '$5.00') }), false);
  assert.equal(await areToCome(block(promise), { memory: { shippingOption: {} } }), false);
});

test('where there is a choice, or a control that asks for one, or no place for deliveries at all, nothing is awaited', async () => {
  const radio =
    '<label><input type="radio" name="ship"> Standard</label><label><input type="radio" name="ship"> Express</label>';
  assert.equal(await areToCome(block(radio)), false);
  assert.equal(await areToCome(block(`${promise}<button type="button">Show deliveries</button>`)), false);
  assert.equal(await areToCome(''), false);
});

test('a step that has no deliveries and leads on has promised them; one that shows or counts them has not', async () => {
  const isNoted = async (inside: string, more = '') => {
    const memory = { shippingOption: null, shippingOffered: false, deliveryPromised: false };
    const way = '<button type="submit">Continue</button>';
    const page = `<main><h1>Checkout</h1><form><section><h2>Shipping method</h2>${inside}${way}</section></form>${more}</main>`;
    notePromise({ memory } as never, readView(await shop.see(page)));
    return memory.deliveryPromised;
  };
  assert.equal(await isNoted(promise), true);
  assert.equal(await isNoted('<p>Standard, 3 to 5 days</p>'), false);
  assert.equal(await isNoted(promise, `${sumRow('Shipping', '$5.00')}${sumRow('Total', '$25.00')}`), false);
});

test('a page that is told of its values again does not open the list of a field that is typed into to search it', async () => {
  const view = readView(
    await shop.see(`<main><input id="city" value="Ghent"><input id="country" role="combobox" aria-expanded="false" value="Belgium">
      <ul id="list" hidden><li>Belgium</li></ul></main>
      <script>for (const id of ['city', 'country']) for (const kind of ['input', 'change'])
        document.getElementById(id).addEventListener(kind, () => { document.title += ' ' + id + ':' + kind; });</script>`),
  );
  const told = view.snapshot.elements.filter(({ tag }) => tag === 'input');
  await announceValues({ guard: <T>(work: Promise<T>) => work } as never, view, told);
  assert.equal((await shop.page.title()).trim(), 'city:input city:change country:change');
});

test('what was drawn anew while deliveries were awaited in vain is seen anew, and can be pressed', async () => {
  const page = `<main><h1>Checkout</h1><form><section><h2>Address</h2><label>Street <input name="street" value="12 Main St"></label></section>
    <section><h2>Shipping method</h2><p>Enter your address to see shipping options</p></section>
    <section id="pay"><h2>Payment</h2><button type="button" onclick="document.title='pressed'">Card</button>
    <button>Place order</button></section></form></main>
    <script>document.querySelector('input').addEventListener('change', () => { pay.innerHTML += ' '; })</script>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    const seen = await look(run);
    const later = await awaitDeliveries(run, seen, 'page');
    const button = later?.snapshot.elements.find(({ text }) => text === 'Card');
    assert.ok(later && button);
    await press(run, later, button);
    assert.equal(await run.page.title(), 'pressed');
    assert.equal(await awaitDeliveries(run, later, 'page'), null, 'once for each page');
  } finally {
    await close();
  }
});
