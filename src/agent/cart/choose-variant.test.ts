import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { chooseVariant } from './choose-variant.ts';

test('a value with a page of its own is waited for where that page wakes up late', async () => {
  const box = (
    attributes: string,
  ) => `<main ${attributes}><h1>Bottle Brisa</h1><p>$24.90</p><p>Size</p><div class="options">
    <a href="/p?size=S" class="option">S</a><a href="/p?size=XL" class="option">XL</a></div>
    <form method="post" action="/add"><button type="submit">Add to cart</button></form></main>`;
  const wakes = "<script>setTimeout(() => document.querySelector('main').removeAttribute('inert'), 2600)</script>";
  const shop = await startRunAtShop(
    answerPages({ '/p': box(''), '/p?size=S': box(''), '/p?size=XL': `${box('inert')}${wakes}` }),
    '/p',
  );
  try {
    const { run, origin } = shop;
    await run.page.goto(`${origin}/p`);
    const item = { url: `${origin}/p`, quantity: 1, variant: { size: 'XL' } };
    const view = await chooseVariant(run, await look(run), item);
    assert.equal(view.snapshot.url, `${origin}/p?size=XL`);
    assert.ok(view.snapshot.texts.some(({ text }) => text === 'Bottle Brisa'));
  } finally {
    await shop.close();
  }
});
