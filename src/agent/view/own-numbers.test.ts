import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import type { Run } from '../run/run.ts';
import { cartLines } from './cart-lines.ts';
import { noteOwnNumbers } from './own-numbers.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const URL = 'https://shop.example/candle';
const row = (id: string) =>
  `<tr><td>Soy candle</td><td><input id="${id}" name="quantity[]" value="1"></td><td>$18.90</td></tr>`;
/** What was chosen is listed above the buttons, as shops do that sell several variants at once. */
const page = (added = '') => `<main><h1>Soy candle</h1><div><p>$18.90</p></div>
  <div class="chosen"><table><tbody>${row('chosen')}</tbody></table></div>
  <div><div><p>Total <b>$18.90</b></p></div></div>
  <div><div><div><a href="#none" class="button">Add to cart</a></div></div></div></main>${added}`;
const drawer = `<div role="dialog" aria-label="Cart" style="position:fixed;right:0;top:0;width:400px;background:#fff">
  <table><tbody>${row('line')}</tbody></table><a href="/checkout">Checkout</a></div>`;

async function linesAfterAdding(after: string): Promise<number> {
  const item = { url: URL, quantity: 1, variant: {} };
  const memory = { addedItems: [], ownNumbers: new Set() } as unknown as Run['memory'];
  noteOwnNumbers({ memory }, readView(await shop.see(page(), URL)));
  memory.addedItems.push({ item, title: 'Soy candle', finalUrl: URL, otherVariants: [] });
  return cartLines({ memory }, readView(await shop.see(after, URL))).length;
}

test('a number that was there before the product was added is no line of the cart', async () => {
  assert.equal(await linesAfterAdding(page()), 0);
});

test('a line that came with the press is one', async () => {
  assert.equal(await linesAfterAdding(page(drawer)), 1);
});
