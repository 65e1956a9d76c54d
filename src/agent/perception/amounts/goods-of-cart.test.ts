import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { readTotals } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

type Row = readonly [label: string, amount: string];
const list = (rows: readonly Row[]) =>
  `<section>${rows.map(([label, amount]) => sumRow(label, amount)).join('')}</section>`;

async function read(
  sums: readonly Row[],
  { above = '', priceMinor = 500 as number | null, goodsMinor = 2000, titles = [] as string[] } = {},
) {
  const page = await shop.see(`<main>${above}${list(sums)}</main>`);
  return readTotals(page, { name: 'Parcel', priceMinor, goodsMinor, linesMinor: 2000, titles });
}

test('a subtotal that counts the delivery gives way to the goods of the cart', async () => {
  const joined = await read([
    ['Shipping', '$5.00'],
    ['Subtotal', '$25.00'],
    ['Total', '$25.00'],
    ['incl. 20% VAT', '$4.17'],
  ]);
  assert.deepEqual([joined.addsUp, joined.subtotal?.amountMinor, joined.taxIncluded], [true, 2000, true]);
  const taxed = await read([
    ['Shipping', '$5.00'],
    ['Subtotal', '$25.00'],
    ['Tax', '$6.00'],
    ['VAT (24%)', '$6.00'],
    ['Total', '$31.00'],
  ]);
  assert.deepEqual([taxed.addsUp, taxed.subtotal?.amountMinor, taxed.tax?.amountMinor], [true, 2000, 600]);
  const dearer = await read([
    ['Shipping', '$5.00'],
    ['Subtotal', '$29.00'],
    ['Total', '$29.00'],
  ]);
  assert.equal(dearer.addsUp, false);
});

test('it does so too where the subtotal alone gives the total, and only where just the delivery was joined', async () => {
  const sums = (sum: string): Row[] => [
    ['Subtotal', sum],
    ['Total', sum],
  ];
  const joined = await read(sums('$25.00'));
  assert.deepEqual([joined.addsUp, joined.subtotal?.amountMinor, joined.shipping?.amountMinor], [true, 2000, 500]);
  const dearer = await read(sums('$28.00'));
  assert.deepEqual(
    [dearer.subtotal?.amountMinor, dearer.shipping],
    [2800, null],
    'the goods cost more than in the cart',
  );
  const taxed = await read([...sums('$25.00'), ['incl. VAT', '$5.00']], { priceMinor: null });
  assert.equal(taxed.subtotal?.amountMinor, 2500, 'a tax that is contained explains nothing');
});

test('without a cart, what the goods cost before the delivery joined them tells that a subtotal holds it', async () => {
  const sums = (subtotal: string, total: string): Row[] => [
    ['Shipping', '$5.00'],
    ['Subtotal', subtotal],
    ['Tax', '$2.00'],
    ['Total', total],
  ];
  const readAfter = async (beforeMinor: number | null, rows: readonly Row[]) =>
    readTotals(await shop.see(`<main>${list(rows)}</main>`), { name: 'Parcel', priceMinor: 500, beforeMinor });
  const joined = await readAfter(2000, sums('$25.00', '$27.00'));
  assert.deepEqual([joined.addsUp, joined.subtotal?.amountMinor, joined.shipping?.amountMinor], [true, 2000, 500]);
  assert.equal((await readAfter(null, sums('$25.00', '$27.00'))).addsUp, false, 'nobody knows');
  assert.equal((await readAfter(2000, sums('$28.00', '$30.00'))).addsUp, false, 'three more joined with it');
  assert.equal((await readAfter(2500, sums('$25.00', '$27.00'))).addsUp, false, 'the total leaves the delivery out');
});

test('without a subtotal the goods of the cart and every part give the total, and a saving is only told of', async () => {
  const sums: Row[] = [
    ['Shipping', '$5.00'],
    ['VAT', '$4.00'],
    ['Total', '$29.00'],
    ['You save', '$6.00'],
  ];
  const told = await read(sums, { priceMinor: null });
  assert.deepEqual([told.addsUp, told.subtotal?.amountMinor], [true, 2000]);
  const more = await read([
    ['Shipping', '$5.00'],
    ['Total', '$31.00'],
  ]);
  assert.equal(more.addsUp, null);
});

