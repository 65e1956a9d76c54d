import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sampleOrder } from '../reader/sample-order.ts';
import { addressChanger } from './change-address.ts';
import { missedDeliveryAddress } from './missed-address.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const { shippingAddress: home } = sampleOrder;
const office = { ...home, addressLine1: '7 Harbour Road' };
const block = (title: string, { addressLine1, city, postalCode }: typeof home) =>
  `<h2>${title}</h2><div><a href="/change">Change</a><address>${addressLine1}<br>${city} ${postalCode}</address></div>`;

async function changed(delivery: typeof home, billing: typeof home, memory: object, billingAddress: unknown = office) {
  const page = `<main><h1>Payment</h1>${block('Delivery address', delivery)}${block('Billing address', billing)}</main>`;
  const run = {
    order: { ...purchaseOrder({ items: sampleOrder.items }), billingAddress },
    memory: {
      cartVerified: true,
      cardTyped: false,
      billingStreetFilled: false,
      shippingStreetFilled: false,
      ...memory,
    },
  } as Parameters<typeof addressChanger>[0];
  return addressChanger(run, readView(await shop.see(page)))?.topic;
}

test('an address that is written out in the place of the other one is changed', async () => {
  assert.equal(await changed(home, home, { shippingStreetFilled: true }), 'billing');
  assert.equal(await changed(office, office, { billingStreetFilled: true }), 'shipping');
  assert.equal(await changed(home, office, {}), undefined);
  assert.equal(await changed(home, home, {}, null), undefined);
  assert.equal(await changed(home, home, { billingStreetFilled: true, shippingStreetFilled: true }), undefined);
  assert.equal(await changed(home, home, { cardTyped: true }), undefined);
});

test('goods that would go to the address of the bill are not ordered', () => {
  const order = { ...purchaseOrder({ items: sampleOrder.items }), billingAddress: office };
  const told = { billingStreetFilled: true, shippingStreetFilled: false, shippingOption: 'Post' };
  assert.equal(missedDeliveryAddress(order, told), true);
  assert.equal(missedDeliveryAddress(order, { ...told, shippingStreetFilled: true }), false);
  assert.equal(missedDeliveryAddress(order, { ...told, shippingOption: null }), false);
  assert.equal(missedDeliveryAddress({ ...order, billingAddress: null }, told), false);
});
