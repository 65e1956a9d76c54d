import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { lacksDelivery } from './delivery-in-sums.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const radios = [
  ['Standard', '$4.50'],
  ['Express', '$15.90'],
]
  .map(([name, price], at) => `<label><input type="radio" name="ship" ${at ? '' : 'checked'}> ${name} ${price}</label>`)
  .join('');
const button = `<label>Card number <input autocomplete="cc-number"></label><label>Expiry <input autocomplete="cc-exp"></label>
  <label>CVC <input autocomplete="cc-csc"></label><button>Place order</button>`;

async function lacks(sums: readonly (readonly [string, string])[], { way = button, memory = {} } = {}) {
  const rows = sums.map(([label, amount]) => sumRow(label, amount)).join('');
  const view = readView(
    await shop.see(`<main><h1>Checkout</h1><form><section><h2>Shipping method</h2>${radios}</section>
    <section><h2>Summary</h2>${rows}${way}</section></form></main>`),
  );
  const known = { shippingOption: 'Standard $4.50', shippingPrice: 450, cartGoods: 2000, addedItems: [], ...memory };
  const order = { shippingAddress: { addressLine1: '12 Main St' } };
  return lacksDelivery({ memory: known, order } as never, view);
}

test('sums without the chosen delivery, or with the price of another one, do not hold it yet', async () => {
  const goods = ['Subtotal', '$20.00'] as const;
  assert.equal(await lacks([goods, ['Shipping', '$0.00'], ['Total', '$20.00']]), true);
  assert.equal(await lacks([goods, ['Total', '$20.00']]), true);
  assert.equal(await lacks([goods, ['Shipping', '$15.90'], ['Total', '$35.90']]), true);
  assert.equal(await lacks([goods, ['Discount', '-$2.00'], ['Total', '$18.00']]), true);
});

test('sums that hold it, before or after tax, in the subtotal or for free, are those of the choice', async () => {
  const goods = ['Subtotal', '$20.00'] as const;
  assert.equal(await lacks([goods, ['Shipping', '$4.50'], ['Total', '$24.50']]), false);
  assert.equal(await lacks([goods, ['Shipping', '$5.36'], ['Total', '$25.36']]), false);
  assert.equal(
    await lacks([
      ['Subtotal', '$24.50'],
      ['Total', '$24.50'],
    ]),
    false,
  );
  const free = { memory: { shippingPrice: 0 } };
  assert.equal(await lacks([goods, ['Shipping', '$0.00'], ['Total', '$20.00']], free), false);
});

test('a step before the order counts the delivery when it is left', async () => {
  const way = '<button>Continue</button>';
  assert.equal(
    await lacks(
      [
        ['Subtotal', '$20.00'],
        ['Total', '$20.00'],
      ],
      { way },
    ),
    false,
  );
});
