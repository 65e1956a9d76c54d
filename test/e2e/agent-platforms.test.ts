import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { addItem } from '../../src/agent/cart/add-item.ts';
import { openCart } from '../../src/agent/cart/open-cart.ts';
import { verifyCart } from '../../src/agent/cart/verify-cart.ts';
import { platforms } from '../../src/agent/platforms/recognise-platform.ts';
import { confirmedOrder } from '../../src/agent/proof/confirmed-order.ts';
import type { Run } from '../../src/agent/run/run.ts';
import { startRun } from '../../src/agent/run/start-run.ts';
import { look } from '../../src/agent/view/look.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { purchaseOrder } from '../harness/purchase.ts';

/** How the shop's cart request behaves, and whether it names its cart's address. */
type Habit = 'honest' | 'late' | 'forgets' | 'doubles' | 'refuses' | 'away';

let habit: Habit = 'honest';
let cart: { color: string; quantity: number }[] = [];
let asked: string[] = [];
/** What the shop shows at `/page`. */
let markup = '';

const VARIATIONS = ['Red', 'Blue'].map((color, at) => ({
  variation_id: 31 + at,
  attributes: { attribute_color: color },
  display_price: 20,
  is_in_stock: true,
  is_purchasable: true,
}));

/** A shop of our own with the marks of WooCommerce; pressing its button works as well as sending the request. */
function drawShop(path: string): string {
  const away = habit === 'away' ? 'https://elsewhere.example/cart/' : `/basket-of-ours/`;
  const head = `<meta name=generator content="WooCommerce 9.1"><script>
    window.wc_add_to_cart_params = { cart_url: ${JSON.stringify(away)} }</script>`;
  if (path === '/basket-of-ours/') {
    const lines = cart.map(
      ({ color, quantity }, at) => `<tr><td><a href="/product/cap/">Wool Cap - ${color}</a></td><td>$20.00</td>
        <td><input type=number name=qty${at} aria-label="Quantity" value=${quantity}></td>
        <td>$${20 * quantity}.00</td><td><a href="/remove?at=${at}" aria-label="Remove Wool Cap">×</a></td></tr>`,
    );
    const total = cart.reduce((sum, { quantity }) => sum + 20 * quantity, 0);
    const page = `<form action="/update"><table>${lines.join('')}</table><button>Update cart</button></form>
      <p>Subtotal $${total}.00</p><a href="/checkout/">Proceed to checkout</a>`;
    return `${head}<h1>Cart</h1><div id=cart>${habit === 'late' ? drawLate(page) : page}</div>`;
  }
  return `${head}<main><h1>Wool Cap</h1><p>$20.00</p>
    <form class=cart action="/press" data-product_variations='${JSON.stringify(VARIATIONS)}'>
    <label for=color>Color</label><select id=color name=attribute_color><option value="">Choose an option
    <option>Red<option>Blue</select><input type=number name=quantity value=1 aria-label="Quantity">
    <input type=hidden name=add-to-cart value=30><button>Add to cart</button></form></main>
    <a href="/basket-of-ours/">View cart</a>`;
}

/** Drawn a moment after the page came to rest, without a request or a timer that would show it. */
const drawLate = (page: string) => `<script>const end = performance.now() + 900;
  const draw = () => { if (performance.now() < end) return requestAnimationFrame(draw);
    document.getElementById('cart').innerHTML = ${JSON.stringify(page)}; };
  draw();</script>`;

function put(color: string, quantity: number): void {
  const line = cart.find((each) => each.color === color);
  if (line) line.quantity += quantity;
  else cart.push({ color, quantity });
}

function takeRequest(form: URLSearchParams): string {
  const color = form.get('product_id') === '32' ? 'Blue' : 'Red';
  asked.push(form.toString());
  if (habit === 'refuses') return '{"error":true,"product_url":"/product/cap/"}';
  if (habit !== 'forgets') put(color, Number(form.get('quantity')) * (habit === 'doubles' ? 2 : 1));
  return '{"fragments":{}}';
}

let server: http.Server;
let pool: BrowserPool;

