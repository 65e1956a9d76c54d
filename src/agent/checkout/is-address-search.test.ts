import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { isAddressSearch } from './is-address-search.ts';
import { openSlots } from './open-slots.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const box = '<label>Address <input id="box" name="address"></label>';
const byHand = '<button type="button" id="hand">Enter address manually</button>';

async function read(inside: string) {
  const view = readView(
    await shop.see(`<main><h1>Checkout</h1><form><h2>Shipping address</h2>
    <label>Email <input type="email" name="email"></label>${inside}<button>Continue</button></form></main>`),
  );
  const field = view.snapshot.elements.find(({ id }) => id === 'box');
  assert.equal(field && view.fields.get(field.ref)?.kind, 'street');
  const memory = {
    addressDone: false,
    addressGiven: false,
    cartVerified: true,
    shippingOption: 'x',
    paymentMethod: 'card',
  };
  const slots = openSlots({ memory } as Parameters<typeof openSlots>[0], view);
  return { isSearch: field && isAddressSearch(view, field), opened: slots.map(({ opener }) => opener.id) };
}

test('a box for the address without town and postal code, beside a way to write it by hand, only looks it up', async () => {
  assert.deepEqual(await read(`${box}${byHand}`), { isSearch: true, opened: ['hand'] });
  const spanish = byHand.replace('Enter address manually', 'Introducir la dirección a mano');
  assert.deepEqual(await read(`${box}${spanish}`), { isSearch: true, opened: ['hand'] });
});

test('a street among the fields of an address is one, whatever stands beside it', async () => {
  const rest = '<label>City <input name="city"></label><label>ZIP code <input name="zip"></label>';
  assert.deepEqual(await read(`${box}${rest}${byHand}`), { isSearch: false, opened: [] });
  assert.equal((await read(box)).isSearch, false);
});
