import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { openCart } from './open-cart.ts';
import { noteCartPage, verifyCart } from './verify-cart.ts';

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

test('a cart that came up over a page is not looked for at the address of that page, where it is gone', async () => {
  const cart = `<h2>Your cart</h2><table><tr><td><a href="/stool">Stool</a></td><td><input name="qty" size="3" value="1"></td>
    <td><button>Remove</button></td><td>$10.00</td></tr></table><p>Subtotal $10.00</p><a href="/pay">Checkout</a>`;
  const door = `<main><h1>Sign in</h1><form><input type="email"><input type="password"><button>Sign in</button></form></main>
    <a href="#" onclick="event.preventDefault(); drawer.hidden = false">Cart (1)</a>
    <div id="drawer" hidden>${cart}</div>`;
  const pages = {
    '/door': door,
    '/page': `<main>${cart}</main>`,
    '/linked': '<h1>Stool</h1><a href="/page">Cart (1)</a>',
  };
  const { run, origin, close } = await startRunAtShop(answerPages(pages), '/door');
  const cartUrlFrom = async (path: string) => {
    run.memory.cartUrl = null;
    await run.page.goto(`${origin}${path}`);
    const verified = await verifyCart(run, await openCart(run, await look(run)));
    noteCartPage(run, verified);
    assert.equal(run.memory.cartVerified, true);
    return run.memory.cartUrl;
  };
  try {
    const item = { url: `${origin}/stool`, quantity: 1, variant: {} };
    run.memory.addedItems.push({ item, title: 'Stool', finalUrl: item.url, otherVariants: [] });
    assert.equal(await cartUrlFrom('/door'), null);
    assert.equal(await cartUrlFrom('/linked'), `${origin}/page`);
  } finally {
    await close();
  }
});
