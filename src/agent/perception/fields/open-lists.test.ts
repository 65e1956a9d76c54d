import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';
import { readShippingOptions } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

/** A list that a script drew, while it lies open. */
const open = (name: string, entries: readonly string[]) =>
  `<div><label>${name}</label><div role="button" tabindex="0" aria-haspopup="listbox" aria-expanded="true" aria-label="${name}">Choose</div>
   <ul role="listbox" aria-label="${name}">${entries.map((entry) => `<li role="none"><button type="button" role="option" aria-selected="false">${entry}</button></li>`).join('')}</ul></div>`;
const page = (html: string) => `<main><h1>Cart</h1>${html}</main>`;

async function kindsOf(html: string) {
  const { snapshot, fields } = readView(await shop.see(page(html)));
  return snapshot.elements.flatMap(({ ref, role }) => (role === 'option' ? [fields.get(ref)?.kind] : []));
}

test('entries of an open list are deliveries, each with its price and time', async () => {
  const entries = ['Parcel $7.50 (3–5 business days)', 'Courier $19.90 (1–2 business days)'];
  const { snapshot, fields } = readView(await shop.see(page(open('Delivery method', entries))));
  assert.deepEqual(
    readShippingOptions(snapshot, fields).map(({ price, daysMax, selected }) => [
      price?.amountMinor,
      daysMax,
      selected,
    ]),
    [
      [750, 5, false],
      [1990, 2, false],
    ],
  );
});

test('entries of an open list are ways to pay', async () => {
  const entries = ['Invoice', 'Credit or debit card', 'PayPal'];
  assert.deepEqual(await kindsOf(open('Payment method', entries)), ['paymentMethod', 'paymentMethod', 'paymentMethod']);
});

test('entries of any other list are no fields', async () => {
  assert.deepEqual(await kindsOf(open('Country', ['Finland', 'Sweden'])), [undefined, undefined]);
  assert.deepEqual(await kindsOf(open('Size', ['S', 'M', 'L'])), [undefined, undefined, undefined]);
});

test('the only question of a block for coupons asks for a code', async () => {
  const kind = async (heading: string) => {
    const html = `<section><h2>${heading}</h2><p>Own code</p><input id="x" placeholder="Enter it here"><button type="button">→</button></section>`;
    const { snapshot, fields } = readView(await shop.see(page(html)));
    return fields.get(snapshot.elements.find(({ id }) => id === 'x')?.ref ?? '')?.kind;
  };
  assert.equal(await kind('Discounts & coupons'), 'coupon');
  assert.equal(await kind('Engraving'), 'other');
});

test('a drawn list is called by the label before it, also where that points to nothing and a native list is kept beside', async () => {
  const read = async (html: string) => {
    const { snapshot, fields } = readView(await shop.see(page(html)));
    const list = snapshot.elements.find(({ role }) => role === 'combobox');
    return [fields.get(list?.ref ?? '')?.kind, list?.filled];
  };
  const face = (shown: string) =>
    `<div><label for="gone">Country</label><button type="button" role="combobox" aria-expanded="false" aria-required="true">${shown}</button>
     <select aria-hidden="true" tabindex="-1" style="position:absolute;width:1px;height:1px"><option>France</option></select></div>`;
  assert.deepEqual(await read(face('Select a country')), ['country', false]);
  assert.deepEqual(await read(face('France')), ['country', true]);
});
