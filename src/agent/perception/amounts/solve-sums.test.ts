import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { readTotals, type Totals } from '../index.ts';
import type { ChosenDelivery } from './read-totals.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

type Row = readonly [label: string, amount: string];

async function read(blocks: readonly (readonly Row[])[], known: ChosenDelivery | null = null): Promise<Totals> {
  const list = (rows: readonly Row[]) =>
    `<section>${rows.map(([label, amount]) => sumRow(label, amount)).join('')}</section>`;
  return readTotals(await shop.see(`<main>${blocks.map(list).join('')}</main>`), known);
}

const totalOf = async (...rows: readonly Row[]) => (await read([rows])).total?.amount;
const GOODS: Row = ['Subtotal', '€42.50'];
const SENDING: Row = ['Shipping', '€4.20'];

test('what closes the list of the sums and is all of them is the total, whatever it is called', async () => {
  assert.equal(await totalOf(GOODS, SENDING, ['VAT', '€7.78'], ['Zumme lix', '€46.70']), '46.70');
  assert.equal(await totalOf(GOODS, SENDING, ['Discount', '-€2.50'], ['Zumme lix', '€44.20']), '44.20');
});

test('amounts that stand before their names are sums where the highest closes the list, whatever it is called', async () => {
  const goods = { name: 'Standard', priceMinor: 420, goodsMinor: 4250 };
  const list = (...lines: string[]) =>
    shop.see(`<main><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></main>`);
  const told = [
    '€3.50 Shipping (excl. tax)',
    '€4.20 Shipping (incl. tax)',
    '€38.92 Zumme (excl. tax)',
    '€46.70 Zumme (incl. tax)',
  ];
  assert.equal(readTotals(await list(...told), goods).total?.amount, '46.70');
  const charged = ['€4.20 Shipping', '€3.00 Borba', '€49.70 Zumme'];
  assert.equal(readTotals(await list(...charged), goods).addsUp ?? null, null, 'a charge without a known name');
  assert.equal(readTotals(await list('€4.20 Shipping', '€46.70 Zumme', '€3.00 Borba'), goods).total, null);
});

test('with a free delivery that was chosen the total is what the goods cost, and the day of a delivery costs nothing', async () => {
  const rows: readonly Row[] = [['Shipping', 'Free'], GOODS, ['Zumme lix', '€42.50'], ['incl. VAT', '€8.23']];
  const days: readonly Row[] = [
    ['Toimitus ma', '23.11.'],
    ['Toimitus ti', '24.11.'],
  ];
  const free = { name: 'Parcel', priceMinor: 0, goodsMinor: 4250 };
  const totals = await read([days, rows], free);
  assert.deepEqual([totals.total?.amount, totals.shipping?.amountMinor, totals.addsUp], ['42.50', 0, true]);
  assert.equal((await read([days, rows], { ...free, priceMinor: 420 })).total, null, 'the delivery is not in it yet');
});

test('an amount that is not all of them, or that something follows, is no total', async () => {
  assert.equal(await totalOf(GOODS, SENDING, ['Zumme lix', '€49.70']), undefined);
  assert.equal(await totalOf(GOODS, SENDING, ['Zumme lix', '€46.70'], ['Borba', '€3.00']), undefined);
  assert.equal(await totalOf(GOODS, ['Zumme lix', '€42.50']), undefined);
});

test('what is called the order and the basket are read the other way round where only that adds up', async () => {
  const parts: readonly Row[] = [
    ['VAT', '$41.65'],
    ['Delivery', '$59.90'],
  ];
  const right = await read([[['Order total', '$208.25'], ...parts, ['Subtotal', '$309.80']]]);
  assert.deepEqual([right.addsUp, right.subtotal?.amount, right.total?.amount], [true, '208.25', '309.80']);
  const wrong = await read([[['Order total', '$208.25'], ...parts, ['Subtotal', '$311.00']]]);
  assert.deepEqual([wrong.addsUp, wrong.total?.amount], [false, '208.25']);
});

test('rows of unknown names are the delivery and the surcharge that were chosen, by their amounts', async () => {
  const rows: readonly Row[] = [
    ['Subtotal', '€69.85'],
    ['Zuxma', '€6.09'],
    ['Lxuhag', '€2.00'],
    ['Total', '€77.94'],
  ];
  const known = { name: 'Standard', priceMinor: 609, goodsMinor: 6985 };
  const chosen = await read([rows], { ...known, surchargeMinor: 200 });
  assert.deepEqual([chosen.addsUp, chosen.shipping?.amount, chosen.fees.length], [true, '6.09', 1]);
  const unknown = await read([rows], { ...known, surchargeMinor: 300 });
  assert.deepEqual(
    unknown.fees.map(({ label }) => label),
    ['Zuxma', 'Lxuhag'],
    'one that nothing explains leaves both in doubt',
  );
});

