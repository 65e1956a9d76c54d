import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { newMemory } from '../run/run.ts';
import { planAddresses, wantedFields } from './plan-details.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

/** What is written as the number and behind it, as spellings to try. */
async function parts(line: string, behind: string, value = ''): Promise<string[][]> {
  const plain = purchaseOrder({ items: [{ url: 'https://shop.test/a', quantity: 1, variant: {} }] });
  const order = { ...plain, shippingAddress: { ...plain.shippingAddress, addressLine1: line, addressLine2: '' } };
  const view = readView(
    await shop.see(`<form><label>Postcode <input name="zip"></label><label>Huisnummer <input name="no" value="${value}"></label>
      <label>${behind} <input name="more"></label><label>Straatnaam <input name="street"></label>
      <label>Plaats <input name="city"></label><button>Verder</button></form>`),
  );
  const memory = newMemory(order);
  const wanted = wantedFields(view, order, planAddresses(view, order, memory), memory);
  return ['no', 'more'].map((name) => wanted.find(({ element }) => element.name === name)?.forms ?? []);
}

test('the letter behind a number goes into the box that is called after it', async () => {
  assert.deepEqual(await parts('Dorpsstraat 217 B', 'Toevoeging'), [['217', '217 B'], ['B']]);
  assert.deepEqual(await parts('Dorpsstraat 217 B', 'Toevoeging', '217'), [['217', '217 B'], ['B']]);
  assert.deepEqual(await parts('Dorpsstraat 217', 'Toevoeging'), [['217'], []]);
});

test('into another line only once the shop took the digits alone', async () => {
  assert.deepEqual(await parts('Dorpsstraat 217 B', 'Adresregel 2'), [['217 B', '217'], []]);
  assert.deepEqual(await parts('Dorpsstraat 217 B', 'Adresregel 2', '217'), [['217 B', '217'], ['B']]);
});
