import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { readTotals } from '../perception/index.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import { newMemory, type RunMemory } from '../run/run.ts';
import { checkDeliveryCounted } from './check-delivery-counted.ts';

test('a total without the price of the chosen delivery, and without a word of one, is none', async () => {
  const shop = await openTestPage();
  const refusal = async (rows: [string, string][], over: Partial<RunMemory> = {}, shipping = 0, toldDelivery = '') => {
    const memory = {
      ...newMemory(purchaseOrder({ items: [] })),
      shippingOption: 'Parcel',
      shippingPrice: 450,
      cartGoods: 1290,
      ...over,
    };
    const html = rows.map(([label, amount]) => sumRow(label, amount)).join('');
    const taken = await shop.see(`<main><h1>Checkout</h1><section>${html}</section></main>`);
    try {
      checkDeliveryCounted({ memory }, readTotals(taken, chosenDelivery(memory)), { shipping, toldDelivery });
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const goods: [string, string] = ['Subtotal', '$12.90'];
  try {
    assert.match((await refusal([goods, ['Total', '$12.90']])) ?? '', /leaves out the delivery/);
    assert.match((await refusal([['Total', '$12.90']])) ?? '', /leaves out the delivery/);
    assert.equal(await refusal([goods, ['Shipping', 'Free'], ['Total', '$12.90']]), null, 'free after all');
    assert.equal(await refusal([goods, ['Shipping', '$4.50'], ['Total', '$17.40']]), null);
    assert.equal(await refusal([goods, ['Total', '$17.40']]), null, 'counted, and told in the choice alone');
    assert.equal(await refusal([goods, ['Total', '$12.90']], { shippingPrice: 0 }), null);
    const off: [string, string] = ['Discount', '-$1.29'];
    const taken = { couponTaken: { code: 'TEN', url: '', documents: 0, discount: 129, total: 1161 } };
    assert.match((await refusal([goods, off, ['Total', '$11.61']], taken)) ?? '', /leaves out/, 'the code has its row');
    assert.equal(await refusal([goods, off, ['Total', '$16.11']], taken), null);
    assert.equal(await refusal([goods, ['Total', '$16.11']], taken), null, 'the code has none');
    assert.equal(await refusal([goods, ['Total', '$12.90']], { shippingPrice: null }), null);
    assert.equal(await refusal([['Total', '$16.11']], {}, 450), null, 'a page before it told code and delivery');
    assert.match((await refusal([['Total', '$16.11']])) ?? '', /leaves out/, 'no page before it told them');
    assert.equal(await refusal([['Total', '$12.90']], {}, 0, 'Parcel'), null, 'a page before it told that it is free');
    assert.match((await refusal([['Total', '$12.90']], {}, 0, 'Bicycle')) ?? '', /leaves out/, 'told of another one');
  } finally {
    await shop.close();
  }
});
