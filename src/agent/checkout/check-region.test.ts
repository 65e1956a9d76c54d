import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { checkRegion } from './check-region.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('a region that the page misses and the address does not name is told to the caller', async () => {
  const order = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] });
  const seen = async (list: string, province: string) => {
    const view = readView(
      await shop.see(`<form><label>Street <input name="street" value="Elm 1"></label><label>Town <input name="city"></label>
        <label>Region / State ${list}</label><button>Continue</button></form>`),
    );
    return () => checkRegion(view, { ...order, shippingAddress: { ...order.shippingAddress, province } });
  };
  const list = (marks: string, chosen = '') =>
    `<select name="zone" ${marks}><option value="">Please select</option><option ${chosen}>North</option></select>`;
  assert.throws(await seen(list('aria-invalid="true"'), ''), { code: 'address_rejected' });
  assert.doesNotThrow(await seen(list('aria-invalid="true"'), 'North'), 'it will be chosen');
  assert.doesNotThrow(await seen(list('aria-invalid="true"', 'selected'), ''), 'it is answered');
  assert.doesNotThrow(await seen(list(''), ''), 'nothing is missed');
});
