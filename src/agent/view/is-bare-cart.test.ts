import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { isBareCart, isDoor } from './is-bare-cart.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const NAME = '<form><label>Full name <input name="name"></label><textarea name="text"></textarea></form>';
const ASKED = {
  addressDone: false,
  addressGiven: false,
  shippingOption: null,
  paymentMethod: null,
  cardTyped: false,
  stepsLeft: new Set<string>(),
  buyerNamed: false,
};

test('a form to write to the shop around a cart asks for nothing that the order needs', async () => {
  const isBare = async (inside: string, around: string) => {
    const view = readView(
      await shop.see(`<main><h1>Shopping cart</h1><p>Lamp $20.00</p>${inside}<button>Order</button></main>
      <footer><h2>Contact us</h2>${around}</footer>`),
    );
    const run = { memory: { ...ASKED, cartUrl: view.snapshot.url } } as unknown as Parameters<typeof isBareCart>[0];
    return isBareCart(run, view);
  };
  assert.equal(await isBare('', NAME), true);
  assert.equal(await isBare(NAME, ''), false);
});

test('a cart with deliveries and payments below its lines is bare until somebody is asked who buys', async () => {
  const deliveries = `<h2>Delivery</h2><label><input type="radio" name="delivery" checked> Parcel $5.00</label>
    <label><input type="radio" name="delivery"> Express $9.00</label>`;
  const isBare = async (more: string, memory: object, choices = deliveries) => {
    const view = readView(
      await shop.see(
        `<main><h1>Shopping cart</h1><form><p><a href="/lamp">Lamp</a> <input type="number" name="quantity" aria-label="Quantity" value="1">
        <b>$20.00</b> <a href="#" aria-label="Remove">Remove</a></p>${choices}<h2>Payment method</h2>
        <label><input type="radio" name="payment" checked> Credit card</label><label><input type="radio" name="payment"> Bank transfer</label>
        ${more}<button>Order</button></form></main>`,
        'https://shop.test/cart',
      ),
    );
    const chosen = { paymentMethod: 'card', shippingOption: 'Parcel' };
    const state = { ...ASKED, ...chosen, cartUrl: view.snapshot.url, ...memory };
    return isBareCart({ memory: state } as unknown as Parameters<typeof isBareCart>[0], view);
  };
  assert.equal(await isBare('', {}), true);
  assert.equal(await isBare('', { cartUrl: null }), true, 'seen in a layer before');
  assert.equal(await isBare('', { cartUrl: null, stepsLeft: new Set(['https://shop.test/who']) }), false);
  assert.equal(await isBare('', { addressGiven: true }), false);
  assert.equal(await isBare('', {}, ''), false, 'chosen on another page');
  assert.equal(await isBare('', { buyerNamed: true }), false, 'the shop was told who buys');
  assert.equal(await isBare('', { shippingOption: null }), false, 'a download needs no address');
  assert.equal(await isBare('<label>Email <input type="email" name="email"></label>', {}), false);
});

test('a sign-in that names no amount is a door as long as nobody was asked for anything', async () => {
  const isAtDoor = async (more: string, memory: object = {}) => {
    const view = readView(
      await shop.see(`<main><h1>Sign in</h1><form><label>E-mail <input type="email"></label><label>Password
      <input type="password"></label><button>Sign in</button></form><button type="button">Buy as a visitor</button>${more}</main>`),
    );
    return isDoor({ memory: { ...ASKED, ...memory } } as unknown as Parameters<typeof isDoor>[0], view);
  };
  assert.equal(await isAtDoor(''), true);
  assert.equal(await isAtDoor('<p><span>Total</span> <span>$20.00</span></p>'), false, 'an order may be shown');
  assert.equal(await isAtDoor('<label>Street <input name="street"></label>'), false);
  for (const told of [{ addressGiven: true }, { buyerNamed: true }, { paymentMethod: 'card' }, { accountMade: true }])
    assert.equal(await isAtDoor('', told), false, JSON.stringify(told));
  const guest =
    '<form><h2>Continue as guest</h2><label>E-mail * <input required></label><button>Checkout</button></form>';
  assert.equal(await isAtDoor(guest, { buyerNamed: true }), true, 'a guest is asked for no more at the door');
  assert.equal(await isAtDoor(guest, { buyerNamed: true, shippingOption: 'Post' }), false);
  const cartUrl = 'https://shop.test/cart';
  assert.equal(
    await isAtDoor('', { shippingOption: 'Post', cartUrl }),
    true,
    'a delivery chosen in the cart is no order',
  );
  assert.equal(await isAtDoor('', { shippingOption: 'Post', cartUrl: null }), false);
});

test('the small cart beside a sign-in, which leads to the cart and to this page, shows no order', async () => {
  const isAtDoor = async (inside: string) => {
    const url = 'https://shop.test/checkout';
    const view = readView(
      await shop.see(
        `<div><h3>Your cart</h3><table><tr><td>Lamp</td><td>$20.00</td></tr><tr><td>Total</td><td>$20.00</td></tr></table>${inside}</div>
        <main><h1>Sign in</h1><form><label>E-mail <input type="email"></label><label>Password
        <input type="password"></label><button>Sign in</button></form><p>No account?</p><a href="/who">Checkout</a></main>`,
        url,
      ),
    );
    return isDoor({ memory: ASKED } as unknown as Parameters<typeof isDoor>[0], view);
  };
  const [cart, here] = ['<a href="/cart">View cart</a>', '<a href="/checkout">Checkout</a>'];
  assert.equal(await isAtDoor(`${cart} ${here}`), true);
  assert.equal(await isAtDoor(cart), false, 'it may be the order');
  assert.equal(await isAtDoor(`${cart} ${here} <button>Place order</button>`), false, 'it can be ordered there');
});
