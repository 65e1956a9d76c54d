import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { openPage } from '../../src/agent/actions/open-page.ts';
import { openCartForCodes } from '../../src/agent/cart/open-cart.ts';
import type { Run } from '../../src/agent/run/run.ts';
import { startTestRun } from '../harness/start-test-run.ts';

const LINE = '<ul><li><a href="/lamp">Brass lamp</a> <span>Quantity: 1</span> <b>$42.00</b></li></ul>';
const PAGES: Record<string, string> = {
  '/lamp': `<header><a href="/basket">Cart (1)</a></header><main><h1>Brass lamp</h1><p>$42.00</p><button>Add to cart</button></main>
    <div role="dialog" style="position:fixed;inset:40px;background:#fff"><h2>Added to your cart</h2>${LINE}<a href="/checkout">Proceed to checkout</a></div>`,
  '/basket': `<main><h1>Your cart</h1>${LINE}<form><label>Coupon code <input name="coupon"></label><button>Apply coupon</button></form>
    <p>Subtotal <b>$42.00</b></p><a href="/checkout">Proceed to checkout</a></main>`,
};

let server: http.Server;
let run: Run;
let closeAll: () => Promise<void>;

before(async () => {
  server = http.createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><meta charset=utf-8><title>Lamps</title>${PAGES[request.url ?? ''] ?? ''}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const started = await startTestRun(`http://127.0.0.1:${(server.address() as AddressInfo).port}/lamp`);
  run = started.run;
  closeAll = async () => {
    await started.close();
    server.close();
  };
});
after(() => closeAll());

test('a code is taken to the cart’s own page, past a dialog that leads to the checkout; without one nobody goes there', async () => {
  const [item] = run.order.items;
  assert.ok(item);
  run.memory.addedItems.push({ item, title: 'Brass lamp', finalUrl: item.url, otherVariants: [] });
  const product = await openPage(run, item.url);
  assert.equal(await openCartForCodes(run, product), null);
  run.memory.couponsLeft = ['LAMP10'];
  const cart = await openCartForCodes(run, product);
  assert.match(cart?.snapshot.url ?? '', /\/basket$/);
  assert.equal(cart && (await openCartForCodes(run, cart)), null);
});
