import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sampleOrder } from '../reader/sample-order.ts';
import { billingChanger } from './change-billing.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const { shippingAddress: home } = sampleOrder;
const office = { ...home, addressLine1: '7 Harbour Road', city: 'Salem', postalCode: '97301' };
const block = (title: string, { addressLine1, city, postalCode }: typeof home) =>
  `<h2>${title}</h2><div><a href="/change?${title.replace(' ', '-')}">Change</a><address>${addressLine1}<br>${city} ${postalCode}</address></div>`;

async function changed(billing: typeof home, memory: object, order: object = { billingAddress: office }) {
  const page = `<main><h1>Payment</h1>${block('Delivery address', home)}${block('Billing address', billing)}</main>`;
  const run = {
    order: purchaseOrder({ items: sampleOrder.items, ...order }),
    memory: { cartVerified: true, cardTyped: false, billingStreetFilled: false, ...memory },
  } as Parameters<typeof billingChanger>[0];
  return billingChanger(run, readView(await shop.see(page)))?.href.split('?')[1];
}

test('a billing address that is written out as the one of the delivery is changed where another one is to be billed', async () => {
  assert.equal(await changed(home, {}), 'Billing-address');
  assert.equal(await changed(office, {}), undefined);
  assert.equal(await changed(home, {}, { billingAddress: null }), undefined);
  assert.equal(await changed(home, { billingStreetFilled: true }), undefined);
  assert.equal(await changed(home, { cardTyped: true }), undefined);
});
