import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../../test/harness/purchase.ts';
import { readView } from '../../../../test/harness/read-view.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { openRecipeBook } from '../../recipes/recipe-book.ts';
import { newMemory, type Run } from '../../run/run.ts';
import { Stop } from '../../run/stop.ts';
import { whichAmounts } from './which-amounts.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const STEPS = ['Address', 'Delivery', 'Payment'].map((name, at) => `<li><b>${at + 1}</b> <h2>${name}</h2></li>`);

test('numbers of steps, a count and a year are no amounts: nobody is asked what they are', async () => {
  const asks = async (sums: string) => {
    const steps = `<p>Cart 1</p><ol>${STEPS.join('')}</ol><p>© 2026 Some shop</p>`;
    const view = readView(await shop.see(`<main><h1>Checkout</h1>${steps}${sums}</main>`));
    const run = { memory: newMemory(purchaseOrder({ items: [] })), recipe: openRecipeBook('shop.example', null, []) };
    const stop = new Stop('merchant_error', 'the order page shows no total');
    return whichAmounts(run as unknown as Run, { stage: 'payment', stop, view, item: null }) !== null;
  };
  assert.equal(await asks(''), false);
  assert.equal(await asks(sumRow('Vamto', '$20.00')), true);
  assert.equal(await asks(sumRow('Vamto', '¥2,000')), true);
});
