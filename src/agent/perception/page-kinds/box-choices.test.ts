import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readVariants } from './read-variants.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const box = (value: string, checked = '') =>
  `<label><input type="checkbox" value="${value}" ${checked}> ${value}</label>`;
const page = (boxes: string) => `<main><div><div><h1>Field jacket</h1><p>€149.50</p><button>Add to cart</button></div>
  <div><fieldset><legend>Color</legend>${boxes}</fieldset></div></div></main>`;

test('boxes under one title, one of them ticked, are the values of a choice; several ticked ones are none', async () => {
  const values = async (boxes: string, asked = ['Navy']) => {
    const axes = readVariants(await shop.see(page(boxes)), undefined, undefined, asked);
    return axes.flatMap((axis) => axis.values.map(({ label, selected }) => `${axis.name} ${label} ${selected}`));
  };
  assert.deepEqual(await values(box('Olive', 'checked') + box('Navy')), ['Color Olive true', 'Color Navy false']);
  assert.deepEqual(await values(box('Olive', 'checked') + box('Navy', 'checked')), []);
  assert.deepEqual(await values(box('Olive', 'checked') + box('Navy'), ['Red']), []);
});
