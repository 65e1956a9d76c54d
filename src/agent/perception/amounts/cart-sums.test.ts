import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { readCartLines } from './read-cart-lines.ts';
import { readTotals } from './read-totals.ts';

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

test("a line's own total is no rival of the order's, where the goods contain it; any other higher total is", async () => {
  const written = '<p><span>Quantity</span><br><span>1</span></p>';
  const order = `<div><p><span>Subtotal</span> <span>$60.00</span></p><p><span>Discount</span> <span>-$12.00</span></p>
    <p><span>Shipping</span> <span>$5.00</span></p><p><span>Total</span> <b>$53.00</b></p></div>`;
  const totalsOf = async (body: string) => {
    const { rows } = readTotals(await shop.see(`<main><h1>Review</h1>${body}</main>`));
    return rows.filter(({ role }) => role === 'total').map(({ money }) => money.amountMinor);
  };
  assert.deepEqual(await totalsOf(`${order}<div>${card('Kettle', written, '$60.00', '$60.00')}</div>`), [5300]);
  assert.deepEqual(await totalsOf(`${order}<div>${card('Kettle', written, '$40.00', '$60.00')}</div>`), [5300, 6000]);
  assert.deepEqual(await totalsOf(`${order}<div>${card('Kettle', written, '$90.00', '$90.00')}</div>`), [5300, 9000]);
  const named = (sum: string) => `<ul><li>Mug × 2 Order total: ${sum}</li></ul>`;
  assert.deepEqual(await totalsOf(`${named('$60.00')}${order}`), [5300]);
  assert.deepEqual(await totalsOf(`${named('$90.00')}${order}`), [5300, 9000]);
  const alone = (name: string, sum: string) =>
    `<ul><li><span>${name} × 2</span><div><span>Total:</span> <b>${sum}</b></div></li></ul>`;
  assert.deepEqual(await totalsOf(`${alone('Kettle', '$60.00')}${order}`), [5300]);
  assert.deepEqual(await totalsOf(`${alone('Kettle', '$40.00')}${alone('Pot', '$20.00')}${order}`), [5300]);
  assert.deepEqual(await totalsOf(`${alone('Kettle', '$58.00')}${order}`), [5300, 5800]);
});

test("the subtotals of several lines are not the order's", async () => {
  const line = (title: string, count: number, unit: string, sum: string) =>
    `<tr><td>${title}<label><input type="checkbox" value="1"> Remove</label></td><td><span>Qty</span><input type="number" value="${count}"></td>
      <td><div><span>Price:</span> <span>${unit}</span></div><div><span>Subtotal:</span> <span>${sum}</span></div></td></tr>`;
  const cart = `<table>${line('Kettle', 3, '$20.00', '$60.00')}${line('Teapot', 1, '$30.00', '$30.00')}
    <tr><td colspan="3"><div><span>Items Total:</span> <span>$90.00</span></div></td></tr>
    <tr><td colspan="3"><div><span>Total Price:</span> <b>$90.00</b></div><a href="/checkout">Checkout</a></td></tr></table>`;
  const seen = await shop.see(`<main><h1>Cart</h1><form>${cart}</form></main>`);
  assert.equal(readTotals(seen).subtotal?.amountMinor, 9000);
  assert.deepEqual(
    readCartLines(seen).map(({ quantity, lineTotal }) => [quantity, lineTotal?.amountMinor]),
    [
      [3, 6000],
      [1, 3000],
    ],
  );
});

test('a list beside the order that counts without a price does not hide the table that names both', async () => {
  const table = `<table><thead><tr><th></th><th>Quantity</th><th>Subtotal</th></tr></thead>
    <tbody><tr><td>Mug Nord | 350 ml</td><td>3</td><td>€78.60</td></tr></tbody></table>`;
  const beside = '<aside><ul><li><img alt=""><span>Mug Nord | 350 ml Green × 3</span></li></ul></aside>';
  const seen = await shop.see(
    `<main><h1>Checkout</h1><section><h2>Confirm your order</h2>${table}<button>Place order · €83.00</button></section>
     ${beside}<p><span>Shipping</span> <span>€4.40</span></p><p><b>Total</b> <b>€83.00</b></p></main>`,
  );
  assert.deepEqual(
    readCartLines(seen).map(({ title, quantity, lineTotal }) => [title, quantity, lineTotal?.amountMinor]),
    [['Mug Nord | 350 ml', 3, 7860]],
  );
});

test('what orders the goods of one row belongs to the row, and what orders all of them does not', async () => {
  const row = (
    title: string,
    price: string,
  ) => `<tr><td><a href="/${title}">${title}</a></td><td><input name="quantity[]" value="1"></td><td>${price}</td>
    <td><a href="#none">Checkout</a><a href="#none">Remove</a></td></tr>`;
  const table = (
    rows: string,
  ) => `<table><thead><tr><th>Product</th><th>Quantity</th><th>Total</th><th></th></tr></thead>
    <tbody>${rows}</tbody></table><div><a href="#none">Empty cart</a><a href="#none">Checkout</a></div><p>Total $40.00</p>`;
  const read = async (rows: string) =>
    readCartLines(await shop.see(`<main><h1>Cart</h1><div>${table(rows)}</div></main>`)).map(
      ({ title, quantity, lineTotal, unitPrice }) => [title, quantity, (lineTotal ?? unitPrice)?.amountMinor],
    );
  assert.deepEqual(await read(row('Kettle', '$40.00')), [['Kettle', 1, 4000]]);
  assert.deepEqual(await read(row('Kettle', '$25.00') + row('Teapot', '$15.00')), [
    ['Kettle', 1, 2500],
    ['Teapot', 1, 1500],
  ]);
});

test('one text of two lines may say what a line holds and how many at which price', async () => {
  const line =
    '<li><img alt="" width="40" height="40"><span>Blue mug L<br><small>2 @ <b>$ 12.50</b></small></span></li>';
  const seen = await shop.see(
    `<main><h1>Checkout</h1><aside><ul>${line}</ul>${sumRow('Due', '$ 25.00')}${sumRow('Subtotal', '$ 25.00')}</aside></main>`,
  );
  assert.deepEqual(
    readCartLines(seen).map(({ title, quantity, unitPrice }) => [title, quantity, unitPrice?.amountMinor]),
    [['Blue mug L', 2, 1250]],
  );
});
