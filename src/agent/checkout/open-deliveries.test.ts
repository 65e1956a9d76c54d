import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { readListedDeliveries } from '../perception/index.ts';
import { findDeliveryList } from './open-deliveries.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const list = (words: string, expanded = 'false') =>
  `<div><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="${expanded}">${words}</div></div>`;
const page = (inside: string) => `<main><h1>Checkout</h1>${inside}<button>Next</button></main>`;
const found = async (inside: string) => findDeliveryList(readView(await shop.see(page(inside))))?.text;

test('a closed list under the way of delivery is the one of the deliveries', async () => {
  assert.equal(await found(`<h2>Shipping method</h2>${list('Please choose')}`), 'Please choose');
  assert.equal(await found(`<h2>Shipping</h2>${list('Select shipping option')}`), 'Select shipping option');
});

test('an open one, one of two, or one of another block is not', async () => {
  assert.equal(await found(`<h2>Shipping method</h2>${list('Please choose', 'true')}`), undefined);
  assert.equal(await found(`<h2>Shipping method</h2>${list('Please choose')}${list('Please select')}`), undefined);
  assert.equal(await found(`<h2>Payment</h2>${list('Please choose')}`), undefined);
});

test('the entries of an open list tell what each costs and when it arrives', async () => {
  const entries = ['Ground $7.95', 'Next day $24.95', 'Store pickup Free'];
  const { snapshot } = readView(
    await shop.see(page(`<ul role="listbox">${entries.map((text) => `<li role="option">${text}</li>`).join('')}</ul>`)),
  );
  const options = readListedDeliveries(
    snapshot,
    snapshot.elements.filter(({ role }) => role === 'option'),
  );
  assert.deepEqual(
    options.map(({ label, price, isPickup }) => [label, price?.amountMinor, isPickup]),
    [
      ['Ground $7.95', 795, false],
      ['Next day $24.95', 2495, false],
      ['Store pickup Free', 0, true],
    ],
  );
});
