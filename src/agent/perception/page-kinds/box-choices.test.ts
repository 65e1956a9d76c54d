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
  const repeated = box('Color: Olive') + box('Color: Navy');
  assert.equal((await values(repeated)).length, 2, 'each value repeats what is chosen');
});

test('boxes of one name below plain words are a choice as well, also while none of them is ticked', async () => {
  const named = (value: string) =>
    `<label><input type="checkbox" name="shade" value="${value.toLowerCase()}"> <span>${value} (3 left)</span></label>`;
  const seen = await shop.see(`<main><h1>Field jacket</h1><p>€149.50</p><form><div><span>Color</span>
    <div>${named('Olive')}${named('Navy')}</div></div><button>Add to cart</button></form></main>`);
  const [axis] = readVariants(seen, undefined, undefined, ['Navy']);
  assert.deepEqual(
    [axis?.name, axis?.values.map(({ label }) => label)],
    ['Color', ['Olive (3 left)', 'Navy (3 left)']],
  );
});

test('boxes whose names differ by their own values alone answer one question', async () => {
  const named = (label: string, value: number) =>
    `<input type="checkbox" name="id[5][${value}]" value="${value}" id="b${value}"><label for="b${value}">${label}</label><br>`;
  const seen =
    await shop.see(`<main><h1>Hamper</h1><p>€60.00</p><form method="post"><h3>Please choose:</h3><div><h4>Extras</h4>
    <div>${named('Gift card ( +€3.00 )', 8)}${named('Ribbon ( +€2.00 )', 9)}</div></div><button>Add to cart</button></form></main>`);
  const [axis] = readVariants(seen, undefined, undefined, ['Ribbon']);
  assert.equal(axis?.values.length, 2);
});
