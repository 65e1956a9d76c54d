import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import type { FieldKind } from '../perception/index.ts';
import { newMemory } from '../run/run.ts';
import { untoldValue } from './untold-value.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

/** What is missing once these kinds of fields were told, one of them on a second reader's word. */
async function missing(kinds: readonly FieldKind[], page = '', { toldOnWord = true } = {}): Promise<string | null> {
  const order = purchaseOrder({ items: [] });
  const memory = { ...newMemory(order), shippingOption: 'Standard', toldKinds: new Set(kinds), toldOnWord };
  return untoldValue({ order, memory }, readView(await shop.see(`<main><h1>Review</h1><p>${page}</p></main>`)));
}

test('a value that a second reader’s word left out is missed, unless the page shows it', async () => {
  const { shippingAddress } = purchaseOrder({ items: [] });
  assert.equal(await missing(['firstName', 'lastName', 'street', 'city', 'postalCode']), null);
  assert.equal(await missing(['fullName', 'street', 'city', 'postalCode']), null);
  assert.equal(await missing(['lastName', 'street', 'city', 'postalCode']), 'first name', 'the street took its place');
  assert.equal(await missing(['fullName', 'street', 'postalCode']), 'city');
  assert.equal(await missing(['fullName', 'street', 'postalCode'], `Ships to ${shippingAddress.city}`), null);
  assert.equal(await missing(['street'], '', { toldOnWord: false }), null, 'the rules read all of it');
});
