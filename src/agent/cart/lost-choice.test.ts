import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { hasLostAny } from './lost-choice.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const product = (chosen: string) => `<main><h1>Beanie</h1><p>$39.50</p><label>Size <select>
  ${['S', 'M'].map((size) => `<option${size === chosen ? ' selected' : ''}>${size}</option>`).join('')}</select></label>
  <button>Add to cart</button></main>`;

test('a list that holds another value than the ordered one has lost it; what nothing on the page says is not lost', async () => {
  const lost = async (chosen: string, variant: Record<string, string>) =>
    hasLostAny(readView(await shop.see(product(chosen))), { url: 'https://shop.example/p', quantity: 1, variant });
  assert.equal(await lost('M', { size: 'M' }), false);
  assert.equal(await lost('S', { size: 'M' }), true);
  assert.equal(await lost('M', { size: 'M', color: 'Pine' }), false);
});
