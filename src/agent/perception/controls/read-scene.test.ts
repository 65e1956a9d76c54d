import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import { readScene } from './read-scene.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('a page below the cart’s address whose sums hold the delivery is a step of the checkout', async () => {
  const isCheckout = async (path: string, more = '') => {
    const sums = `${sumRow('Subtotal', '$20.00')}${sumRow('Shipping', '$5.00')}${sumRow('Total', '$25.00')}`;
    const seen = await shop.see(
      `<main><h1>Summary</h1><form>${more}${sums}<button type="submit">Confirm</button></form></main>`,
      `https://shop.test${path}`,
    );
    return readScene(seen, classifyFields(seen)).checkout;
  };
  assert.equal(await isCheckout('/basket/step3'), true);
  assert.equal(await isCheckout('/basket'), false);
  assert.equal(await isCheckout('/en/cart'), false);
  const number = '<input type="number" name="quantity" aria-label="Quantity" value="1">';
  assert.equal(await isCheckout('/basket/step3', number), false);
});

test('where one document holds the whole shop, the fragment says that it is the checkout', async () => {
  const isCheckout = async (url: string) => {
    const seen = { ...(await shop.see('<main><h1>Summary</h1><button>Place order</button></main>')), url };
    return readScene(seen, classifyFields(seen)).checkout;
  };
  assert.equal(await isCheckout('https://shop.test/#/checkout'), true);
  assert.equal(await isCheckout('https://shop.test/#!/checkout'), true);
  assert.equal(await isCheckout('https://shop.test/#/cart'), false);
  assert.equal(await isCheckout('https://shop.test/lamp#checkout'), false);
});
