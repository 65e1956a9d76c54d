import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { OrderMayExist } from '../proof/order-may-exist.ts';
import type { RunMemory } from '../run/run.ts';
import { lacksDecision } from '../view/asks-nothing.ts';
import { look } from '../view/look.ts';
import { candidates } from '../view/view.ts';
import { pressOnRecord } from './press-on-record.ts';

const GOODS = sumRow('Subtotal', '$20.00');
const CHOICE = `<fieldset><legend>Delivery method</legend>
  <label><input type="radio" name="d" value="1" checked> Parcel post: $5.00</label>
  <label><input type="radio" name="d" value="2"> Courier: $9.00</label></fieldset>`;
const PAY = `<main><h1>Order information</h1><form method="post" action="/review">${CHOICE}
  ${GOODS}${sumRow('Total', '$20.00')}<button>Continue to review</button></form></main>`;
const review = (delivery: string, total: string) => `<main><h1>Review</h1><p>Ada Palmer, 1 Main St, Ames</p>
  ${GOODS}${sumRow('Shipping', delivery)}${sumRow('Total', total)}
  <form method="post" action="/done"><button>Pay and complete purchase</button></form></main>`;
const LINE = `<table><tr><th>Item</th><th>Price</th><th>Quantity</th><th>Total</th></tr><tr><td><a href="/">Brass lamp</a></td>
  <td>$20.00</td><td><input type="number" name="quantity" value="1" aria-label="Quantity"></td><td>$20.00</td></tr></table>`;
const FULL = `<main><h1>Shopping cart</h1><form>${LINE}${GOODS}<button>Checkout</button></form></main>`;
const EMPTY = '<main><h1>Shopping cart</h1><p>Your shopping cart is empty.</p></main>';

/** With the card typed and parcel post chosen, what became of the press that leads to this review. */
async function pressOn(
  reviewed: string,
  cart = FULL,
  pay = PAY,
  known: Partial<RunMemory> = { cardTyped: true },
): Promise<{ records: string[]; error: unknown }> {
  const shop = await startRunAtShop(answerPages({ '/pay': pay, '/review': reviewed, '/cart': cart }));
  const { run } = shop;
  const records: string[] = [];
  const [item] = run.order.items;
  assert.ok(item);
  run.memory.addedItems.push({ item, title: 'Brass lamp', finalUrl: item.url, otherVariants: [] });
  run.memory.cartUrl = `${shop.origin}/cart`;
  Object.assign(run.memory, known);
  run.memory.shippingOption = 'Parcel post: $5.00';
  run.memory.shippingPrice = 500;
  run.hooks.recordPress = async () => {
    records.push('recorded');
    return { clear: async () => void records.push('cleared') };
  };
  try {
    await run.page.goto(`${shop.origin}/pay`);
    const view = await look(run);
    const button = view.snapshot.elements.find(({ text }) => text === 'Continue to review');
    assert.ok(button);
    const error = await pressOnRecord(run, view, button, {}).then(
      (after) => (candidates(after, 'placeOrder').length > 0 || lacksDecision(after, view) ? null : 'no review'),
      (thrown: unknown) => thrown,
    );
    return { records, error };
  } finally {
    await shop.close();
  }
}

test('a review that adds nothing but the chosen delivery, with the cart still full, shows that nothing was ordered', async () => {
  assert.deepEqual(await pressOn(review('$5.00', '$25.00')), { records: ['recorded', 'cleared'], error: null });
});

test('the same review with an emptied cart may follow an order', async () => {
  const { records, error } = await pressOn(review('$5.00', '$25.00'), EMPTY);
  assert.deepEqual([records, error instanceof OrderMayExist], [['recorded'], true]);
});

/** Nothing but the name of the goods tells the line from the head of the cart and the link for a coupon. */
const loose = (line: string, sum: string) => `<main><h1>Shopping cart</h1><section><div><div><b>Quantity</b></div>
  <div><div>Brass lamp <div>$20.00</div></div><div>${line}</div></div><a href="/cart/coupon">Do you have a coupon code?</a></div>
  <div>${sum}</div></section></main>`;
const COUNT = '<input type="number" name="quantity" value="1" aria-label="Quantity">';

