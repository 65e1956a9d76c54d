import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readTotals } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const columns = (names: string, amounts: string) =>
  `<div style="display:flex;width:400px"><div style="width:260px"><div>${names}</div></div><div><div>${amounts}</div></div></div>`;
const rowsOf = async (html: string) => (await shop.see(html)).rows.map(({ label, amountText }) => [label, amountText]);

test('sums in two columns of lines are named line by line', async () => {
  const view = await shop.see(`<h1>Checkout</h1>
    ${columns('<span>Subtotal</span><br><span>Shipping</span>', '<span>$18.90</span><br><span>$4.90</span>')}
    ${columns('Tax<br><b>Total</b><br>', '$4.29<br><b>$23.80</b><br>')}`);
  const { subtotal, shipping, total } = readTotals(view);
  assert.deepEqual([subtotal?.amountMinor, shipping?.amountMinor, total?.amountMinor], [1890, 490, 2380]);
});

test('a line break behind the last name and the last amount begins no line', async () => {
  assert.deepEqual(await rowsOf(columns('Subtotal<br>Total<br>', '<b>$18.90</b><br><b>$23.80</b><br>')), [
    ['Subtotal', '$18.90'],
    ['Total', '$23.80'],
  ]);
});

test('a name of one sign is a name, and a unit of one is none', async () => {
  assert.deepEqual(await rowsOf(columns('小計<br>税<br>合計<br>', '1,000円<br>100円<br>1,100円<br>')), [
    ['小計', '1,000円'],
    ['税', '100円'],
    ['合計', '1,100円'],
  ]);
  const line = '<tr><td>青いカップ</td><td>点</td><td>1,000円</td></tr>';
  assert.deepEqual(await rowsOf(`<table>${line}<tr><td>税</td><td></td><td>100円</td></tr></table>`), [
    ['青いカップ', '1,000円'],
    ['税', '100円'],
  ]);
});

test('a dash in the place of an amount that is not known yet keeps its line', async () => {
  assert.deepEqual(await rowsOf(columns('Subtotal<br>Shipping<br>Total', '$18.90<br>-<br>$18.90')), [
    ['Subtotal', '$18.90'],
    ['Total', '$18.90'],
  ]);
});

test('one amount may be told in words', async () => {
  assert.deepEqual(await rowsOf(columns('Subtotal<br>Shipping<br>Total', '$18.90<br>Vamto lis<br>$18.90')), [
    ['Subtotal', '$18.90'],
    ['Total', '$18.90'],
  ]);
});

test('a break behind the last line adds no line', async () => {
  assert.deepEqual(await rowsOf(columns('Subtotal<br>Due<br>', '$18.90<br>$23.80<br>')), [
    ['Subtotal', '$18.90'],
    ['Due', '$23.80'],
  ]);
});

test('amounts that are texts of their own in one column are named by the lines beside them', async () => {
  const price = (text: string) => `<span class="price"><span>${text}</span></span>`;
  const amounts = (...texts: string[]) => texts.map(price).join('<br>');
  const names = 'Shipping<br>Handling<br>Total<br>';
  assert.deepEqual(await rowsOf(columns(names, amounts('$4.90', '$2.00', '$25.80'))), [
    ['Shipping', '$4.90'],
    ['Handling', '$2.00'],
    ['Total', '$25.80'],
  ]);
  const fewer = await rowsOf(columns(names, amounts('$4.90', '$25.80')));
  assert.ok(
    fewer.every(([label]) => label !== 'Handling'),
    'which of the names lacks its amount is not known',
  );
});

test('in such a column the minus of a discount is a text of its own', async () => {
  const names = 'Subtotal<br>10% off<br>Total<br>';
  const price = (text: string) => `<span><span aria-hidden="true">${text}</span></span>`;
  const amounts = `${price('$18.90')}<br><span>−${price('$1.89')}</span><br>${price('$17.01')}`;
  assert.deepEqual(await rowsOf(columns(names, amounts)), [
    ['Subtotal', '$18.90'],
    ['10% off', '−$1.89'],
    ['Total', '$17.01'],
  ]);
});

test('such a column may have a price that no longer counts, and some of its amounts in one text', async () => {
  const names =
    'Subtotal<br>Shipping (Parcel with a long name that takes two lines of the column)<br>Total<br>of which tax<br>';
  const amounts = '<span><s>$24.00</s> <b>$18.90</b></span><br>Free<br>$18.90<br>$3.15<br>';
  assert.deepEqual(await rowsOf(columns(names, amounts)), [
    ['Subtotal', '$18.90'],
    ['Shipping (Parcel with a long name that takes two lines of the column)', 'Free'],
    ['Total', '$18.90'],
    ['of which tax', '$3.15'],
  ]);
});

test('columns of different length stay as they are', async () => {
  const rows = await rowsOf(columns('Subtotal<br>incl. tax<br>Total', '$18.90<br>$23.80'));
  assert.ok(rows.every(([label]) => label !== 'Total'));
});