test('goods that the review lists above its summary are no charge', async () => {
  const line = '<table><tbody><tr><td>Shirt Alma No. 4 – MX-1000/3</td><td>$20.00</td></tr></tbody></table>';
  const aside = '<div><p>Shirt Alma No. 4 – MX-1000/3 × 1<br><small>Sum: <span>$20.00</span></small></p></div>';
  const sums: Row[] = [
    ['Shipping', '$5.00'],
    ['Total', '$25.00'],
  ];
  const twice = await read(sums, { above: line + aside });
  assert.deepEqual([twice.addsUp, twice.fees], [true, []]);
  const charged = await read(
    [
      ['Shipping', '$5.00'],
      ['Quay dues', '$9.00'],
      ['Total', '$34.00'],
    ],
    { above: line },
  );
  assert.deepEqual(
    charged.fees.map(({ label }) => label),
    ['Quay dues'],
  );
});

test('the price of the chosen delivery beside a carrier is the delivery, if nothing else is charged', async () => {
  const sums = (name: string, total: string): Row[] => [
    [name, '$5.00'],
    ['Total', total],
  ];
  const sent = await read(sums('Correos Paq 48', '$25.00'));
  assert.deepEqual([sent.addsUp, sent.shipping?.amountMinor, sent.fees], [true, 500, []]);
  const insured = await read(sums('Shipping protection plan', '$25.00'));
  assert.equal(insured.fees.length, 1);
  const more = await read(sums('Correos Paq 48', '$29.00'));
  assert.deepEqual([more.addsUp, more.fees.length], [null, 1]);
  const named = await read([['2 items', '$20.00'], ...sums('Correos Paq 48', '$25.00')]);
  assert.deepEqual([named.addsUp, named.shipping?.amountMinor, named.fees], [true, 500, []]);
  const first = '<ul><li>$5.00 Correos Paq 48</li><li>$25.00 Total</li></ul>';
  const page = await shop.see(`<main>${first}</main>`);
  assert.equal(readTotals(page, { name: '2–3 days', priceMinor: 500, goodsMinor: 2000 }).addsUp, true);
});

test('a delivery whose words are those of a fee is the delivery by its name and price; at another price it is a charge', async () => {
  const name = 'Handling fee, standard';
  const charged = async (price: string, total: string) => {
    const rows: Row[] = [
      ['1 item', '$20.00'],
      [name, price],
      ['Total', total],
    ];
    const page = await shop.see(`<main>${list(rows)}</main>`);
    const read = readTotals(page, { name: `${name} 3–5 days $5.00`, priceMinor: 500, goodsMinor: 2000 });
    return [read.shipping?.amountMinor, read.fees.length];
  };
  assert.deepEqual(await charged('$5.00', '$25.00'), [500, 0]);
  assert.deepEqual(await charged('$7.00', '$27.00'), [undefined, 1]);
});

test('a charge as high as the delivery is not taken for it where the sums name a subtotal', async () => {
  const wrapped = await read([
    ['Subtotal', '$20.00'],
    ['Gift wrap', '$5.00'],
    ['Total', '$25.00'],
  ]);
  assert.deepEqual([wrapped.shipping, wrapped.fees[0]?.money.amountMinor], [null, 500]);
});

test('a total with the number of its pieces is a total', async () => {
  const page = await shop.see(
    `<html lang="de"><main>${list([
      ['Zwischensumme', '20,00 €'],
      ['Versand', '5,00 €'],
      ['Summe (2)', '25,00 €'],
    ])}</main></html>`,
  );
  assert.equal(readTotals(page).addsUp, true);
});

