import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { verifyCart } from './verify-cart.ts';

/** Whether the cart of a shop ends with the three stools that were ordered. */
async function verifiesThreeStools({
  run,
  origin,
  close,
}: Awaited<ReturnType<typeof startRunAtShop>>): Promise<boolean> {
  try {
    const item = { url: `${origin}/stool`, quantity: 3, variant: {} };
    run.memory.addedItems.push({ item, title: 'Stool', finalUrl: item.url, otherVariants: [] });
    await run.page.goto(`${origin}/cart`);
    await verifyCart(run, await look(run));
    return run.memory.cartVerified;
  } finally {
    await close();
  }
}

test('where the shop never hears of a number that was written, the sign beside it is pressed', async () => {
  let held = 1;
  const shop = await startRunAtShop((request, response) => {
    const to = /more|less/.exec(request.url ?? '')?.[0];
    if (to) held += to === 'more' ? 1 : -1;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const sign = (text: string, way: string) =>
      `<button type="button" onclick="location = '/cart?${way}'">${text}</button>`;
    response.end(`<main><h1>Your cart</h1><table><tr><td><a href="/stool">Stool</a></td>
      <td>${sign('-', 'less')}<input name="qty" size="3" value="${held}">${sign('+', 'more')}</td>
      <td><a href="/cart?remove">Remove</a></td><td>$${held * 10}.00</td></tr></table>
      <p>Subtotal $${held * 10}.00</p><a href="/checkout">Checkout</a></main>`);
  }, '/cart');
  assert.equal(await verifiesThreeStools(shop), true);
  assert.equal(held, 3);
});

test('a sign without words beside the number sends it, where another takes the line out', async () => {
  let held = 1;
  const sign = 'display: inline-block; width: 24px; height: 24px';
  const shop = await startRunAtShop((request, response) => {
    let sent = '';
    request.on('data', (part) => {
      sent += part;
    });
    request.on('end', () => {
      held = Number(new URLSearchParams(sent).get('quantity') ?? held);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<main><h1>Your cart</h1><form method="post" action="/cart"><table><tr><td><a href="/stool">Stool</a></td>
        <td><input type="number" name="quantity" value="${held}"> <button type="submit" style="${sign}"></button>
        <a href="/cart?action=remove_product" style="${sign}"></a></td><td>$${held * 10}.00</td></tr></table>
        <p>Subtotal $${held * 10}.00</p><a href="/checkout">Checkout</a></form></main>`);
    });
  }, '/cart');
  assert.equal(await verifiesThreeStools(shop), true);
  assert.equal(held, 3);
});
