import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { verifyCart } from './verify-cart.ts';

test('a page that goes on showing what it took out is opened anew before it is pressed again', async () => {
  const held = new Set(['jug', 'bowl']);
  let removals = 0;
  const row = (
    name: string,
  ) => `<tr><td><a href="/${name}">Oil ${name}</a></td><td><input type="number" name="q.${name}"
    value="1" aria-label="Quantity"></td><td>€24.90</td><td><button type="button"
    onclick="fetch('/remove?${name}', { method: 'POST' })">Remove</button></td></tr>`;
  const shop = await startRunAtShop((request, response) => {
    const [, name = ''] = /^\/remove\?(\w+)/.exec(request.url ?? '') ?? [];
    if (name !== '') {
      removals += 1;
      held.delete(name);
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<main><h1>Your cart</h1><table>${[...held].map(row).join('')}</table>
      <p>Subtotal €24.90</p><a href="/checkout">Checkout</a></main>`);
  }, '/cart');
  try {
    const { run, origin } = shop;
    const item = { url: `${origin}/jug`, quantity: 1, variant: {} };
    run.memory.addedItems.push({ item, title: 'Oil jug', finalUrl: item.url, otherVariants: [] });
    await run.page.goto(`${origin}/cart`);
    await verifyCart(run, await look(run));
    assert.deepEqual([[...held], removals, run.memory.cartVerified], [['jug'], 1, true]);
  } finally {
    await shop.close();
  }
});
