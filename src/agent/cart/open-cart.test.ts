import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import type { Question } from '../model/index.ts';
import { look } from '../view/look.ts';
import { openCart, returnToCart } from './open-cart.ts';
import { notePressedAdd } from './pressed-adds.ts';
import { productTitle } from './product-title.ts';

/** The layer names what was added and leads to the cart alone; what stands under it cannot be pressed. */
const PRODUCT = `<main><h1>Garrafa Alma</h1><p>38,15 €</p><button type="button">Comprar</button></main>
  <div style="position:fixed;inset:0;background:#0009"><div role="dialog" aria-modal="true" style="background:#fff;margin:80px">
  <p>1 × Garrafa Alma</p><p><a href="/cart">Ir para a sacola</a></p></div></div>`;
const CART = `<main><h1>Sacola</h1><table><tr><td><a href="/p">Garrafa Alma</a></td><td>38,15 €</td></tr></table>
  <a href="/checkout">Finalizar compra</a></main>`;

test('from a layer over the product that leads only to the cart, the cart is opened', async () => {
  const shop = await startRunAtShop(answerPages({ '/p': PRODUCT, '/cart': CART }), '/p');
  const { run, origin } = shop;
  try {
    await run.page.goto(`${origin}/p`);
    const item = { url: `${origin}/p`, quantity: 1, variant: {} };
    assert.equal(await returnToCart(run, await look(run)), null, 'nothing is in the cart');
    run.memory.addedItems.push({ item, title: 'Garrafa Alma', finalUrl: item.url, otherVariants: [] });
    assert.equal((await returnToCart(run, await look(run)))?.snapshot.url, `${origin}/cart`);
  } finally {
    await shop.close();
  }
});

for (const folder of ['/shop', '']) {
  test(`pictures of carts on the cards of products in "${folder}/" are no way to the cart`, async () => {
    const card = (name: string) => `<div><a href="${folder}/${name}">${name}</a><span>€6.75</span>
      <a href="#" role="button" aria-label="Shopping cart" onclick="fetch('/add')">🛒</a></div>`;
    const product = `<main><h1>Oil jug</h1><p>€24.90</p><button type="button">Add</button></main>
      <section>${card('towel')}${card('soap')}</section>`;
    let added = 0;
    const pages = answerPages({ [`${folder}/jug`]: product, '/cart': CART });
    const shop = await startRunAtShop((request, response) => {
      if (request.url === '/add') added += 1;
      pages(request, response);
    }, `${folder}/jug`);
    const { run, origin } = shop;
    try {
      const item = { url: `${origin}${folder}/jug`, quantity: 1, variant: {} };
      await run.page.goto(item.url);
      run.memory.addedItems.push({ item, title: 'Oil jug', finalUrl: item.url, otherVariants: [] });
      assert.equal((await returnToCart(run, await look(run)))?.snapshot.url, `${origin}/cart`);
      assert.equal(added, 0);
    } finally {
      await shop.close();
    }
  });
}

test('the button that added may count in its words what is in the cart: it sends the same form and is no way there', async () => {
  const product = `<header><h1><a href="/">Mercat</a></h1></header><main><h2>Oil jug</h2><p>€24.90</p>
    <form method="post" action="/add"><button type="submit">Add to cart</button></form></main>`;
  const added: string[] = [];
  const pages = answerPages({ '/p': product, '/cart': CART });
  const shop = await startRunAtShop((request, response) => {
    if (request.url === '/add') added.push('jug');
    pages(request, response);
  }, '/p');
  const { run, origin } = shop;
  try {
    await run.page.goto(`${origin}/p`);
    const view = await look(run);
    const button = view.snapshot.elements.find(({ role }) => role === 'button');
    assert.ok(button);
    assert.equal(productTitle(view), 'Oil jug', 'a heading that leads to the front page names the shop');
    notePressedAdd(run, view, button);
    const item = { url: `${origin}/p`, quantity: 1, variant: {} };
    run.memory.addedItems.push({ item, title: 'Oil jug', finalUrl: item.url, otherVariants: [] });
    await run.page.evaluate(() => {
      const [submit] = document.querySelectorAll('button');
      if (submit) submit.textContent = '✓ 1 in cart';
    });
    assert.equal((await returnToCart(run, await look(run)))?.snapshot.url, `${origin}/cart`);
    assert.deepEqual(added, []);
  } finally {
    await shop.close();
  }
});

/** Nothing on it says "cart", and no usual address is one. */
const WORDLESS = `<main><h1>Oil jug</h1><p>€24.90</p><button type="button">Add to cart</button></main>
  <header><a href="/meine-dinge">Zeug</a></header>`;
const MISSING = '<main><h1>404</h1><p>Page not found</p></main>';

