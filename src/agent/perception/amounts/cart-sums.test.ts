import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readCartLines } from './read-cart-lines.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const strip = (count: string, unit: string, sum: string) =>
  `<div style="display:flex;gap:40px"><div><p>Each</p><div><span>${unit}</span></div></div><div>${count}</div>
    <div><p>Total</p><div><div><b>${sum}</b></div></div></div></div>`;
const card = (title: string, count: string, unit: string, sum: string) =>
  `<div><div><div>${title}</div></div><div>${strip(count, unit, sum)}</div></div>`;
const sums = (total: string) =>
  `<div><p>Shipping: $5.00</p><p><span>Estimated total</span> <span>${total}</span></p></div>`;
const choose = (count: number) =>
  `<label>Quantity<select><option${count === 1 ? ' selected' : ''}>1</option><option>2</option><option${count === 3 ? ' selected' : ''}>3</option></select></label>`;

async function linesOf(body: string) {
  const lines = readCartLines(await shop.see(`<main><h1>Your cart</h1>${body}</main>`));
  return lines.map(({ title, quantity, lineTotal }) => [title, quantity, lineTotal?.amountMinor]);
}

test('a total far from the number of its line is its own where it is the price times the number', async () => {
  const cards = `${card('Kettle', choose(3), '$20.00', '$60.00')}${card('Teapot', choose(1), '$30.00', '$30.00')}`;
  const expected = [
    ['Kettle', 3, 6000],
    ['Teapot', 1, 3000],
  ];
  assert.deepEqual(await linesOf(`<div>${cards}</div>${sums('$95.00')}<button>Checkout</button>`), expected);
});

test('so it is on pages that only show the order', async () => {
  const written = (count: number) => `<p><span>Quantity</span><br><span>${count}</span></p>`;
  const cards = `${card('Kettle', written(3), '$20.00', '$60.00')}${card('Teapot', written(1), '$30.00', '$30.00')}`;
  const expected = [
    ['Kettle', 3, 6000],
    ['Teapot', 1, 3000],
  ];
  assert.deepEqual(await linesOf(`<div>${cards}</div>${sums('$95.00')}<button>Place order</button>`), expected);
});

test('a total that the number does not explain is the sum of the cart and no part of a line', async () => {
  const [line] = await linesOf(`<div>${card('Kettle', choose(1), '$20.00', '$25.00')}</div><button>Checkout</button>`);
  assert.notEqual(line?.[2], 2500);
});
