import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { candidates } from '../view/view.ts';
import { isListed } from './listed-choice.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const list = (name: string, ...values: string[]) =>
  `<label>${name} <select name="${name}"><option value="">Choose</option>${values.map((each) => `<option>${each}</option>`).join('')}</select></label>`;
const row = (words: string, id = 'a') => `<tr><td><p>Linen shirt<br>- <span>${words}</span></p></td>
  <td><span><input id="${id}" name="quantity[]" value="1"></span><a href="#none">Remove</a></td><td>$41.80</td></tr>`;
const page = (
  rows = '',
) => `<main><h1>Linen shirt</h1><p>$39.80</p>${list('Colour', 'Navy', 'Khaki')}${list('Size', 'M', 'L')}
  <table><tbody>${rows}</tbody></table><div><div><a href="#none">Buy now</a><a href="#none">Cart</a></div></div></main>`;
const item = { url: 'https://shop.example/shirt', quantity: 1, variant: { Colour: 'Khaki', Size: 'L' } };

const listed = async (rows: string, first = '') =>
  isListed(readView(await shop.see(page(first))), readView(await shop.see(page(rows))), item);

test('a row that came up with everything that was asked for is the choice', async () => {
  assert.equal(await listed(row('Khaki/L')), true);
});

test('another variant, two rows, none, and one that was there before are not', async () => {
  assert.equal(await listed(row('Khaki/M')), false);
  assert.equal(await listed(row('Khaki/XL')), false);
  assert.equal(await listed(row('Khaki/L') + row('Navy/M', 'b')), false);
  assert.equal(await listed(''), false);
  assert.equal(await listed(row('Khaki/L'), row('Khaki/L')), false);
});

test('what buys beside what adds still buys when the row can be taken back', async () => {
  const view = readView(await shop.see(page(row('Khaki/L')), item.url));
  const textsOf = (kind: 'addToCart' | 'goToCheckout') => candidates(view, kind).map(({ text }) => text);
  assert.deepEqual([textsOf('addToCart'), textsOf('goToCheckout')], [['Cart'], []]);
});
