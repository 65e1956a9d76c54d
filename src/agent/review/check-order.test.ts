import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { newMemory } from '../run/run.ts';
import { checkDeniedDelivery, checkReviewedItems } from './check-order.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const totals = (subtotal: number) => ({
  currency: 'USD',
  subtotal,
  shipping: 0,
  tax: 0,
  taxIncluded: false,
  discount: 0,
  total: subtotal,
});

test('a review that names its goods otherwise passes at just the cost of the verified lines, where the cart had no sum', async () => {
  const memory = newMemory(purchaseOrder({ items: [] }));
  const item = { url: 'https://shop.test/mug', quantity: 2, variant: {} };
  memory.addedItems = [{ item, title: 'Mug', finalUrl: item.url, otherVariants: [] }];
  memory.cartVerified = true;
  memory.cartLinesCost = 2400;
  const view = readView(
    await shop.see(
      '<main><h1>Review</h1><div><p>2 × Your goods</p><b>$24.00</b></div><button>Place order</button></main>',
    ),
  );
  assert.doesNotThrow(() => checkReviewedItems({ memory }, view, totals(2400)));
  assert.throws(() => checkReviewedItems({ memory }, view, totals(2900)), /line by line/);
});

test('where deliveries were said to be none, an order that charges one has to have another that was chosen', () => {
  const memory = newMemory(purchaseOrder({ items: [] }));
  checkDeniedDelivery({ memory }, 500);
  memory.deliveryDenied = true;
  checkDeniedDelivery({ memory }, 0);
  assert.throws(() => checkDeniedDelivery({ memory }, 500), /nobody chose/);
  memory.shippingOption = 'Post';
  checkDeniedDelivery({ memory }, 500);
});
