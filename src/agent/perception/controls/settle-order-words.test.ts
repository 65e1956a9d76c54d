import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const cart = (more: string) => `<main><h1>Cart</h1><form><div><a href="/lamp">Lamp Onda</a>
  <input type="number" name="qty-0" aria-label="Quantity" value="1"><button>Update</button> <span>$24.00</span>
  <button aria-label="Remove">×</button></div></form><p>Total $24.00</p>${more}</main>`;
const buy = (href: string) => `<a href="${href}" style="display:block;padding:12px">Buy now</a>`;

async function leading(markup: string): Promise<string[]> {
  const { actions, snapshot } = readView(await shop.see(markup));
  return actions
    .filter(({ kind, score }) => kind === 'goToCheckout' && score >= 0.5)
    .map(({ ref }) => new URL(snapshot.elements.find((element) => element.ref === ref)?.href ?? '').pathname);
}

test('in a cart "buy now" leads to the checkout', async () => {
  assert.deepEqual(await leading(cart(buy('/next'))), ['/next']);
  assert.equal(readView(await shop.see(cart(buy('/next')))).page.kind, 'cart');
});

test('not where something else does, and not where it stands there several times', async () => {
  assert.deepEqual(await leading(cart(`${buy('/rug')}<a href="/next">Proceed to checkout</a>`)), ['/next']);
  assert.deepEqual(await leading(cart(buy('/rug') + buy('/mug'))), []);
});

test('above and below all lines, or their total, it is the same way twice', async () => {
  const around = (above: string, below: string) => cart(buy(below)).replace('<form>', `${buy(above)}<form>`);
  assert.deepEqual(await leading(around('/next', '/next')), ['/next', '/next']);
  const summed = cart('').replace('<form>', `${buy('/next')}<p>Total <b>$24.00</b></p>${buy('/next')}<form>`);
  assert.deepEqual(await leading(summed), ['/next', '/next']);
  assert.deepEqual(await leading(around('/rug', '/next')), [], 'two goods');
  assert.deepEqual(await leading(cart(buy('/next') + buy('/next'))), [], 'two cards');
});