test('a cart is read by the names of the goods where its own sum is what they cost', async () => {
  const full = loose(`${COUNT}<button>Remove</button>`, `${GOODS}<a href="/pay">Checkout</a>`);
  assert.deepEqual(await pressOn(review('$5.00', '$25.00'), full), { records: ['recorded', 'cleared'], error: null });
  const again = loose(COUNT, `<p>Buy them once more</p>${sumRow('Subtotal', '$0.00')}<a href="/pay">Checkout</a>`);
  const emptied = await pressOn(review('$5.00', '$25.00'), again);
  assert.ok(emptied.error instanceof OrderMayExist, 'the goods are only offered again');
});

test('a review that costs more than by the chosen delivery may follow an order', async () => {
  const { records, error } = await pressOn(review('$9.00', '$29.00'));
  assert.deepEqual([records, error instanceof OrderMayExist], [['recorded'], true]);
});

test('a page that has something checked first and goes on a moment later is judged by what follows', async () => {
  const late = `${PAY}<script>document.forms[0].addEventListener('submit', async (event) => {
    event.preventDefault();
    await fetch('/cart');
    setTimeout(() => event.target.submit(), 900);
  });</script>`;
  const seen = await pressOn(review('$5.00', '$25.00'), FULL, late);
  assert.deepEqual(seen, { records: ['recorded', 'cleared'], error: null });
});

const SUMS = `${GOODS}${sumRow('Shipping', '$5.00')}${sumRow('Total', '$25.00')}`;
const LAST = `<main><h1>Summary</h1><p>Ada Palmer, 1 Main St, Ames</p>${SUMS}
  <form method="post" action="/review"><button>Continue to review</button></form></main>`;

test('a page that asks for nothing more may take the order before any card was typed, whatever its button says', async () => {
  const named = { cardTyped: false, buyerNamed: true };
  const next = `<main><h1>One moment</h1><p>Ames</p>${SUMS}</main>`;
  const emptied = await pressOn(next, EMPTY, LAST, named);
  assert.deepEqual([emptied.records, emptied.error instanceof OrderMayExist], [['recorded'], true]);
  const joined = next.replace('</main>', '<form><label>E-mail <input type="email" name="mail"></label></form></main>');
  const asked = await pressOn(joined, EMPTY, LAST, named);
  assert.deepEqual(
    [asked.records, asked.error instanceof OrderMayExist],
    [['recorded'], true],
    'an account is offered',
  );
});

test('nothing was ordered where the page after it asks how to pay, nor is that put on record before somebody was named', async () => {
  const how = `<main><h1>Payment method</h1>${SUMS}<form method="post" action="/done">
    <label><input type="radio" name="payment"> Credit card</label><label><input type="radio" name="payment"> Bank transfer</label>
    <button>Continue</button></form></main>`;
  const named = { cardTyped: false, buyerNamed: true };
  assert.deepEqual(await pressOn(how, EMPTY, LAST, named), { records: ['recorded', 'cleared'], error: null });
  const drawn = (later: string) => `<header><a href="/">Shop</a></header><main id="root"></main><script>
    setTimeout(() => { document.getElementById('root').innerHTML = ${JSON.stringify(later)} }, 2500)</script>`;
  assert.deepEqual(await pressOn(drawn(how), EMPTY, LAST, named), { records: ['recorded', 'cleared'], error: null });
  const other = await pressOn(drawn('<h1>One moment</h1>'), EMPTY, LAST, named);
  assert.ok(other.error instanceof OrderMayExist, 'drawn late, and it asks for nothing');
  assert.deepEqual(await pressOn(how, EMPTY, LAST, { cardTyped: false }), { records: [], error: null });
  const row = '<div><button type="button">Visa / Mastercard</button><button type="button">Apple Pay</button></div>';
  const rows = how.replace(/<label>.*<\/label>/s, row);
  assert.deepEqual(await pressOn(rows, EMPTY, LAST, named), { records: ['recorded', 'cleared'], error: null });
  const same = await pressOn(rows, EMPTY, LAST.replace('<form', `${row}<form`), named);
  assert.ok(same.error instanceof OrderMayExist, 'the page before it asked the same');
});
