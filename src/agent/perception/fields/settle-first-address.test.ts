import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { classifyFields } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const ADDRESS = ['First name', 'Last name', 'Street address', 'Postcode', 'City']
  .map((label) => `<label>${label} <input></label>`)
  .join('');
const box = (words: string, isTicked: boolean) =>
  `<label><input type="checkbox" ${isTicked ? 'checked' : ''}> ${words}</label>`;

/** Whose streets they are, in the order of the page. */
async function streets(between: string, titles = ['1. Your details', '2. Delivery address']): Promise<string[]> {
  const view = await shop.see(
    `<main><form><h2>${titles[0]}</h2>${ADDRESS}<h2>${titles[1]}</h2>${between}${ADDRESS}<button>Order</button></form></main>`,
  );
  const classes = [...classifyFields(view).values()];
  return classes.flatMap(({ kind, section }) => (kind === 'street' ? section : []));
}

test('before "deliver to another address" stands the address of the bill, whatever its title', async () => {
  assert.deepEqual(await streets(box('Ship to a different address', true)), ['billing', 'shipping']);
  assert.deepEqual(await streets(box('Ship to the same address', false)), ['billing', 'shipping']);
});

test('not where nothing is ticked so, or where both are said to be where the goods go', async () => {
  assert.deepEqual(await streets(''), ['shipping', 'shipping']);
  assert.deepEqual(await streets(box('Ship to a different address', false)), ['shipping', 'shipping']);
  const twice = await streets(box('Ship to a different address', true), ['Delivery address', 'Delivery address 2']);
  assert.deepEqual(twice, ['shipping', 'shipping']);
});
