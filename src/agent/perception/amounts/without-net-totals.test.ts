import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readTotals } from './read-totals.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const list = (rows: readonly (readonly [string, string])[]) =>
  `<h1>Bestellung</h1><ul>${rows.map(([name, amount]) => `<li><div>${name}</div><div>${amount} €</div></li>`).join('')}</ul>`;

test('a lower total below the total that misses just its tax says the same sum once more', async () => {
  const rows = [
    ['Summe:', '24,50'],
    ['Versandkosten:', '4,90'],
    ['Gesamtsumme:', '29,40'],
    ['Gesamtsumme ohne MwSt.:', '24,50'],
    ['zzgl. 20 % MwSt.:', '4,90'],
  ] as const;
  const totals = readTotals(await shop.see(list(rows)));
  assert.equal(totals.total?.amountMinor, 2940);
  assert.equal(totals.addsUp, true);
  assert.equal(totals.rows.filter(({ role }) => role === 'total').length, 1);
});

test('a lower total that misses something else stays in sight', async () => {
  const rows = [
    ['Summe:', '24,50'],
    ['Versandkosten:', '4,90'],
    ['Gesamtsumme:', '29,40'],
    ['Gesamtsumme ohne MwSt.:', '20,00'],
    ['zzgl. 20 % MwSt.:', '4,90'],
  ] as const;
  const totals = readTotals(await shop.see(list(rows)));
  assert.ok(totals.rows.some(({ role, money }) => role === 'total' && money.amountMinor === 2000));
});

test('a total with a remark of what is taken off it is no charge, unless too little of the total is left', async () => {
  const rows = (net: string) =>
    [
      ['Summe der Artikel:', '0,55'],
      ['Lieferung:', '2,50'],
      ['Summe (−USt.):', net],
      ['Summe:', '3,05'],
    ] as const;
  const { fees, addsUp } = readTotals(await shop.see(list(rows('2,54'))));
  assert.deepEqual([fees, addsUp], [[], true]);
  assert.notDeepEqual(readTotals(await shop.see(list(rows('1,20')))).fees, []);
});

test('whatever the total is called, the rate in the remark tells that a sum only leaves out its tax', async () => {
  const rows = (remark: string, net: string) =>
    [
      ['Summe der Artikel:', '80,64'],
      ['Lieferung:', '10,13'],
      [`Summe (−${remark}):`, net],
      ['Rechnungsbetrag:', '90,77'],
    ] as const;
  const read = async (remark: string, net: string) => readTotals(await shop.see(list(rows(remark, net))));
  assert.deepEqual((await read('DE-*-Rate 1 (19%)', '76,28')).fees, []);
  assert.equal((await read('DE-*-Rate 1 (19%)', '76,28')).addsUp, true);
  assert.notEqual((await read('DE-*-Rate 1 (19%)', '72,28')).addsUp, true);
  const charge = [
    ...rows('19%', '76,28').slice(0, 2),
    ['Schutz (−19%):', '76,28'],
    ['Rechnungsbetrag:', '90,77'],
  ] as const;
  assert.notEqual(readTotals(await shop.see(list(charge))).addsUp, true, 'a charge is no sum');
});

test('parts that are told twice, without and with their tax, count as what they cost', async () => {
  const rows = (charge: string, total: string) =>
    [
      ['Preis (netto)', '20,92'],
      ['MwSt. (19 %)', '3,98'],
      ['Preis (brutto)', '24,90'],
      ['Versandkosten (netto)', '4,12'],
      ['Versandkosten (brutto)', charge],
      ['Gesamtpreis (netto)', '25,04'],
      ['MwSt. (19 %)', '4,76'],
      ['Gesamtpreis (brutto)', total],
    ] as const;
  const { subtotal, shipping, tax, taxIncluded, total, addsUp, fees } = readTotals(
    await shop.see(list(rows('4,90', '29,80'))),
  );
  const minors = [subtotal, shipping, tax, total].map((money) => money?.amountMinor);
  assert.deepEqual([minors, taxIncluded, addsUp, fees], [[2490, 490, 476, 2980], true, true, []]);
  // What is higher by more than a tax is another charge, and stays in sight.
  const higher = readTotals(await shop.see(list(rows('9,90', '34,80'))));
  assert.ok(higher.rows.some(({ money }) => money.amountMinor === 412));
});

test('what is taken off may be told with its tax alone', async () => {
  const rows = [
    ['Preis (netto)', '45,38'],
    ['MwSt. (19 %)', '8,62'],
    ['Preis (brutto)', '54,00'],
    ['Rabatt (brutto)', '-5,00'],
    ['Versandkosten (netto)', '4,12'],
    ['Versandkosten (brutto)', '4,90'],
    ['Gesamtpreis (netto)', '45,29'],
    ['MwSt. (19 %)', '8,61'],
    ['Gesamtpreis (brutto)', '53,90'],
  ] as const;
  const totals = readTotals(await shop.see(list(rows)));
  assert.deepEqual([totals.subtotal?.amountMinor, totals.tax?.amountMinor, totals.addsUp], [5400, 861, true]);
});

test('what an amount is without its tax may stand in one cell with it; a line of its own may be a charge', async () => {
  const rows = (net: (amount: string) => string) => {
    const row = (label: string, amount: string, below = '') =>
      `<li><p>${label}</p><div><strong>${amount}</strong>${below}</div></li>`;
    const sums = [row('Subtotal', '£34.80', net('£29.00')), row('Shipping', '£3.60', net('£3.00'))];
    return `<main><h1>Payment</h1><ul>${sums.join('')}${row('Tax', '£6.40')}${row('Order total', '£38.40', net('£32.00'))}</ul></main>`;
  };
  const read = async (net: (amount: string) => string) => readTotals(await shop.see(rows(net)));
  const told = await read((amount) => `<p>Net of it: ${amount}</p>`);
  assert.deepEqual([told.addsUp, told.fees], [true, []]);
  const other = await read((amount) => `<p>Quay dues: ${amount.replace('3.00', '2.00')}</p>`);
  assert.notEqual(other.addsUp, true);
  const apart = await read((amount) => `</div></li><li><p>Quay dues</p><div><strong>${amount}</strong>`);
  assert.notEqual(apart.addsUp, true);
});
