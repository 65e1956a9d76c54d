import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { offeredDeliveries } from './offered-deliveries.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const run = {
  order: { shippingAddress: { addressLine1: '12 Elm Street', city: 'Ames', postalCode: '50010' } },
} as unknown as Parameters<typeof offeredDeliveries>[0];

async function offered(...labels: string[]): Promise<string[]> {
  const radios = labels.map((label) => `<p><label><input type="radio" name="d"> ${label}</label></p>`);
  const view = readView(
    await shop.see(`<main><form><h2>Delivery method</h2>${radios.join('')}<button>Continue</button></form></main>`),
  );
  return offeredDeliveries(run, view).map(({ label }) => label);
}

test('spellings of the own address are no deliveries', async () => {
  const spellings = ['Use what I typed: 12 Elm Street, 50010 Ames', 'Use what the post says: 12 ELM ST, 50010 AMES'];
  assert.deepEqual(await offered(...spellings), []);
});

test('deliveries that name a number of the street, or the town, stay', async () => {
  const deliveries = ['Express by 12:00, Ames $9.00', 'Parcel to Ames $4.00'];
  assert.equal((await offered(...deliveries)).length, 2);
});
