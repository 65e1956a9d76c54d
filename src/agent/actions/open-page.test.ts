import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { openPage } from './open-page.ts';

test('a page that goes elsewhere by itself at the same moment is followed, then left', async () => {
  const reloading = "<h1>Cart</h1><script>onclick = () => setTimeout(() => { location.href = '/cart'; }, 400)</script>";
  const pages = answerPages({ '/p': reloading, '/cart': '<h1>Cart</h1>', '/slow': '<h1>Product</h1>' });
  const shop = await startRunAtShop((request, response) => {
    if (request.url === '/slow') setTimeout(() => pages(request, response), 1_000);
    else pages(request, response);
  }, '/p');
  try {
    await shop.run.page.goto(`${shop.origin}/p`);
    await shop.run.page.click('h1');
    const view = await openPage(shop.run, `${shop.origin}/slow`);
    assert.equal(new URL(view.snapshot.url).pathname, '/slow');
  } finally {
    await shop.close();
  }
});
