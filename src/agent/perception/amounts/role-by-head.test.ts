import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readTotals } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function sumsWith(head: string, cell: string, total: string) {
  const seen = await shop.see(`<main><table>
    <tr><th>Subtotal</th><td>£40.00</td></tr>
    <tr><th>${head}</th><td><ul><li><input type="hidden" value="4"><label>${cell}</label></li></ul></td></tr>
    <tr><th>Total</th><td><strong>£${total}</strong></td></tr></table></main>`);
  const { addsUp, shipping, fees, rows } = readTotals(seen);
  const unnamed = rows.filter(({ role }) => role === 'unknown').map(({ label }) => label);
  return { addsUp, shipping: shipping?.amountMinor ?? 0, charges: [...fees.map(({ label }) => label), ...unnamed] };
}

test('the only delivery of a country is named in its cell, its kind at the head of the row', async () => {
  for (const head of ['Shipping', 'Shipment', 'Shipment 1', 'Delivery', 'Sendung', 'Zending', 'Zásilka'])
    assert.deepEqual(
      await sumsWith(head, 'Mail coach to Ireland: <span>£9.00</span>', '49.00'),
      { addsUp: true, shipping: 9_00, charges: [] },
      head,
    );
});

test('an extra in the row of the delivery is still an extra', async () => {
  for (const cell of ['Parcel insurance: £9.00', 'Gift wrapping: £9.00']) {
    const { shipping, charges } = await sumsWith('Shipping', cell, '49.00');
    assert.deepEqual([shipping, charges.length], [0, 1], cell);
  }
});

test('a second amount in the row of the delivery is a charge of its own', async () => {
  const { shipping, charges } = await sumsWith(
    'Shipping',
    'Mail coach: £4.00</label></li><li><label>Quay dues: £5.00',
    '49.00',
  );
  assert.deepEqual([shipping, [...new Set(charges)]], [4_00, ['Quay dues']]);
});

test('a head that ends where its cell begins is beside it, wherever both lie between two pixels', async () => {
  for (const left of [0.1, 0.25, 0.5, 0.75]) {
    const seen = await shop.see(`<main style="margin-left:${left}px">
      <p>Subtotal: €50.00</p>
      <section style="display:flex"><div style="width:150.5px">Taxes:</div>
        <div><div><small>(part of the price)</small> <span>€8.68</span></div></div></section>
      <p>Total: €50.00</p></main>`);
    const { addsUp, tax, fees } = readTotals(seen);
    assert.deepEqual([addsUp, tax?.amountMinor, fees], [true, 8_68, []], `${left}`);
  }
});

test('a cell that tells its amount without the tax and with it is called by the one beside it', async () => {
  const twice = (net: string, gross: string) =>
    `<span>sin impuestos <span>${net} €</span></span><br><span>con impuestos ${gross} €</span>`;
  const read = async (...rows: [head: string, cell: string][]) => {
    const cells = rows.map(([head, cell]) => `<tr><th>${head}</th><td>${cell}</td></tr>`);
    const { addsUp, total, shipping } = readTotals(await shop.see(`<main><table>${cells.join('')}</table></main>`));
    return { addsUp, total: total?.amountMinor, shipping: shipping?.amountMinor };
  };
  const goods: [string, string] = ['Subtotal', twice('41,32', '50,00')];
  const sent: [string, string] = ['Envío', twice('9,92', '12,00')];
  const whole = { addsUp: true, total: 62_00, shipping: 12_00 };
  assert.deepEqual(await read(goods, sent, ['Total', twice('51,24', '62,00')], ['IVA incluido', '10,76 €']), whole);
  assert.deepEqual(await read(goods, sent, ['Total', twice('51,24', '62,00')]), whole);
  // A charge in the place of the amount without tax is in the total, which then does not add up.
  assert.notEqual((await read(goods, sent, ['Total', twice('59,44', '71,92')])).addsUp, true);
});

test('"net" and "gross" are no sums where each cell says them, and a charge among them stays one', async () => {
  const line = (words: string, amount: string) => `<div><span>${words}</span> <span>${amount}</span></div>`;
  const row = (name: string, net: string, gross: string) =>
    `<li style="display:flex"><p style="width:200px">${name}</p><div>${line('netto', net)}${line('brutto', gross)}</div></li>`;
  const known = { name: 'Sparversand', priceMinor: 399, goodsMinor: 5599 };
  const sumsOf = async (rows: string) =>
    readTotals(await shop.see(`<main><h1>Kasse</h1><ul>${rows}</ul></main>`), known);
  const total = row('Gesamtsumme', '€49.98', '€59.98');
  const told = await sumsOf(row('Versand', '€3.33', '€3.99') + total);
  assert.deepEqual([told.shipping?.amountMinor, told.total?.amountMinor, told.addsUp], [399, 5998, true]);
  const dearer = row('Gesamtsumme', '€51.98', '€62.38');
  const charged = await sumsOf(row('Versand', '€3.33', '€3.99') + row('Paketschutz', '€2.00', '€2.40') + dearer);
  assert.notEqual(charged.addsUp === true && charged.fees.length === 0, true, 'nobody asked for it');
  const other = await sumsOf(row('Versand', '€3.33', '€9.99') + total);
  assert.notEqual(other.addsUp, true, 'more than its tax lies between the two');
});
