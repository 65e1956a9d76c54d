import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { isCartEmptied, isCartStillFull } from './is-cart-still-full.ts';

const PRICE = '<span>$20.00</span>';
/** What opens the place for a code stands where the name of a line might stand. */
const FULL = `<main><h1>Shopping cart</h1><div><div><div><a href="/lamp">Brass lamp</a></div>${PRICE}
  <input type="number" name="quantity" value="1" aria-label="Quantity"><button aria-label="Remove">×</button></div>
  <a href="/cart/coupon">Have a promo code?</a></div>${sumRow('Subtotal', '$20.00')}<button>Checkout</button></main>`;
const EMPTY = '<main><h1>Shopping cart</h1><p>Your shopping cart is empty.</p>';
/** The same goods once more, to be bought again. */
const OFFERED = `<section><h2>Buy it again</h2><div><a href="/">Brass lamp</a>${PRICE}
  <input type="number" name="quantity" value="1" aria-label="Quantity"><button>Add to cart</button></div></section></main>`;

async function judged(cart: string): Promise<[isFull: boolean, isEmptied: boolean]> {
  const shop = await startRunAtShop(answerPages({ '/checkout': '<main><h1>Review</h1></main>', '/cart': cart }));
  const { run, origin } = shop;
  try {
    const [item] = run.order.items;
    assert.ok(item);
    run.memory.addedItems.push({ item, title: 'Brass lamp', finalUrl: item.url, otherVariants: [] });
    run.memory.cartUrl = `${origin}/cart`;
    await run.page.goto(`${origin}/checkout`);
    return [await isCartStillFull(run), await isCartEmptied(run, `${origin}/checkout`)];
  } finally {
    await shop.close();
  }
}

test('a cart is read as it was verified: the line is called by what was put into it', async () => {
  assert.deepEqual(await judged(FULL), [true, false]);
});

test('what an emptied cart offers again does not fill it', async () => {
  const [isFull] = await judged(`${EMPTY}${OFFERED}`);
  assert.equal(isFull, false);
  assert.deepEqual(await judged(`${EMPTY}</main>`), [false, true]);
});

test('a checkout that asks for the order in words that nobody knows is still open; one that only tells of it is not', async () => {
  const done = (title: string) => `<section><h2>${title}</h2><p>Zorba</p><button type="button">Edit</button></section>`;
  const sums = `${sumRow('Subtotal', '$20.00')}${sumRow('Total', '$20.00')}`;
  const page = (end: string) => `<main><h1>Vamto</h1>${done('Lukvar')}${done('Pabiru')}${sums}${end}</main>`;
  const isFull = async (end: string) => {
    const shop = await startRunAtShop(answerPages({ '/checkout': page(end) }));
    try {
      shop.run.memory.cardTyped = true;
      await shop.run.page.goto(`${shop.origin}/checkout`);
      return await isCartStillFull(shop.run);
    } finally {
      await shop.close();
    }
  };
  assert.equal(await isFull('<form method="post"><button>Cyh ex cyos</button></form>'), true);
  assert.equal(await isFull('<a href="/lamps">Cyh ex cyos</a>'), false);
});

test('a step that has the terms agreed to is still before the order; a form for an account, with terms of its own, may come after', async () => {
  const sums = `${sumRow('Subtotal', '$20.00')}${sumRow('Total', '$20.00')}`;
  const page = (form: string, said = '') =>
    `<main><h1>Vamto</h1>${said}${sums}<form method="post">${form}<button>Continue</button></form></main>`;
  const isFull = async (html: string) => {
    const shop = await startRunAtShop(answerPages({ '/checkout/4': html }));
    try {
      await shop.run.page.goto(`${shop.origin}/checkout/4`);
      return await isCartStillFull(shop.run);
    } finally {
      await shop.close();
    }
  };
  const terms = '<label><input type="checkbox" name="terms"> I have read and accept the terms and conditions</label>';
  assert.equal(await isFull(page(terms)), true);
  assert.equal(await isFull(page('')), false);
  assert.equal(await isFull(page(`<label>Password <input type="password" name="password"></label>${terms}`)), false);
  assert.equal(await isFull(page(terms, '<h2>Thank you for your order</h2><p>Order number 1007</p>')), false);
});