const LISTED: readonly Row[] = [
  ['Lemon soap', '$26.85'],
  ['Billy 2.5 litre', '$44.50'],
];
const SUMS: readonly Row[] = [
  ['Shipping', '$9.95'],
  ['Tax', '$0.00'],
  ['Tax (inc)', '$7.39'],
  ['Total', '$81.30'],
];
const KNOWN: ChosenDelivery = { name: 'Parcel', priceMinor: 995, goodsMinor: 7135 };

test('a review that lists its goods and names no subtotal is read by what the goods cost in the cart', async () => {
  const { subtotal, fees, addsUp, taxIncluded } = await read([LISTED, SUMS], KNOWN);
  assert.deepEqual([subtotal?.amount, fees.length, addsUp, taxIncluded], ['71.35', 0, true, true]);
});

test('a charge in the list stays one; what a line says counts for nothing where the total is the verified goods', async () => {
  const charged = await read(
    [
      [...LISTED, ['Borba lix', '$3.00']],
      [...SUMS.slice(0, 3), ['Total', '$84.30']],
    ],
    KNOWN,
  );
  assert.equal(charged.subtotal, null);
  const dearer = await read([[['Lemon soap', '$29.85'], ...LISTED.slice(1)], SUMS], KNOWN);
  assert.deepEqual([dearer.subtotal?.amount, dearer.total?.amount, dearer.addsUp], ['71.35', '81.30', true]);
});

test('goods that are called like a tax are none of the taxes below the subtotal', async () => {
  const page = (total: string): readonly Row[] => [
    ['Sous-total', '40,25 $'],
    ['Livraison', '9,95 $'],
    ['TPS', '2,51 $'],
    ['TVQ', '5,01 $'],
    ['Total', total],
  ];
  const cups: readonly Row[] = [['Tasse en grès', '27,25 $']];
  const { tax, addsUp } = await read([cups, page('57,72 $')], KNOWN);
  assert.deepEqual([tax?.amount, addsUp], ['7.52', true]);
  assert.equal((await read([cups, page('59,72 $')], KNOWN)).addsUp, false);
});

test('a total above its parts is theirs with the goods of the cart, if each part is known', async () => {
  const parts: readonly Row[] = [
    ['Discount (SPRING)', '−AUD 0.11'],
    ['Economy', 'Free'],
    ['Card surcharge', 'AUD 3.20'],
    ['New South Wales duty (10%)', 'AUD 0.42'],
  ];
  const known = { name: 'Economy', priceMinor: 0, goodsMinor: 110 };
  const { addsUp, subtotal, tax } = await read([[['Total', 'AUD 4.61'], ...parts]], known);
  assert.deepEqual([addsUp, subtotal?.amount, tax?.amount], [true, '1.10', '0.42']);
  const charged = await read([[['Total', 'AUD 5.61'], ...parts, ['Borba lix', 'AUD 1.00']]], known);
  assert.notEqual(charged.addsUp, true);
});

test('a higher amount anywhere on the page keeps a block of sums in doubt', async () => {
  const known = { name: 'Parcel', priceMinor: 500, goodsMinor: 2000 };
  const sums: readonly Row[] = [
    ['Borba', '€20.00'],
    ['Parcel', '€5.00'],
    ['Zumme lix', '€25.00'],
  ];
  assert.deepEqual([(await read([sums], known)).addsUp, (await read([sums], known)).total?.amount], [true, '25.00']);
  assert.notEqual((await read([sums, [['Lix', '€28.00']]], known)).addsUp, true);
});

test('a sum with a remark that it contains the tax is that sum, and what a total contains is no charge', async () => {
  const german: readonly Row[] = [
    ['Summe der Artikel', '€ 0,93'],
    ['Günstiger Versand', '€ 3,40'],
    ['Summe (darin enthalten MwSt.)', '€ 4,33'],
  ];
  const sum = await read([german]);
  assert.deepEqual([sum.addsUp, sum.total?.amount], [true, '4.33']);
  const english: readonly Row[] = [GOODS, SENDING, ['Total', '€46.70'], ['Includes AU-NSW-*-Rate', '€4.25']];
  const contained = await read([english]);
  assert.deepEqual([contained.addsUp, contained.fees], [true, []]);
  const added = await read([[GOODS, SENDING, ['Includes a gift', '€3.00'], ['Total', '€49.70']]]);
  assert.equal(added.addsUp, false);
});

