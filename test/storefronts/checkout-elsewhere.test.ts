import assert from 'node:assert/strict';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { BrowserPool } from '../../src/browser/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { rememberRecipes } from '../shops/run-cases.ts';
import { buyAt } from './core/buy-at.ts';
import { type ServedShop, serveStorefront } from './core/serve-storefront.ts';
import { paymentLinks } from './payment-links/index.ts';

const ITEM = [{ path: '/p/bobine-lin', quantity: 2 }];

/** The shop under an address of its own; whoever asks for the checkout is sent to the one of `checkout`. */
async function serveFront(shop: ServedShop, checkout: ServedShop): Promise<ServedShop> {
  const server = createServer((asked, answer) => {
    const { url: path = '/', method, headers } = asked;
    if (path.startsWith('/checkout')) return void answer.writeHead(302, { location: checkout.url + path }).end();
    const passed = ask(shop.url + path, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { ...shop, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

describe('a shop whose checkout is on another site', () => {
  let pool: BrowserPool;
  let shop: ServedShop;
  let front: ServedShop;
  let other: ServedShop;
  let crossed: ServedShop;
  before(async () => {
    pool = openTestPool();
    shop = await serveStorefront(paymentLinks);
    front = await serveFront(shop, shop);
    // Not the cart that was filled, but one with something else in it.
    other = await serveStorefront({
      ...paymentLinks,
      name: 'another-cart',
      answer: (asked, kept) => {
        if (asked.session.lines.length === 0) kept.add(asked.session, 'tablier', 'Marine', 1);
        return paymentLinks.answer(asked, kept);
      },
    });
    crossed = await serveFront(shop, other);
  });
  after(async () => {
    for (const each of [crossed, other, front, shop]) await each.close();
    await pool.close();
  });

  test('it is bought from where the operator trusts that site, on the first visit and on the second', async () => {
    const recipes = rememberRecipes();
    for (const visit of ['first', 'second']) {
      const done = await buyAt(pool, front, ITEM, { recipes, paymentSites: [new URL(shop.url).host] });
      assert.equal(done.end, 'placed', `${visit}: ${done.note}`);
    }
    assert.deepEqual(
      shop.orders.map(({ total }) => total),
      [2 * 690 + 590, 2 * 690 + 590],
    );
  });

  test('nothing is told to a site that nobody trusts', async () => {
    const before = shop.orders.length;
    const done = await buyAt(pool, front, ITEM);
    assert.equal(done.end, 'off_site_redirect', done.note);
    assert.equal(shop.orders.length, before);
  });

  test('a trusted site with another cart sells nothing', async () => {
    const done = await buyAt(pool, crossed, ITEM, { paymentSites: [new URL(other.url).host] });
    assert.equal(done.end, 'price_limit_exceeded', done.note);
    assert.deepEqual(other.orders, []);
  });
});