/** The shop, what of it was opened, and a purchase that has put the jug into its cart. */
async function startAfterAdding(pages: Readonly<Record<string, string>>) {
  const opened: string[] = [];
  const answer = answerPages(pages);
  const shop = await startRunAtShop((request, response) => {
    const path = request.url ?? '';
    if (path !== '/favicon.ico') opened.push(path);
    if (!(path in pages)) {
      response.writeHead(404, { 'content-type': 'text/html' });
      response.end(MISSING);
    } else answer(request, response);
  }, '/p');
  const item = { url: `${shop.origin}/p`, quantity: 1, variant: {} };
  shop.run.memory.addedItems.push({ item, title: 'Oil jug', finalUrl: item.url, otherVariants: [] });
  await shop.run.page.goto(item.url);
  return { ...shop, opened };
}

test('a link that is called the cart is pressed before an address is guessed, though it lies where the products do', async () => {
  const product = '<nav><a href="/goods/mine">Shopping cart</a></nav><main><h1>Oil jug</h1><p>€24.90</p></main>';
  const shop = await startRunAtShop(answerPages({ '/goods/jug': product, '/goods/mine': CART }), '/goods/jug');
  const { run, origin } = shop;
  try {
    const item = { url: `${origin}/goods/jug`, quantity: 1, variant: {} };
    await run.page.goto(item.url);
    run.memory.addedItems.push({ item, title: 'Oil jug', finalUrl: item.url, otherVariants: [] });
    assert.equal((await returnToCart(run, await look(run)))?.snapshot.url, `${origin}/goods/mine`);
  } finally {
    await shop.close();
  }
});

test('guessed addresses that show no cart lead back to the product, and none is opened twice', async () => {
  const { run, origin, opened, close } = await startAfterAdding({ '/p': WORDLESS });
  try {
    assert.equal((await openCart(run, await look(run))).snapshot.url, `${origin}/p`);
    const guesses = opened.filter((path) => path !== '/p');
    assert.deepEqual(guesses, ['/cart', '/basket', '/checkout/cart', '/bag']);
    opened.length = 0;
    await returnToCart(run, await look(run));
    assert.deepEqual(opened, [], 'what was guessed in vain for one purpose is not guessed for another');
    assert.equal(run.page.url(), `${origin}/p`);
  } finally {
    await close();
  }
});

test('the way to the cart is asked for on the product page, before any address is guessed', async () => {
  const cart = `<main><h1>Your cart</h1><table><tr><td><a href="/p">Oil jug</a></td><td><input type="number" name="qty"
    aria-label="Quantity" value="1"></td><td>€24.90</td><td><a href="/remove">Remove</a></td></tr></table>
    <p>Total €24.90</p><a href="/checkout">Checkout</a></main>`;
  const { run, origin, opened, close } = await startAfterAdding({ '/p': WORDLESS, '/meine-dinge': cart });
  const asked: string[] = [];
  run.reader = {
    seal: () => undefined,
    ask: async ({ kind, things, snapshot }: Question) => {
      asked.push(`${kind} ${new URL(snapshot.url).pathname}`);
      const control = String(things.findIndex(({ text }) => text.includes('Zeug')));
      return { answer: { control, does: 'viewCart' }, calls: 1, inputTokens: 0, outputTokens: 0 };
    },
  };
  try {
    assert.equal((await openCart(run, await look(run))).snapshot.url, `${origin}/meine-dinge`);
    assert.deepEqual(asked, ['way /p']);
    assert.deepEqual(opened, ['/p', '/meine-dinge']);
  } finally {
    await close();
  }
});

test("on the cart's page, its own address with more behind it is a command to the cart, and no way there", async () => {
  // The page is not understood as a cart: nothing tells how many pieces lie in it.
  const cart = `<main><h1>Cosas</h1><p>Jarra</p><a href="/shop?rt=cart&remove=7"><i>.</i></a></main>
    <header><a href="/shop?rt=cart">Cart</a></header>`;
  const { run, opened, close } = await startAfterAdding({
    '/p': '<a href="/shop?rt=cart">Cart</a>',
    '/shop?rt=cart': cart,
  });
  try {
    await openCart(run, await look(run));
    assert.ok(opened.includes('/shop?rt=cart'));
    assert.ok(!opened.some((path) => path.includes('remove')), opened.join(' '));
  } finally {
    await close();
  }
});

test('a page of the cart that sleeps apart from its frame is waited for', async () => {
  const frame = '<aside><b>Cart</b><p>1 × Oil jug</p><a href="/my-cart">View cart</a></aside>';
  const cart = `${frame}<main inert><table><tr><td><a href="/p">Oil jug</a></td><td><input type="number" name="qty"
    aria-label="Quantity" value="1"></td><td>€24.90</td></tr></table><a href="/checkout">Checkout</a></main>
    <script>setTimeout(() => document.querySelector('main').removeAttribute('inert'), 2000)</script>`;
  const { run, origin, opened, close } = await startAfterAdding({
    '/p': `${frame}<h1>Oil jug</h1>`,
    '/my-cart': cart,
  });
  try {
    assert.equal((await openCart(run, await look(run))).snapshot.url, `${origin}/my-cart`);
    assert.deepEqual(opened, ['/p', '/my-cart']);
  } finally {
    await close();
  }
});
