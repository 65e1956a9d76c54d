import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { clearTheWay } from './clear-the-way.ts';

/** Whether a layer that shows a frame of the shop's own stays, after something was put into the cart this long ago. */
async function stays(inFrame: string, addedAgo = 1_000): Promise<boolean> {
  const { run, origin, close } = await startRunAtShop((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      request.url === '/frame'
        ? inFrame
        : `<main><h1>Mug</h1><p>$12.00</p><button>Add to cart</button></main>
          <div id="layer" style="position:fixed;inset:0;background:#0009"><div role="dialog" aria-modal="true">
          <button aria-label="Close" onclick="document.querySelector('#layer').remove()">✕</button>
          <iframe src="/frame" title="Cart" width="500" height="400"></iframe></div></div>`,
    );
  }, '/p');
  try {
    await run.page.goto(`${origin}/p`);
    run.memory.addedAt = Date.now() - addedAgo;
    await clearTheWay(run, await look(run));
    return (await run.page.locator('#layer').count()) === 1;
  } finally {
    await close();
  }
}

test("a layer whose frame shows the shop's cart is the cart; a pop-up is put away, in a frame or not", async () => {
  const cart = `<h1>Your products</h1><p>Mug</p><input type="number" name="quantity" value="1"><p>$12.00</p><p>Total $12.00</p>
    <a href="/checkout" target="_top">Proceed to checkout</a>`;
  assert.equal(await stays(cart), true);
  assert.equal(await stays(cart, 60_000), true);
  const popUp =
    '<h1>Win a voucher</h1><p>Leave us your address</p><input type="email" name="email" aria-label="E-mail">';
  assert.equal(await stays(popUp), false);
});

test('right after something was added, a frame that is not drawn yet is waited for; later it is in the way', async () => {
  assert.equal(await stays('<title>Cart</title>'), true);
  assert.equal(await stays('<title>Cart</title>', 60_000), false);
});
