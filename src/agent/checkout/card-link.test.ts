import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { OrderMayExist } from '../proof/order-may-exist.ts';
import { readReview } from '../review/read-review.ts';
import type { Run } from '../run/run.ts';
import { look } from '../view/look.ts';
import { otherPayments } from '../view/other-payments.ts';
import { pressOnRecord } from './press-on-record.ts';
import { waysOn } from './ways-on.ts';

const way = (path: string, name: string) => `<p><a href="${path}">${name}</a></p>`;
const SUMS = `${sumRow('Subtotal', '$20.00')}${sumRow('Shipping', '$5.00')}`;
const LINE = `<table><tr><th>Item</th><th>Price</th><th>Quantity</th><th>Total</th></tr><tr><td><a href="/">Brass lamp</a></td>
  <td>$20.00</td><td><input type="number" name="quantity" value="1" aria-label="Quantity"></td><td>$20.00</td></tr></table>`;
const list = (total = '$25.00') => `<main><h1>Choose how to pay</h1>${SUMS}${sumRow('Total', total)}
  <div>${way('/wire', 'Pay by bank transfer')}${way('/paypal', 'Pay with PayPal')}
  ${way('/card', '<img src="x.gif" alt="Pay by credit card" width="40" height="20"> Pay by credit card')}</div></main>`;
const CARD = `<main><h1>Payment</h1><form><label>Card number <input autocomplete="cc-number"></label><label>Expiry
  <input autocomplete="cc-exp"></label><label>CVC <input autocomplete="cc-csc"></label><button>Pay</button></form></main>`;
const cart = (total: string) => `<main><h1>Shopping cart</h1><form>${LINE}${SUMS}${sumRow('Total', total)}
  <button>Checkout</button></form></main>`;
const EMPTY = '<main><h1>Shopping cart</h1><p>Your shopping cart is empty.</p></main>';

async function atShop<T>(pages: Record<string, string>, act: (run: Run, origin: string) => Promise<T>): Promise<T> {
  const shop = await startRunAtShop(answerPages(pages));
  const { memory, order } = shop.run;
  const [item] = order.items;
  assert.ok(item);
  memory.addedItems.push({ item, title: 'Brass lamp', finalUrl: item.url, otherVariants: [] });
  Object.assign(memory, { cartUrl: `${shop.origin}/cart`, cartVerified: true, addressGiven: true, addressDone: true });
  Object.assign(memory, {
    cartSubtotal: { minor: 2000, currency: 'USD' },
    shippingOption: 'Parcel',
    shippingPrice: 500,
  });
  try {
    return await act(shop.run, shop.origin);
  } finally {
    await shop.close();
  }
}

const pressCardLink = (pages: Record<string, string>) =>
  atShop(pages, async (run, origin) => {
    const records: string[] = [];
    run.hooks.recordPress = async () => {
      records.push('recorded');
      return { clear: async () => void records.push('cleared') };
    };
    await run.page.goto(`${origin}/list`);
    const view = await look(run);
    const [first] = waysOn(run, view);
    assert.equal(first?.href, `${origin}/card`);
    assert.equal(otherPayments(run, view).size, 2);
    const end = await pressOnRecord(run, view, first, {}).then(
      ({ snapshot }) => new URL(snapshot.url).pathname,
      (error: unknown) => (error instanceof OrderMayExist ? 'may exist' : (error as Error).message),
    );
    return [...records, end];
  });

test('ways to pay that have a row and a column each are one list, and brackets say which cards are taken', async () => {
  const wide = (path: string, name: string) => `<div><div>${way(path, name)}</div></div>`;
  const grid = `<main><h1>Choose how to pay</h1>${SUMS}${sumRow('Total', '$25.00')}<div>
    ${wide('/wire', 'Pay by bank transfer (your order is handled later)')}${wide('/cheque', 'Pay by cheque')}
    ${wide('/card', 'Pay by credit card (Visa, Mastercard, American Express)')}</div></main>`;
  assert.deepEqual(await pressCardLink({ '/list': grid, '/card': CARD, '/cart': cart('$25.00') }), [
    'recorded',
    'cleared',
    '/card',
  ]);
});

test('of links that say how to pay the card’s is followed, on record, and only where the cart stays full', async () => {
  assert.deepEqual(await pressCardLink({ '/list': list(), '/card': CARD, '/cart': cart('$25.00') }), [
    'recorded',
    'cleared',
    '/card',
  ]);
  assert.deepEqual(await pressCardLink({ '/list': list(), '/card': CARD, '/cart': EMPTY }), ['recorded', 'may exist']);
});

test('before the address was given such links inform', async () => {
  const ways = await atShop({ '/list': list() }, async (run, origin) => {
    Object.assign(run.memory, { addressGiven: false, addressDone: false });
    await run.page.goto(`${origin}/list`);
    return waysOn(run, await look(run)).map(({ href }) => href);
  });
  assert.ok(ways.every((href) => !href.endsWith('/card')));
});

const reviewAtCard = (page: string, beside: string, before?: string) =>
  atShop({ '/card': page, '/cart': beside, ...(before && { '/sums': before }) }, async (run, origin) => {
    run.memory.sumsUrl = before ? `${origin}/sums` : null;
    const sums = { subtotal: 2000, shipping: 500, tax: 0, taxIncluded: false, discount: 0, total: 2500 };
    run.memory.seenSums = { currency: 'USD', ...sums };
    run.memory.cardTyped = true;
    await run.page.goto(`${origin}/card`);
    return readReview(run, await look(run)).then(
      ({ totals }) => totals.total,
      (error: Error) => error.message,
    );
  });

test('a last page without any amount is of the order that the cart beside still adds up to', async () => {
  assert.equal(await reviewAtCard(CARD, cart('$25.00')), 2500);
  const dearer = cart('$28.00').replace('$5.00', '$8.00');
  assert.match(String(await reviewAtCard(CARD, dearer)), /no total/);
  const bare = '<main><h1>Your cart</h1><p>Come back soon.</p></main>';
  assert.equal(await reviewAtCard(CARD, bare, cart('$25.00')), 2500, 'the page that told the sums still does');
  assert.match(String(await reviewAtCard(CARD, bare, dearer)), /no total/);
  const priced = CARD.replace('<button>', '<p>Insurance is $3.00 more</p><button>');
  assert.match(String(await reviewAtCard(priced, cart('$25.00'))), /no total/);
});
