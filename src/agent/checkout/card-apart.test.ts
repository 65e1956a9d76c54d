import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { OrderMayExist } from '../proof/order-may-exist.ts';
import { finalControl } from '../review/final-control.ts';
import type { Run } from '../run/run.ts';
import { look } from '../view/look.ts';
import { pressOnRecord } from './press-on-record.ts';
import { waysOn } from './ways-on.ts';

const LINE = `<table><tr><th>Item</th><th>Price</th><th>Quantity</th><th>Total</th></tr><tr><td><a href="/">Brass lamp</a></td>
  <td>$20.00</td><td><input type="number" name="quantity" value="1" aria-label="Quantity"></td><td>$20.00</td></tr></table>`;
const FULL = `<main><h1>Shopping cart</h1><form>${LINE}${sumRow('Total', '$20.00')}<button>Checkout</button></form></main>`;
const EMPTY = '<main><h1>Shopping cart</h1><p>Your shopping cart is empty.</p></main>';
const CARD = `<form><label>Card number <input autocomplete="cc-number"></label><label>Expiry <input autocomplete="cc-exp"></label>
  <label>CVC <input autocomplete="cc-csc"></label><button>Pay $25.00</button></form>`;
const step = (press: string, sum = '') => `<main><h1>Checkout: payment</h1>${sum}<form method="post" action="/done">
  <p>Press the button to enter your card.</p><button onclick="${press}">Pay with card</button></form></main>`;
const OPENS = `event.preventDefault(); const f = document.createElement('iframe'); f.src = '/card';
  f.style = 'position:fixed;inset:0;width:100%;height:100%;background:#fff'; document.body.append(f)`.replaceAll(
  '\n',
  '',
);

/** What becomes of a step that has nothing on it but "Pay with card"; the goods are 20.00, the delivery 5.00. */
async function atStep(page: string, cart: string, change: (run: Run) => void = () => undefined): Promise<string[]> {
  const done = '<main><h1>Almost done</h1><p>See you soon.</p></main>';
  const shop = await startRunAtShop(
    answerPages({ '/checkout/payment': page, '/card': CARD, '/done': done, '/cart': cart }),
  );
  const { run, origin } = shop;
  const [item] = run.order.items;
  assert.ok(item);
  run.memory.addedItems.push({ item, title: 'Brass lamp', finalUrl: item.url, otherVariants: [] });
  const sums = { currency: 'USD', subtotal: 2000, shipping: 0, tax: 0, taxIncluded: false, discount: 0, total: 2000 };
  Object.assign(run.memory, { cartUrl: `${origin}/cart`, cartVerified: true, addressGiven: true, buyerNamed: true });
  Object.assign(run.memory, { paymentMethod: 'card', shippingOption: 'Parcel', shippingPrice: 500, seenSums: sums });
  const records: string[] = [];
  run.hooks.recordPress = async () => {
    records.push('recorded');
    return { clear: async () => void records.push('cleared') };
  };
  change(run);
  try {
    await run.page.goto(`${origin}/checkout/payment`);
    const view = await look(run);
    if (finalControl(run, view)) return ['order'];
    const [first] = waysOn(run, view);
    assert.equal(first?.text, 'Pay with card');
    const end = await pressOnRecord(run, view, first, {}).then(
      ({ snapshot }) => new URL(snapshot.url).pathname,
      (error: unknown) => (error instanceof OrderMayExist ? 'may exist' : (error as { code?: string }).code),
    );
    return [...records, end ?? ''];
  } finally {
    await shop.close();
  }
}

test('a step with nothing but "Pay with card" opens the form, on record, and a full cart proves that it was no order', async () => {
  assert.deepEqual(await atStep(step(OPENS), FULL), ['recorded', 'cleared', '/checkout/payment']);
  assert.deepEqual(await atStep(step(OPENS), EMPTY), ['recorded', 'may exist']);
  assert.deepEqual(await atStep(step(''), EMPTY), ['recorded', 'may exist']);
  const asks = `${OPENS}; fetch('/done')`;
  assert.deepEqual(await atStep(step(asks), FULL), ['recorded', 'may exist'], 'the merchant was asked for something');
});

test('nothing is pressed above the limit or in a rehearsal, and where a sum is shown the press is the order', async () => {
  const limit = (run: Run) => Object.assign(run.order.limits, { maxTotal: 24.99 });
  assert.deepEqual(await atStep(step(OPENS), FULL, limit), ['price_limit_exceeded']);
  const rehearse = (run: Run) => Object.assign(run.hooks, { rehearsal: { onCardForm: () => undefined } });
  assert.deepEqual(await atStep(step(OPENS), FULL, rehearse), ['agent_stuck']);
  assert.deepEqual(await atStep(step(OPENS, sumRow('Total', '$25.00')), FULL), ['order']);
  const unknown = (run: Run) => Object.assign(run.memory, { seenSums: null });
  assert.deepEqual(await atStep(step(OPENS), FULL, unknown), ['order']);
});
