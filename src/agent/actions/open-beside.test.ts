import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { openBeside } from './open-beside.ts';
import { describe } from './press.ts';

const LAYER = `<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff">
  <p>Are you over 18?</p><button onclick="this.parentElement.remove()">Yes</button></div>`;
const CART = `<title>Cart</title><h1>Cart</h1><p>Your cart is empty</p>
  <script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(LAYER)}), 1200)</script>`;

async function seeBeside(answered: boolean): Promise<boolean> {
  const shop = await startRunAtShop(answerPages({ '/p': LAYER, '/cart': CART }), '/p');
  try {
    const { run } = shop;
    await run.page.goto(`${shop.origin}/p`);
    const view = await look(run);
    const yes = view.snapshot.elements.find(({ text }) => text === 'Yes');
    assert(yes);
    if (answered) run.memory.putAway.add(describe(yes));
    const beside = await openBeside(run, `${shop.origin}/cart`, () => false);
    assert(beside);
    return !beside.snapshot.modal;
  } finally {
    await shop.close();
  }
}

test('a layer that comes late over a page beside is answered as it was before', async () => {
  assert.equal(await seeBeside(true), true);
});

test('a layer that nobody answered before is left where it is', async () => {
  assert.equal(await seeBeside(false), false);
});

test('an offer that comes up over a page beside for the first time is put away; what may be the cart is left there', async () => {
  const layer = (words: string, title = '') =>
    `<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"><h2>${title}</h2>
      <p>${words}</p><button onclick="this.parentElement.remove()">No thanks</button></div>`;
  const shop = await startRunAtShop(
    answerPages({
      '/news': `<h1>Cart</h1><p>Your cart is empty</p>${layer('Be the first to hear our news')}`,
      '/cart': `<h1>Lamp</h1>${layer('One moment please', 'Your cart')}`,
      '/lines': `<h1>Lamp</h1>${layer('Bag Nord $70.85', 'All that you chose')}`,
    }),
    '/news',
  );
  try {
    const isCovered = async (path: string) => {
      const beside = await openBeside(shop.run, shop.origin + path, (view) => !view.snapshot.modal);
      return beside?.snapshot.modal;
    };
    assert.equal(await isCovered('/news'), false);
    assert.equal(await isCovered('/cart'), true);
    assert.equal(await isCovered('/lines'), true);
  } finally {
    await shop.close();
  }
});
