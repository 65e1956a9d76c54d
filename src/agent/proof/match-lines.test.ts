import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import type { AddedItem } from '../run/run.ts';
import { matchLines } from './is-cart-still-full.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const card = (name: string) =>
  `<form><a href="/${name}">${name}</a><span>€ 6.95</span><button>Add to cart</button></form>`;
const line = `<div><a href="/mug"><img alt=""></a><div><div><a href="/mug">Enamel mug</a></div><div>€ 14.90</div>
  <div><input type="number" aria-label="Quantity" name="qty" value="1"></div><div>€ 14.90</div></div></div>`;
const cart = (lines: string, more: string) => `<main><h1>Your cart</h1><div><div><form>${lines}</form></div>
  <div><h2>You may also like</h2>${card('spray')}${card('flask')}</div></div><aside>${more}</aside></main>`;
const LEADS_ON = '<p>Total € 14.90</p><a href="/checkout">Proceed to checkout</a>';
const mug: AddedItem = {
  item: { url: 'https://shop.test/mug', quantity: 1, variant: {} },
  title: 'Enamel mug',
  finalUrl: 'https://shop.test/mug',
  otherVariants: [],
};

async function left(markup: string): Promise<number> {
  const view = readView(await shop.see(markup, 'https://shop.test/cart'));
  return matchLines(view, [mug]).matched.length;
}

test('a lone line is told by its name from the goods that the cart offers below it', async () => {
  assert.equal(await left(cart(line, LEADS_ON)), 1);
});

test('an emptied cart that offers the same goods once more holds nothing', async () => {
  assert.equal(await left(cart(`<p>Your cart is empty.</p>${line}`, '')), 0);
  assert.equal(await left(cart(line, '<a href="/">Continue shopping</a>')), 0, 'it leads to no checkout');
});

test('what opens the place for a code below a lone line is not its name', async () => {
  const lone = `<div><div><div><div><a href="/mug">Mug</a> <b>€ 7.45</b></div><button type="button" aria-label="Quantity −">−</button>
    <span>2</span><button type="button" aria-label="Quantity +">+</button><p>Sum € 14.90</p>
    <button name="remove" aria-label="Remove">×</button></div></div><p><a href="/coupon">Add a promo code</a></p></div>`;
  const view = readView(await shop.see(`<main><h1>Your cart</h1>${lone}<aside>${LEADS_ON}</aside></main>`));
  const pair = { ...mug, item: { ...mug.item, quantity: 2 }, title: 'Mug' };
  assert.deepEqual(
    matchLines(view, [pair]).matched.map(({ quantity }) => quantity),
    [2],
  );
});
