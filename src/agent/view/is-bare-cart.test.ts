import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { isBareCart } from './is-bare-cart.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const NAME = '<form><label>Full name <input name="name"></label><textarea name="text"></textarea></form>';
const ASKED = { addressDone: false, addressGiven: false, shippingOption: null, paymentMethod: null, cardTyped: false };

test('a form to write to the shop around a cart asks for nothing that the order needs', async () => {
  const isBare = async (inside: string, around: string) => {
    const view = readView(
      await shop.see(`<main><h1>Shopping cart</h1><p>Lamp $20.00</p>${inside}<button>Order</button></main>
      <footer><h2>Contact us</h2>${around}</footer>`),
    );
    const run = { memory: { ...ASKED, cartUrl: view.snapshot.url } } as Parameters<typeof isBareCart>[0];
    return isBareCart(run, view);
  };
  assert.equal(await isBare('', NAME), true);
  assert.equal(await isBare(NAME, ''), false);
});
