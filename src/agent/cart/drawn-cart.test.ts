import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { verifyCart } from './verify-cart.ts';

test('a cart that fetches its lines anew after a change is checked once it lists them', async () => {
  let quantity = 1;
  const lines =
    () => `<table><tr><td><a href="/jug">Oil jug</a></td><td><input type="number" name="q" value="${quantity}"
    aria-label="Quantity"></td><td>€24.90</td><td><button type="button">Remove</button></td></tr></table>
    <p>Subtotal €${(quantity * 24.9).toFixed(2)}</p><button>Update cart</button>`;
  const shop = await startRunAtShop((request, response) => {
    if (request.method === 'POST') quantity = 2;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.url === '/lines') response.end(lines());
    else
      response.end(`<main><h1>Your cart</h1><form method="post"></form><a href="/checkout">Checkout</a></main>
        <script>setTimeout(() => fetch('/lines').then((r) => r.text()).then((t) => { document.forms[0].innerHTML = t }),
          ${quantity === 1 ? 0 : 2_500})</script>`);
  }, '/cart');
  try {
    const { run, origin } = shop;
    const item = { url: `${origin}/jug`, quantity: 2, variant: {} };
    run.memory.addedItems.push({ item, title: 'Oil jug', finalUrl: item.url, otherVariants: [] });
    await run.page.goto(`${origin}/cart`);
    await verifyCart(run, await look(run));
    assert.deepEqual([run.memory.cartVerified, run.memory.cartGoods], [true, 4980]);
  } finally {
    await shop.close();
  }
});