test('one cell that tells a part twice, without its tax and with it, is two rows of that name', async () => {
  const row = (name: string, cell: string) => `<tr><td>${name}</td><td>&nbsp;</td><td>${cell}</td></tr>`;
  const told = (net: string, gross: string) => `<span>excl. <span>${net}</span></span><br><span>incl. ${gross}</span>`;
  const table = (
    total: string,
  ) => `<h1>Checkout</h1><table>${row('Goods<br><small>1 piece</small>', told('$9.00', '$10.80'))}
    ${row('Parcel', told('$2.00', '$2.40'))}${row('Total', total)}</table>`;
  const totals = readTotals(await shop.see(table(told('$11.00', '$13.20'))));
  assert.equal(totals.total?.amountMinor, 1320, 'the higher one is what is paid');
  const rows = await rowsOf(table('<span>incl. $13.20</span><br><span>with insurance $15.20</span>'));
  assert.ok(
    rows.some(([, amount]) => amount === '$15.20'),
    'what is charged is never dropped',
  );
});

test('of an amount that is told without its tax and with it in one cell, the one with it counts', async () => {
  const cell = (net: string, gross: string) => `<td>excl. tax ${net}<br>incl. tax ${gross}</td>`;
  const table = (goods: string) =>
    `<table><tr><td>Subtotal</td>${goods}</tr><tr><td>Shipping</td><td>$6.00</td></tr><tr><td>Total</td>${cell('$105.00', '$126.00')}</tr></table>`;
  const { subtotal, total, addsUp } = readTotals(await shop.see(table(cell('$100.00', '$120.00'))));
  assert.deepEqual([subtotal?.amountMinor, total?.amountMinor, addsUp], [12000, 12600, true]);
  const struck = '<td>excl. tax $100.00<br><span>incl. tax <s>$150.00</s> <span>$120.00</span></span></td>';
  const cheaper = readTotals(await shop.see(table(struck)));
  assert.deepEqual([cheaper.subtotal?.amountMinor, cheaper.addsUp], [12000, true], 'with the price before');
});

test('the same where a dash stands in the place of the cents', async () => {
  const row = (name: string, cell: string) => `<tr><td>${name}</td><td>${cell}</td></tr>`;
  const told = (net: string, gross: string) => `exkl. moms ${net}<br>inkl. moms ${gross}`;
  const { subtotal, shipping, total, addsUp } = readTotals(
    await shop.see(`<table>${row('Varor', told('kr 293,60', 'kr 367:-'))}${row('Frakt', told('kr 86,40', 'kr 108:-'))}
      ${row('Att betala', told('kr 380:-', 'kr 475:-'))}${row('inkl. 25 % moms', 'kr 95:-')}</table>`),
  );
  const read = [subtotal, shipping, total].map((money) => money?.amountMinor);
  assert.deepEqual([read, addsUp], [[36_700, 10_800, 47_500], true]);
});

test('a discount whose name says what it takes off is one name of its column', async () => {
  const names = (first: string) => `${first}<br>Shipping<br>Total`;
  assert.deepEqual(await rowsOf(columns(names('$12.60 off'), '−$12.60<br>$4.90<br>$92.30')), [
    ['$12.60 off', '−$12.60'],
    ['Shipping', '$4.90'],
    ['Total', '$92.30'],
  ]);
  const other = await rowsOf(columns(names('$12.60 off'), '−$2.60<br>$4.90<br>$92.30'));
  assert.ok(!other.some(([label]) => label === '$12.60 off'), 'another amount is not what is told beside it');
});

test('a remark with an amount of its own is one also behind another remark', async () => {
  const row = (name: string, amount: string) => `<tr><td>${name}</td><td>${amount}</td></tr>`;
  assert.deepEqual(
    await rowsOf(`<table>${row('Subtotal', '$50.00')}${row('Shipping (with tax)<br>Courier (insured up to $100.00)', '$4.90')}
      ${row('Total', '$54.90')}</table>`),
    [
      ['Subtotal', '$50.00'],
      ['Shipping (with tax) Courier (insured up to $100.00)', '$4.90'],
      ['Total', '$54.90'],
    ],
  );
});

test('a total with a remark is no name of the same in another currency', async () => {
  const sums = `<dl><dt>Subtotal</dt><dd>€8.40</dd><dt>Total</dt><dd>10.05 EUR (includes 1.60 EUR VAT 19%)</dd></dl>
    <p style="margin-top:-30px">≈ $11.06</p>`;
  const rows = await rowsOf(sums);
  assert.ok(
    rows.some(([label, amount]) => label === 'Total' && amount?.startsWith('10.05 EUR')),
    JSON.stringify(rows),
  );
});

test('a name of few signs with an amount among the words in its brackets is no amount', async () => {
  const row = (name: string, amount: string) => `<tr><td>${name}</td><td>${amount}</td></tr>`;
  assert.deepEqual(
    await rowsOf(`<table>${row('小計', '10,990￥')}${row('お急ぎ便 (120,000￥まで補償)', '1,850￥')}
      ${row('合計', '12,840￥ (税込)')}</table>`),
    [
      ['小計', '10,990￥'],
      ['お急ぎ便 (120,000￥まで補償)', '1,850￥'],
      ['合計', '12,840￥ (税込)'],
    ],
  );
});
