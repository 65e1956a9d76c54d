import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { finishInLayer } from './finish-in-layer.ts';

const layer = (heading: string, body: string) => `<main><h1>Mug set</h1><button>Add to cart</button></main>
  <div style="position:fixed;inset:0;background:#0009"><div role="dialog" aria-modal="true" style="background:#fff;margin:80px">
  <h2>${heading}</h2><p>Mug set</p>${body}
  <p>Saucers $4.00 <button onclick="document.body.id='extra'">Add to cart</button></p>
  <button onclick="document.body.id='finished'">Continue shopping</button></div></div>`;

/** What was pressed in a layer over the product, by the mark that it leaves. */
async function pressedIn(html: string, isSent = true): Promise<string> {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/p': html }), '/p');
  try {
    await run.page.goto(`${origin}/p`);
    await finishInLayer(run, await look(run), 'Mug set', isSent);
    return await run.page.evaluate('document.body.id');
  } finally {
    await close();
  }
}

test('a layer that asks before it adds is gone on from, and its extras are left alone', async () => {
  assert.equal(await pressedIn(layer('Configure your product', '')), 'finished');
});

test('a layer that is the cart, or says that the product was added, is left as it is', async () => {
  assert.equal(await pressedIn(layer('Your cart', '')), '');
  assert.equal(await pressedIn(layer('Thanks', '<p>Added to your cart</p>')), '');
});

test('a layer that says "added" before the merchant was told anything is gone on from', async () => {
  const toCart = `<button onclick="document.body.id='cart'">View cart</button>`;
  assert.equal(await pressedIn(layer('The product was added to your cart:', toCart), false), 'cart');
  assert.equal(await pressedIn(layer('The product was added to your cart:', toCart)), '');
  assert.equal(await pressedIn(layer('Your cart', toCart), false), '');
});
