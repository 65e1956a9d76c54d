import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { newMemory } from '../run/run.ts';
import { checkDeniedDelivery, checkGoodsPrice, checkReviewedItems } from './check-order.ts';

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

test('prices with tax may follow the country of the address, where cart and review tell how much of them is tax', async () => {
  const memory = newMemory(purchaseOrder({ items: [] }));
  // 1,190.00 with 19 % in the cart; at the review the delivery is taxed like the goods.
  memory.cartSubtotal = { minor: 119_000, currency: 'EUR' };
  memory.cartRate = 0.19;
  const review = async (goods: string, total: string, told: string) => {
    const view = readView(
      await shop.see(`<html lang="en"><main><h1>Checkout</h1><table><tr><td>Subtotal</td><td>${goods} €</td></tr><tr><td>Delivery</td><td>4,94 €</td></tr>
        <tr><td>Total</td><td>${total} €</td></tr></table><p>${told}</p><button>Place order</button></main>`),
    );
    return () => checkGoodsPrice({ memory }, view, { subtotal: Number(goods.replace(/\D/g, '')), currency: 'EUR' });
  };
  const toAustria = await review('1.200,00', '1.204,94', 'Including 200,82 € VAT');
  assert.doesNotThrow(toAustria);
  assert.doesNotThrow(await review('1.230,00', '1.234,94', '1.234,94 € (includes 230,92 € VAT)'), 'to Ireland');
  assert.throws(await review('1.210,00', '1.214,94', 'Including 202,49 € VAT'), /cost more/, 'the goods cost more');
  assert.throws(await review('1.200,00', '1.204,94', 'Free returns'), /cost more/, 'nothing tells of a tax');
  assert.throws(await review('1.600,00', '1.604,94', 'Including 604,94 € VAT'), /cost more/, 'no tax is as high');
  memory.cartRate = null;
  assert.throws(toAustria, /cost more/, 'the cart told of none');
});
