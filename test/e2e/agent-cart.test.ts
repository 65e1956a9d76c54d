import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage } from '../../src/agent/actions/open-page.ts';
import { openCartForCodes } from '../../src/agent/cart/open-cart.ts';
import { dismissOverlays } from '../../src/agent/refusals/dismiss-overlays.ts';
import type { Run } from '../../src/agent/run/run.ts';
import { answerPages, startRunAtShop } from '../harness/start-test-run.ts';

const LINE = '<ul><li><a href="/lamp">Brass lamp</a> <span>Quantity: 1</span> <b>$42.00</b></li></ul>';
const PAGES: Record<string, string> = {
  '/filters': `<main><h1>Brass lamp</h1><p>$42.00</p><button>Add to cart</button></main><aside><h2>Price</h2>
    <form action="/search"><label>from <input name="from"></label><label>to <input name="to"></label><button>OK</button></form></aside>`,
  '/lamp': `<header><a href="/basket">Cart (1)</a></header><main><h1>Brass lamp</h1><p>$42.00</p><button>Add to cart</button></main>
    <div role="dialog" style="position:fixed;inset:40px;background:#fff"><h2>Added to your cart</h2>${LINE}<a href="/checkout">Proceed to checkout</a></div>`,
  '/tray': `<header><a href="/basket">Cart (1)</a></header><main><h1>Oak tray</h1><p>$18.00</p><button>Add to cart</button></main>
    <div style="position:fixed;inset:40px 0 0 60%;background:#fff"><h2>Your cart</h2><form><a href="/lamp">Brass lamp</a>
    <input type="number" name="quantity" aria-label="Quantity" value="1"> <b>$42.00</b> <button>Remove</button></form>
    <button type="button">Do you have a coupon code?</button><p>Subtotal <b>$42.00</b></p><a href="/checkout">Proceed to checkout</a></div>`,
  '/basket': `<main><h1>Your cart</h1>${LINE}<form><label>Coupon code <input name="coupon"></label><button>Apply coupon</button></form>
    <p>Subtotal <b>$42.00</b></p><a href="/checkout">Proceed to checkout</a></main>`,
};

let run: Run;
let close: () => Promise<void>;

before(async () => {
  ({ run, close } = await startRunAtShop(answerPages(PAGES), '/lamp'));
});
after(() => close());

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

test('a drawer that shows the place for a code when asked is enough', async () => {
  const { origin } = new URL(run.order.items[0]?.url ?? '');
  const drawer = await openPage(run, `${origin}/tray`);
  assert.equal(await openCartForCodes(run, drawer), null);
});

test('the button of a form with boxes to type into is not taken for consent to cookies', async () => {
  const { origin } = new URL(run.order.items[0]?.url ?? '');
  assert.equal(await dismissOverlays(run, await openPage(run, `${origin}/filters`)), 'idle');
  assert.match(run.page.url(), /\/filters$/);
});
