import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { cartLines } from '../view/cart-lines.ts';
import { addItems, fillAgain, openFilledCart, verifyFilledCart } from './fill-cart.ts';

function showPage(response: ServerResponse, body: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><title>Lamps</title><header><a href="/cart">Cart</a></header>${body}`);
}

function showCart(response: ServerResponse, line: { title: string; path: string; onRemove: string }): void {
  const { title, path, onRemove } = line;
  showPage(
    response,
    `<main><h1>Your cart</h1><form><table><tr><td><a href="${path}">${title}</a></td><td><input type="number" name="q" value="1" aria-label="Quantity"></td>
    <td>$20.00</td><td><button type="button" onclick="${onRemove}">Remove</button></td></tr></table></form><p>Subtotal $20.00</p><a href="/checkout">Checkout</a></main>`,
  );
}

/** A shop whose first page does not listen yet: its scripts wake up at the press, which shows, and do nothing with it. */
async function fill(emptiesCart: boolean): Promise<{ lines: number; adds: number }> {
  let [visits, adds, held] = [0, 0, false];
  const shop = await startRunAtShop((request, response) => {
    const page = (body: string) => showPage(response, body);
    if (request.url === '/add') {
      adds += 1;
      held = !emptiesCart;
      return response.end();
    }
    if (request.url === '/cart' && held) return showCart(response, { title: 'Desk lamp', path: '/', onRemove: '' });
    if (request.url !== '/') return page('<main><h1>Your cart</h1><p>Your cart is empty.</p></main>');
    visits += 1;
    const heard = visits > 1 || emptiesCart ? "fetch('/add', { method: 'POST' });" : '';
    return page(`<main><h1>Desk lamp</h1><p>$20.00</p><button type="button" onclick="${heard} wish.textContent = 'On the list'">Add to cart</button>
      <button type="button" id="wish">Wish list</button></main>`);
  });
  try {
    const cart = await openFilledCart(shop.run, await addItems(shop.run));
    return { lines: cartLines(shop.run, cart).length, adds };
  } finally {
    await shop.close();
  }
}

test('what was pressed before the page listened is pressed again, where the cart is empty and nothing was sent', async () => {
  assert.deepEqual(await fill(false), { lines: 1, adds: 1 });
});

test('a merchant that was told and has an empty cart is not told again', async () => {
  assert.deepEqual(await fill(true), { lines: 0, adds: 1 });
});

test('where a press put another product into the cart, that is taken out and the right one is added', async () => {
  let held = '';
  let adds = 0;
  const shop = await startRunAtShop((request, response) => {
    const page = (body: string) => showPage(response, body);
    if (request.url === '/add') {
      adds += 1;
      held = adds === 1 ? 'Clay vase' : 'Desk lamp';
      return response.end();
    }
    if (request.url === '/remove') {
      held = '';
      return response.end();
    }
    if (request.url === '/cart' && held !== '') {
      const path = held === 'Desk lamp' ? '/' : '/vase';
      return showCart(response, { title: held, path, onRemove: "fetch('/remove').then(() => location.reload())" });
    }
    if (request.url !== '/') return page('<main><h1>Your cart</h1><p>Your cart is empty.</p></main>');
    return page(`<main><h1>Desk lamp</h1><p>$20.00</p>
      <button type="button" onclick="fetch('/add', { method: 'POST' }).then(() => { location.href = '/cart' })">Add to cart</button></main>`);
  });
  try {
    const cart = await verifyFilledCart(shop.run, await addItems(shop.run));
    assert.deepEqual([cartLines(shop.run, cart).map(({ title }) => title), adds], [['Desk lamp'], 2]);
    assert.equal(shop.run.memory.cartVerified, true);
  } finally {
    await shop.close();
  }
});

/** A shop with neither a field nor a control for the number of pieces, which has no more than `stock`. */
async function buyPieces(quantity: number, stock: number): Promise<{ held: number; verified: boolean; code: string }> {
  let held = 0;
  const shop = await startRunAtShop((request, response) => {
    if (request.url === '/add') {
      held = Math.min(stock, held + 1);
      return response.end();
    }
    if (request.url === '/cart' && held > 0)
      return showPage(
        response,
        `<main><h1>Your cart</h1><ul><li><a href="/"><h2>Desk lamp</h2></a><p>Qty: ${held}</p><p>$${20 * held}.00</p><button type="button">Remove</button></li></ul>
        <p>Total $${20 * held}.00</p><a href="/checkout">Checkout</a></main>`,
      );
    if (request.url !== '/') return showPage(response, '<main><h1>Your cart</h1><p>Your cart is empty.</p></main>');
    const add = "fetch('/add', { method: 'POST' }).then(() => { location.href = '/cart' })";
    return showPage(
      response,
      `<main><h1>Desk lamp</h1><p>$20.00</p><button type="button" onclick="${add}">Add to cart</button></main>`,
    );
  });
  try {
    for (const item of shop.run.order.items) item.quantity = quantity;
    const code = await addItems(shop.run)
      .then((view) => verifyFilledCart(shop.run, view))
      .then(
        () => '',
        (error: { code?: string }) => error.code ?? 'thrown',
      );
    return { held, verified: shop.run.memory.cartVerified, code };
  } finally {
    await shop.close();
  }
}

test('where nothing sets the number of pieces, the product is added until the cart holds as many', async () => {
  assert.deepEqual(await buyPieces(3, 9), { held: 3, verified: true, code: '' });
});

test('a shop that stops adding has too few', async () => {
  assert.deepEqual(await buyPieces(3, 2), { held: 2, verified: false, code: 'insufficient_stock' });
});

test('a cart that was found empty is filled once more where that was said, and never once somebody was told who buys', async () => {
  let held = 0;
  const shop = await startRunAtShop((request, response) => {
    if (request.url === '/add') {
      held += 1;
      return response.end();
    }
    if (request.url === '/cart' && held > 1) return showCart(response, { title: 'Desk lamp', path: '/', onRemove: '' });
    if (request.url !== '/') return showPage(response, '<main><h1>Your cart</h1><p>Your cart is empty.</p></main>');
    const add = "fetch('/add', { method: 'POST' }).then(() => { location.href = '/cart' })";
    return showPage(
      response,
      `<main><h1>Desk lamp</h1><p>$20.00</p><button type="button" onclick="${add}">Add to cart</button></main>`,
    );
  });
  const { run } = shop;
  try {
    await verifyFilledCart(run, await addItems(run));
    assert.deepEqual([run.memory.cartSeenEmpty, held], [true, 1]);
    assert.equal(await fillAgain(run), null, 'nobody said so');
    run.memory.toldToFill = true;
    run.memory.addressGiven = true;
    assert.equal(await fillAgain(run), null, 'an order may exist');
    run.memory.addressGiven = false;
    run.memory.toldToFill = true;
    assert.ok(await fillAgain(run));
    assert.deepEqual([run.memory.cartVerified, held], [true, 2]);
    run.memory.cartSeenEmpty = run.memory.toldToFill = true;
    assert.equal(await fillAgain(run), null, 'once in a purchase');
  } finally {
    await shop.close();
  }
});
