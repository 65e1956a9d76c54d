import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sampleOrder } from '../reader/sample-order.ts';
import { waitsForCard } from './waits-for-card.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const field = (label: string, name: string, rest = '') => `<label>${label} <input name="${name}" ${rest}></label>`;
const NAMES = `${field('First name', 'first')}${field('Last name', 'last')}`;
const PLACE = `${field('Street', 'street')}${field('City', 'city')}${field('ZIP code', 'zip')}`;
const card = (number = '') =>
  `${field('Card number', 'number', `autocomplete="cc-number" value="${number}"`)}${field('CVC', 'cvc', 'autocomplete="cc-csc"')}`;

/** The names of the fields that wait. */
async function waiting(
  html: string,
  paymentMethod: string | null = 'card',
  shippingOption: string | null = null,
): Promise<string[]> {
  const view = readView(
    await shop.see(`<main><h1>Checkout</h1><form>${html}<button>Place order</button></form></main>`),
  );
  const memory = { paymentMethod, shippingOption };
  const run = { hooks: { card: {} }, memory, order: sampleOrder } as unknown as Parameters<typeof waitsForCard>[0];
  const fields = view.snapshot.elements.filter(({ tag, name }) => tag === 'input' && !['number', 'cvc'].includes(name));
  return fields.filter((element) => waitsForCard(run, view, element)).map(({ name }) => name);
}

test('what stands with the number of a chosen card waits for it; an address does not', async () => {
  const owner = `${field('First name', 'first2')}${field('Last name', 'last2')}`;
  assert.deepEqual(await waiting(`${NAMES}${PLACE}${owner}${card()}`), ['first2', 'last2']);
  assert.deepEqual(await waiting(`${NAMES}${PLACE}${card()}${field('ZIP code', 'zip2')}`), ['zip2']);
  assert.deepEqual(await waiting(`${card()}${NAMES}${PLACE}`), []);
});

test('nothing waits for a card that is there, or that nobody chose', async () => {
  const html = `${NAMES}${PLACE}${card('4242424242424242')}${field('ZIP code', 'zip2')}`;
  assert.deepEqual(await waiting(html), []);
  assert.deepEqual(await waiting(`${NAMES}${PLACE}${card()}${field('ZIP code', 'zip2')}`, null), []);
});

test('before any way to pay was chosen it waits while a delivery is to be taken, which may draw the page anew', async () => {
  const deliveries = `<fieldset><legend>Delivery method</legend><label><input type="radio" name="sent" checked> Parcel post</label>
    <label><input type="radio" name="sent"> Courier</label></fieldset>`;
  const html = `${NAMES}${PLACE}${deliveries}${field('First name', 'first2')}${field('Last name', 'last2')}${card()}`;
  assert.deepEqual(await waiting(html, null), ['first2', 'last2']);
  assert.deepEqual(await waiting(html, null, 'Parcel post'), []);
});