before(async () => {
  server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop.example');
    let body = '';
    for await (const chunk of request) body += chunk;
    if (url.searchParams.has('wc-ajax')) return response.end(takeRequest(new URLSearchParams(body)));
    const goTo = (path: string) => response.writeHead(302, { location: path }).end();
    if (url.pathname === '/press') {
      put(url.searchParams.get('attribute_color') ?? '', Number(url.searchParams.get('quantity')));
      return goTo('/product/cap/');
    }
    if (url.pathname === '/update') {
      for (const [at, line] of cart.entries()) line.quantity = Number(url.searchParams.get(`qty${at}`));
      return goTo('/basket-of-ours/');
    }
    response.setHeader('content-type', 'text/html');
    if (/^\/page|order-received/.test(url.pathname)) return response.end(`<!doctype html>${markup}`);
    return response.end(`<!doctype html><html lang=en><body>${drawShop(url.pathname)}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  pool = openTestPool();
});
after(async () => {
  await pool.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  habit = 'honest';
  cart = [];
  asked = [];
});

async function withRun(platformHints: boolean, work: (run: Run, log: string[]) => Promise<void>): Promise<void> {
  const browser = await pool.open({ locale: 'en-US', timezone: 'UTC' });
  const log: string[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/product/cap/`;
  try {
    const run = await startRun(
      { browser: pool, recipes: null, platformHints, log: (message) => void log.push(message) },
      purchaseOrder({ items: [{ url, quantity: 2, variant: { color: 'Blue' } }] }),
      { signal: new AbortController().signal, onStep: () => undefined, card: null },
      browser,
    );
    await work(run, log);
  } finally {
    await browser.close();
  }
}

async function show(run: Run, page: string, path = '/page'): Promise<void> {
  markup = page;
  await run.page.goto(run.site.origin + path);
  await run.hints.learn(run.page);
}

async function fillCart(run: Run): Promise<void> {
  const [item] = run.order.items;
  assert.ok(item);
  await verifyCart(run, await openCart(run, await addItem(run, item)));
  assert.ok(run.memory.cartVerified);
  assert.deepEqual(cart, [{ color: 'Blue', quantity: 2 }]);
}

test('the exact variant is asked for in the shop’s own words, and the cart that the page names is verified', async () => {
  await withRun(true, async (run, log) => {
    await fillCart(run);
    assert.deepEqual(asked, ['product_id=32&quantity=2']);
    assert.ok(!log.includes('hint dropped'));
    assert.match(run.memory.cartUrl ?? '', /\/basket-of-ours\/$/);
  });
});

test('with the hints off nothing is asked for, and the same goods are in the cart', async () => {
  await withRun(false, async (run) => {
    await fillCart(run);
    assert.deepEqual(asked, []);
    assert.equal(run.hints.platform(), null);
  });
});

test('a cart whose lines are drawn after the page came to rest is waited for', async () => {
  habit = 'late';
  await withRun(true, async (run, log) => {
    await fillCart(run);
    assert.equal(asked.length, 1);
    assert.ok(!log.includes('hint dropped'));
  });
});

for (const wrong of ['forgets', 'doubles', 'refuses'] as const)
  test(`a shop that ${wrong} what was asked for gets the same order by its own button`, async () => {
    habit = wrong;
    await withRun(true, async (run, log) => {
      await fillCart(run);
      assert.equal(asked.length, 1);
      assert.ok(log.includes('hint dropped'));
    });
  });

test('an address that leads away from the merchant is no hint', async () => {
  habit = 'away';
  await withRun(true, async (run) => {
    await fillCart(run);
    assert.equal(run.hints.platform(), 'WooCommerce');
    assert.equal(run.hints.address('cart'), null);
    assert.deepEqual(asked, []);
  });
});

test('every selector is valid, and marks are read from a real page', async () => {
  const pages: Record<string, string> = {
    Shopify: '<script>Shopify = { shop: "mugs.example" }</script>',
    WooCommerce: '<body class="single-product woocommerce-page">',
    Magento: '<script type="text/x-magento-init">{}</script>',
    PrestaShop: '<script>prestashop = { static_token: "0a", urls: { pages: { cart: "/en/cart" } } }</script>',
    OpenCart: '<script src="catalog/view/javascript/common.js"></script>',
    BigCommerce: '<meta name="platform" content="bigcommerce.stencil">',
    Squarespace: '<script>Static = { SQUARESPACE_CONTEXT: { websiteId: 1 } }</script>',
    Wix: '<meta name="generator" content="Wix.com Website Builder">',
  };
  for (const [name, page] of Object.entries(pages)) {
    await withRun(true, async (run) => {
      await show(run, page);
      assert.equal(run.hints.platform(), name);
      const { notices, busy, fields } = platforms.find((each) => each.name === name) ?? assert.fail(name);
      for (const selector of [notices, busy, ...Object.values(fields)]) await run.page.locator(selector).count();
    });
  }
});

test('a place known for error messages is read although nothing in its markup says so', async () => {
  const page =
    '<meta name="generator" content="Wix.com Website Builder"><div data-hook="field-error-message">No mugs left</div>';
  for (const [isOn, expected] of [
    [true, ['No mugs left']],
    [false, []],
  ] as const)
    await withRun(isOn, async (run) => {
      await show(run, page);
      const { messages } = (await look(run)).snapshot;
      assert.deepEqual(
        messages.map(({ text }) => text),
        expected,
      );
    });
});

/** A checkout that is covered while it works, without a request or a timer that would show it. */
const covered = (
  ms: number,
) => `<body class=woocommerce-page><form class="checkout processing"><p id=total>Total $10.00</p></form>
  <script>const end = performance.now() + ${ms};
  const work = () => { if (performance.now() < end) return requestAnimationFrame(work);
    total.textContent = 'Total $12.00'; document.forms[0].className = 'checkout'; };
  work();</script>`;

test('the agent waits for sums that the platform covers while it recalculates, and gives up on a cover that stays', async () => {
  await withRun(true, async (run) => {
    await show(run, covered(900));
    assert.ok((await look(run)).snapshot.texts.some(({ text }) => text.includes('$12.00')));
    await show(run, covered(60_000));
    const started = performance.now();
    await look(run);
    assert.equal(run.hints.busy(), '');
    assert.ok(performance.now() - started < 8_000);
  });
});

test('an order in an unknown language is known by its address, its number and its total together', async () => {
  const page = (number: string, total: string) =>
    `<body class=woocommerce-page><h1>გმადლობთ</h1><p>ნომერი: <b>${number}</b></p><p>სულ: $${total}</p>`;
  const outcome = async (isOn: boolean, markup: string) => {
    let seen: ReturnType<typeof confirmedOrder> = null;
    await withRun(isOn, async (run) => {
      run.memory.agreedTotal = { minor: 2_575, currency: 'USD' };
      await show(run, markup, '/checkout/order-received/77/?key=wc_order_1');
      seen = confirmedOrder(run, await look(run));
    });
    return seen;
  };
  assert.partialDeepStrictEqual(await outcome(true, page('77', '25.75')), { kind: 'placed', order: { number: '77' } });
  assert.equal(await outcome(false, page('77', '25.75')), null);
  assert.equal(await outcome(true, page('77', '25.70')), null);
  assert.equal(await outcome(true, page('78', '25.75')), null);
  assert.equal(await outcome(true, `${page('77', '25.75')}<p class=woocommerce-error>ბარათი უარყოფილია</p>`), null);
});