test('without a subtotal, the total or the goods said once more and prices elsewhere are no charges of a total that they do not make', async () => {
  const choice = (name: string, price: string) =>
    `<li><b>${name}</b><span>+ ${price}</span><button>Choose</button></li>`;
  const around = `<ul>${choice('Parcel', '$5.00')}${choice('Courier', '$12.00')}</ul>
    <table><tr><td>Bag Nord</td><td>1</td><td>$20.00</td></tr></table>
    <h3>Bag Nord × 1 Sum: $20.00</h3><h2>Review your order – $25.00</h2>`;
  const sums: Row[] = [
    ['Parcel', '$5.00'],
    ['Total', '$25.00'],
  ];
  const honest = await read(sums, { above: around });
  assert.deepEqual([honest.addsUp, honest.subtotal?.amountMinor, honest.fees], [true, 2000, []]);
  // What the total holds is a charge wherever it stands, and what stands in its list is one even if it leaves it out.
  const held = await read([sums[0] as Row, ['Total', '$37.00']], { above: around });
  assert.ok(held.fees.some(({ money }) => money.amountMinor === 1200));
  const twice = await read([sums[0] as Row, ['Care plan', '$20.00'], ['Total', '$45.00']], { above: around });
  assert.equal(twice.addsUp, false);
  const leftOut = await read([['Care plan', '$3.00'], ...sums], { above: around });
  assert.ok(leftOut.fees.some(({ label }) => label === 'Care plan'));
  const alone = await read([
    ['Care plan', '$3.00'],
    ['Total', '$25.00'],
  ]);
  assert.ok(alone.fees.some(({ label }) => label === 'Care plan'));
});

test('the button that orders may say the total once more, and no other amount', async () => {
  const sums: Row[] = [
    ['Versand', '$5.00'],
    ['Gesamtbetrag', '$25.00'],
  ];
  const order = (amount: string) => `<p><button>Zahlungspflichtig bestellen · <span>${amount}</span></button></p>`;
  const told = await read(sums, { above: order('$25.00') });
  assert.deepEqual([told.addsUp, told.subtotal?.amountMinor, told.fees], [true, 2000, []]);
  const other = await read(sums, { above: order('$28.00') });
  assert.notEqual(other.addsUp, true);
});

test('the price of one of the goods, by its name, is no charge; a charge by that name is in the total', async () => {
  const known = { name: 'Parcel', priceMinor: 500, goodsMinor: 6000, linesMinor: 6000, titles: ['Linen towel'] };
  const sums = async (total: string, ...more: Row[]) => {
    const rows: Row[] = [
      ['Goods (3)', '$60.00'],
      ['Linen towel', '$20.00'],
      ...more,
      ['Shipping', '$5.00'],
      ['Total', total],
    ];
    return readTotals(await shop.see(`<main>${list(rows)}</main>`), known);
  };
  assert.deepEqual([(await sums('$65.00')).addsUp, (await sums('$65.00')).fees.length], [true, 0]);
  assert.notEqual((await sums('$85.00')).addsUp, true);
  const slipped = await sums('$65.00', ['Wool blanket', '$20.00']);
  assert.ok(slipped.addsUp !== true || slipped.rows.some(({ role }) => role === 'unknown'));
});

test('in a list with one of the goods every line is theirs, under whatever note, if all cost just what the goods do', async () => {
  const line = (title: string, note: string, price: string) =>
    `<div style="display:flex"><div><p>${title}</p><ul>${note}</ul></div><div>${price}</div><div>${price}</div></div>`;
  const read = async (second: string) => {
    const lines = `${line('Brass lamp', '', '$12.00')}${line('', '<li>In stock now</li>', second)}`;
    const page = await shop.see(
      `<main><section>${lines}${sumRow('Parcel', '$5.00')}${sumRow('Total', '$25.00')}</section></main>`,
    );
    const known = { name: 'Parcel', priceMinor: 500, goodsMinor: 2000, linesMinor: 2000 };
    return readTotals(page, { ...known, titles: ['Brass lamp', 'Steel lamp'] });
  };
  assert.deepEqual((await read('$8.00')).fees, []);
  assert.equal((await read('$9.00')).fees.length, 1, 'more than the goods cost');
});

test('a line whose name sounds like a charge is one of the goods, also where a code came off them since', async () => {
  const sums: Row[] = [
    ['Caja de turrón', '$20.00'],
    ['Subtotal', '$20.00'],
    ['Discount', '-$2.00'],
    ['Shipping', '$5.00'],
    ['Total', '$23.00'],
  ];
  const named = await read(sums, { goodsMinor: 1800, titles: ['Caja de turrón'] });
  assert.deepEqual([named.addsUp, named.fees.length], [true, 0]);
  assert.equal((await read(sums, { goodsMinor: 1800, titles: ['Turrón'] })).addsUp, false);
});