test('the parts of a tax are told beside it; a single charge that costs as much stays one', async () => {
  const taxed = (...parts: readonly Row[]) => read([[GOODS, SENDING, ['Tax', '€3.00'], ...parts, ['Total', '€49.70']]]);
  const told = await taxed(['US-OR-*-Rate', '€1.80'], ['US-OR-*-Rate', '€1.20']);
  assert.deepEqual([told.addsUp, told.tax?.amount, told.fees], [true, '3.00', []]);
  assert.equal((await taxed(['Borba lix', '€3.00'])).fees.length, 1);
});

test('the only sum of a list is its total where the goods of the cart and the parts above give it', async () => {
  const known = { name: 'Parcel', priceMinor: 420, goodsMinor: 4250 };
  const less: Row = ['Discount', '-€6.50'];
  const sum: Row = ['Summa', '€40.20'];
  const totalWith = async (delivery: ChosenDelivery | null, ...rows: readonly Row[]) =>
    (await read([rows], delivery)).total?.amount;
  assert.equal(await totalWith(known, less, SENDING, sum), '40.20');
  assert.equal(await totalWith(known, ['Lamp', '€42.50'], less, SENDING, sum), '40.20');
  assert.equal(await totalWith(null, less, SENDING, sum), undefined, 'goods that nobody knows');
  assert.equal(await totalWith(known, less, SENDING, ['Summa', '€43.20']), undefined, 'three more');
  assert.equal(await totalWith(known, less, SENDING, ['Borba', '€3.00'], sum), undefined, 'left out');
  assert.equal(await totalWith(known, less, SENDING, sum, ['Borba', '€3.00']), undefined, 'below');
});

test('a delivery that is called like an extra is the delivery where goods and delivery are all that the total holds', async () => {
  const known = { name: 'Arrives Tue 1 Dec', priceMinor: 284, goodsMinor: 2225 };
  const sending: Row = ['Economy (insured up to £90)', '£2.84'];
  const right = await read([[sending, ['Total', '£25.09']]], known);
  assert.deepEqual([right.addsUp, right.shipping?.amount, right.fees], [true, '2.84', []]);
  const insured = await read(
    [
      [
        ['Shipping', '£2.84'],
        ['Insurance', '£2.84'],
        ['Total', '£27.93'],
      ],
    ],
    known,
  );
  assert.ok(insured.addsUp !== true || insured.fees.length > 0);
});

test('a delivery with remarks within remarks is one; beside what is taken off with a sign, what is saved is only told', async () => {
  const rows: readonly Row[] = [
    ['Gesamtsumme', '6,24 €'],
    ['Zwischensumme', '0,38 €'],
    ['Rabatt', '−0,04 €'],
    ['Versand (Standardversand (versichert bis 100,00 €))', '5,90 €'],
    ['Gesamtsumme (−MwSt.)', '5,24 €'],
  ];
  const known = { name: 'Standardversand', priceMinor: null, goodsMinor: 38 };
  const { addsUp, shipping, discount, total } = await read([[...rows, ['Sie sparen', '0,11 €']]], known);
  assert.deepEqual([addsUp, shipping?.amount, discount?.amount, total?.amount], [true, '5.90', '0.04', '6.24']);
});

test('the verified goods stand below a lower sum that leaves out their tax', async () => {
  const rows = (total: string): readonly Row[] => [
    ['Subtotal', '$80.00'],
    ['Zorba', '$96.00'],
    ['Shipping', '$9.95'],
    ['Tax included', '$17.66'],
    ['Total', total],
  ];
  const known = { name: 'Parcel', priceMinor: 995, goodsMinor: 9600 };
  const right = await read([rows('$105.95')], known);
  assert.deepEqual([right.addsUp, right.subtotal?.amount], [true, '96.00']);
  const wrong = await read([rows('$109.95')], known);
  assert.equal(wrong.addsUp, false, 'something else is charged');
});

test('above what the goods cost each of them may be listed; one that is not among them leaves the sums in doubt', async () => {
  const known = { name: 'Parcel', priceMinor: 700, goodsMinor: 6670 };
  const rest: readonly Row[] = [
    ['Total', '€66.70'],
    ['Parcel', '€7.00'],
    ['VAT (8.1)', '€5.52'],
    ['Zumme lix', '€73.70'],
  ];
  const lamp: Row = ['1 × Lamp', '€42.90'];
  const whole = await read([[lamp, ['1 × Mug', '€23.80'], ...rest]], known);
  assert.deepEqual([whole.total?.amount, whole.subtotal?.amount, whole.addsUp], ['73.70', '66.70', true]);
  const more = await read([[lamp, ['1 × Mug', '€23.80'], ['1 × Bag', '€3.00'], ...rest]], known);
  assert.notEqual(more.addsUp, true);
  const totals = more.rows.filter(({ role }) => role === 'total').map(({ money }) => money.amount);
  assert.deepEqual(totals, ['66.70', '73.70'], 'a higher sum below is named where nothing adds up');
});
