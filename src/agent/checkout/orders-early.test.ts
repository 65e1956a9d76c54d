import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { OrderMayExist } from '../proof/order-may-exist.ts';
import { look } from '../view/look.ts';
import { pressOnRecord } from './press-on-record.ts';

const LINE = `<table><tr><th>Item</th><th>Price</th><th>Quantity</th><th>Total</th></tr><tr><td><a href="/">Brass lamp</a></td>
  <td>$20.00</td><td><input type="number" name="quantity" value="1" aria-label="Quantity"></td><td>$20.00</td></tr></table>`;
const FULL = `<main><h1>Shopping cart</h1><form>${LINE}<p>Subtotal $20.00</p><button>Checkout</button></form></main>`;
const EMPTY = '<main><h1>Shopping cart</h1><p>Your shopping cart is empty.</p></main>';
const ADDRESS = `<main><h1>Your address</h1><ul><li><a href="/cart">1. Cart</a></li><li>2. Address</li><li>3. Delivery</li>
  <li>4. Payment</li></ul><h2>Shipping address</h2><form method="post" action="/next"><label>Last name <input name="lastname" value="Palmer"></label>
  <label>Street <input name="street" value="1 Main St"></label><label>Postcode <input name="zip" value="50010"></label>
  <label>City <input name="city" value="Ames"></label><button>Place order</button></form></main>`;
const NEXT = '<main><h1>Addresses</h1><p>Ada Palmer, 1 Main St, Ames</p><a href="/delivery">Continue</a></main>';
const THANKS = '<main><h1>Done</h1><p>Thank you for your order. Your order number is 4711.</p></main>';

/** What became of a press on "Place order" where the steps say that the payment is still to come. */
async function pressEarly(next: string, cart: string, isRehearsal = false, path = '/address'): Promise<string[]> {
  const shop = await startRunAtShop(answerPages({ '/address': ADDRESS, '/next': next, '/cart': cart }));
  const { run, origin } = shop;
  const [item] = run.order.items;
  assert.ok(item);
  run.memory.addedItems.push({ item, title: 'Brass lamp', finalUrl: item.url, otherVariants: [] });
  Object.assign(run.memory, { cartUrl: `${origin}/cart`, cartVerified: true, addressGiven: true, buyerNamed: true });
  const records: string[] = [];
  run.hooks.recordPress = async () => {
    records.push('recorded');
    return { clear: async () => void records.push('cleared') };
  };
  if (isRehearsal) Object.assign(run.hooks, { rehearsal: { onCardForm: () => undefined } });
  try {
    run.memory.stepsLeft.add(`${origin}/who`);
    await run.page.goto(`${origin}${path}`);
    const view = await look(run);
    const button = view.snapshot.elements.find(({ text }) => text === 'Place order');
    assert.ok(button);
    const end = await pressOnRecord(run, view, button, {}).then(
      ({ snapshot }) => new URL(snapshot.url).pathname,
      (error: unknown) => (error instanceof OrderMayExist ? 'may exist' : 'stopped'),
    );
    return [...records, end];
  } finally {
    await shop.close();
  }
}

test('an early step that says "order" is pressed on record, and only a cart that is not emptied proves that it was none', async () => {
  assert.deepEqual(await pressEarly(NEXT, FULL), ['recorded', 'cleared', '/next']);
  assert.deepEqual(await pressEarly(NEXT, EMPTY), ['recorded', 'may exist']);
  assert.deepEqual(await pressEarly(THANKS, FULL), ['recorded', 'may exist']);
});

test('a rehearsal does not press an early step that says "order"', async () => {
  assert.deepEqual(await pressEarly(NEXT, FULL, true), ['stopped']);
});

test('a cart that comes back is left once more by its "order", on record', async () => {
  const again = FULL.replace('<button>Checkout</button></form>', '</form><a href="/next">Place order</a>');
  assert.deepEqual(await pressEarly(NEXT, again, false, '/cart'), ['recorded', 'cleared', '/next']);
  assert.deepEqual(await pressEarly(THANKS, again, false, '/cart'), ['recorded', 'may exist']);
  assert.deepEqual(await pressEarly(NEXT, again, true, '/cart'), ['stopped']);
});
