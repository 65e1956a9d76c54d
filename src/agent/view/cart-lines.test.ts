import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { classifyActions, classifyFields, classifyPage } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { cartLines } from './cart-lines.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

/** How many lines of a cart are seen at an address, after a cap was put into the cart at the product's address. */
async function countLines(product: string, shown: string, html: string): Promise<number> {
  const snapshot = await shop.see(html, shown);
  const fields = classifyFields(snapshot);
  const actions = classifyActions(snapshot, fields);
  const view = { snapshot, fields, actions, page: classifyPage(snapshot, { fields, actions }) };
  const memory = { addedItems: [{ title: 'Wool Cap', finalUrl: product }] } as Run['memory'];
  return cartLines({ memory }, view).length;
}

const CART = `<h1>Your cart</h1><form action="/index.php?page=cart&action=update"><table><tr>
  <td><input name="quantity[]" value=1 size=4 aria-label="Quantity"></td>
  <td><button>Take over</button></td>
  <td><a href="/index.php?page=product&id=4">Wool Cap</a></td><td>$20.00</td><td>$20.00</td>
  <td><a href="/index.php?page=cart&action=remove&id=4">Remove</a></td></tr></table></form>
  <p>Sub-total: $20.00</p><a href="/index.php?page=checkout">Checkout</a>`;

const PRODUCT = `<main><h1>Wool Cap</h1><p>$20.00</p><form action="/add"><label>Quantity <input name=quantity value=1 size=4>
  </label><button>Add to cart</button></form></main>`;

test('where the query alone names the page, the cart is another page than the product', async () => {
  for (const program of ['https://shop.test/index.php', 'https://shop.test/'])
    assert.equal(await countLines(`${program}?page=product&id=4`, `${program}?page=cart`, CART), 1, program);
});

test('the page of a product is no cart, whichever of its variants the address names', async () => {
  for (const [product, shown] of [
    ['https://shop.test/cap', 'https://shop.test/cap?variant=2'],
    ['https://shop.test/cap?variant=1', 'https://shop.test/cap?variant=2'],
    ['https://shop.test/index.php?page=product&id=4', 'https://shop.test/index.php?page=product&id=4&variant=2'],
  ] as const)
    assert.equal(await countLines(product, shown, PRODUCT), 0, shown);
});
