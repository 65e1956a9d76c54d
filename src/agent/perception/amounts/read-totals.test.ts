import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { readTotals, snapshot } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function totalsOf(...rows: readonly (readonly [label: string, amount: string])[]) {
  const lines = rows.map(([label, amount]) => sumRow(label, amount));
  return readTotals(await shop.see(`<main><section>${lines.join('')}</section></main>`));
}

test('a charge of any name between subtotal and total belongs to the sum', async () => {
  const left = await totalsOf(
    ['Subtotal', '$20.00'],
    ['Quay dues', '$9.00'],
    ['Shipping', '$5.00'],
    ['Total', '$25.00'],
  );
  assert.equal(left.addsUp, false);
  const counted = await totalsOf(
    ['Subtotal', '$20.00'],
    ['Quay dues', '$9.00'],
    ['Shipping', '$5.00'],
    ['Total', '$34.00'],
  );
  assert.equal(counted.addsUp, true);
  assert.deepEqual(
    counted.fees.map(({ label }) => label),
    ['Quay dues'],
  );
});

test('a charge in line below the total is one that the total leaves out', async () => {
  const below = await totalsOf(
    ['Subtotal', '$20.00'],
    ['Shipping', '$5.00'],
    ['Total', '$25.00'],
    ['Quay dues', '$9.00'],
  );
  assert.equal(below.addsUp, false);
});

test('a number in the brackets of a name is no amount beside one with a currency', async () => {
  const rows = [
    ['Sub-Total', '$300.00'],
    ['Eco Tax (-2.00)', '$6.00'],
    ['VAT (20%)', '$60.00'],
  ] as const;
  const read = await totalsOf(...rows, ['Total', '$366.00']);
  assert.deepEqual([read.addsUp, read.tax?.amountMinor], [true, 60_00]);
  assert.deepEqual(
    read.fees.map(({ label, money }) => [label, money.amountMinor]),
    [['Eco Tax', 6_00]],
  );
});

test('a total that is named after the tax it leaves out is no tax', async () => {
  const goods = [
    ['Subtotal', '$49.00'],
    ['Shipping', '$7.00'],
  ] as const;
  const untaxed = await totalsOf(...goods, ['Total (tax excl.)', '$56.00'], ['Total (tax incl.)', '$56.00']);
  assert.deepEqual([untaxed.addsUp, untaxed.tax, untaxed.total?.amountMinor], [true, null, 56_00]);
  const within = await totalsOf(
    ...goods,
    ['Total (tax excl.)', '$51.00'],
    ['Total (tax incl.)', '$56.00'],
    ['Taxes', '$5.00'],
  );
  assert.deepEqual([within.addsUp, within.tax?.amountMinor, within.taxIncluded], [true, 5_00, true]);
  const heavy = await totalsOf(...goods, ['Import tax', '$60.00'], ['Total', '$116.00']);
  assert.deepEqual([heavy.addsUp, heavy.tax?.amountMinor], [true, 60_00]);
});

test('what is below nothing is taken off, though it is called like the goods', async () => {
  const { discount, addsUp } = await totalsOf(
    ['Subtotal', '$34.90'],
    ['1 pc.', '-$3.49'],
    ['Shipping', '$5.90'],
    ['Total', '$37.31'],
  );
  assert.deepEqual([discount?.amountMinor, addsUp], [349, true]);
});

test('what is taken off under a name of its own is a discount', async () => {
  const less = await totalsOf(
    ['Subtotal', '$20.00'],
    ['SPRING-20', '−$4.00'],
    ['Shipping', '$5.00'],
    ['Total', '$21.00'],
  );
  assert.deepEqual([less.addsUp, less.discount?.amountMinor], [true, 400]);
});

test('remarks beside the sums are no charges', async () => {
  for (const remark of ['You save', 'Points earned', '4 interest-free payments of', 'Sie sparen', 'Vous économisez']) {
    const seen = await totalsOf(['Subtotal', '$20.00'], [remark, '$4.00'], ['Shipping', '$5.00'], ['Total', '$25.00']);
    assert.equal(seen.addsUp, true, remark);
  }
});

test('a surcharge is known by what its name ends in', async () => {
  for (const label of ['Harbour fee', 'Hafengebühr', 'Winterzuschlag', 'Weekend surcharge', 'Havenbelasting toeslag']) {
    const { fees } = await totalsOf(['Subtotal', '$20.00'], ['Total', '$29.00'], [label, '$9.00']);
    assert.equal(fees.length, 1, label);
  }
});

test('a more expensive total elsewhere on the page is reported', async () => {
  const { total, rows } = await totalsOf(['Subtotal', '$20.00'], ['Total', '$20.00'], ['Amount due', '$29.00']);
  const totals = rows.filter(({ role }) => role === 'total').map(({ money }) => money.amountMinor);
  assert.ok(total);
  assert.ok(totals.includes(2_900) && totals.includes(2_000), String(totals));
});

test('prices beside choices are no rows, also where the total heads its block', async () => {
  const page = await shop.see(`<main><form>
    <label><input type="radio" name="a"> Ordinary post <b>+ £4.60</b></label>
    <label><input type="radio" name="a" checked> Courier <b>+ £11.00</b></label></form>
    <aside>${sumRow('Total', '£376.65')}${sumRow('Items', '£365.65')}${sumRow('Delivery', '£11.00')}${sumRow('Total (−21 % VAT)', '£311.28')}</aside></main>`);
  const { total, addsUp, shipping } = readTotals(page);
  assert.deepEqual([total?.amountMinor, addsUp, shipping?.amountMinor], [37665, true, 1100]);
});

test('prices on choices that a script draws are no rows; one that is in the total still does not add up', async () => {
  const page = (choices: string, total: string) =>
    shop.see(`<main>${sumRow('Subtotal', '$20.00')}${sumRow('Shipping', '$4.00')}
    ${choices}${sumRow('Total', total)}</main>`);
  const drawn = `<div role="radiogroup"><div role="radio" aria-checked="true"><span>Post</span> <span>$4.00</span></div>
    <div role="radio" aria-checked="false"><span>Courier</span> <span>$9.00</span></div></div>
    <button type="button" aria-pressed="true">XL (+ $3.00)</button>`;
  const { total, subtotal, addsUp } = readTotals(await page(drawn, '$24.00'));
  assert.deepEqual([total?.amountMinor, subtotal?.amountMinor, addsUp], [2400, 2000, true]);
  const charged = '<div role="checkbox" aria-checked="true"><span>Insurance</span> <span>$5.00</span></div>';
  assert.equal(readTotals(await page(charged, '$29.00')).addsUp, false);
  const plain = sumRow('Insurance', '$5.00');
  assert.equal(readTotals(await page(plain, '$24.00')).addsUp, false);
});

test('rows of any name that are their percentages of goods, a coupon less and the delivery more, are taxes', async () => {
  const rows: [string, string][] = [
    ['Subtotal', '$85.98'],
    ['10% off', '−$8.60'],
    ['Shipping', '$7.99'],
    ['CA-ON-*-Rate 1 (5%)', '$4.27'],
    ['CA-ON-*-Rate 2 (7%)', '$5.98'],
    ['Payment due', '$95.62'],
  ];
  const { tax, fees } = await totalsOf(...rows);
  assert.deepEqual([tax?.amountMinor, fees], [1025, []]);
});

test('a tax that is called after a place is one, as long as it is no more than a tax may be', async () => {
  const before = [
    ['Subtotal', '$84.60'],
    ['Shipping', '$7.15'],
    ['Colorado State Tax', '$2.45'],
  ] as const;
  const read = await totalsOf(...before, ['Denver Tax', '$5.00'], ['Total', '$99.20']);
  assert.deepEqual([read.addsUp, read.tax?.amountMinor, read.fees], [true, 7_45, []]);
  const high = await totalsOf(...before, ['Denver Tax', '$35.00'], ['Total', '$129.20']);
  assert.deepEqual(
    high.fees.map(({ label }) => label),
    ['Denver Tax'],
  );
  const plan = await totalsOf(...before, ['Tax protection plan', '$5.00'], ['Total', '$99.20']);
  assert.equal(plan.fees.length, 1);
});

test('a row of any name that is just its percentage of the total is a tax in it', async () => {
  const sums = await totalsOf(
    ['Subtotal', '$73.00'],
    ['Shipping', '$16.00'],
    ['Total', '$89.00'],
    ['17 % ICMS', '$12.93'],
  );
  assert.deepEqual([sums.addsUp, sums.tax?.amountMinor, sums.taxIncluded], [true, 1293, true]);
  const other = await totalsOf(['Subtotal', '$73.00'], ['Total', '$73.00'], ['17 % dues', '$9.00']);
  assert.equal(other.addsUp, false);
});

test('a remark in brackets and a coupon with digits leave the amount readable', async () => {
  await shop.show(`<main><section><p>Items: <b>EUR 121,40</b></p><p>Savings (HELLO-15): <b>−EUR 3,00</b></p>
    <p>Order total: <b><strong>EUR 118,40</strong> <small>(EUR 21,35 VAT included)</small></b></p></section></main>`);
  const { total, discount, addsUp } = readTotals(await snapshot(shop.page));
  assert.deepEqual([total?.amountMinor, discount?.amountMinor, addsUp], [11840, 300, true]);
});

test('a code that says how much it takes off may stand twice in the name of its discount', async () => {
  const sums = async (name: string) =>
    totalsOf(['Subtotal', '$176.00'], [name, '−$3.30'], ['Shipping', 'Free'], ['Total', '$172.70']);
  for (const name of ['Coupon (WELCOME-3.30)', 'Coupon (WELCOME-3.30) WELCOME-3.30'])
    assert.deepEqual([(await sums(name)).addsUp, (await sums(name)).discount?.amountMinor], [true, 330], name);
});

test('a name may have two remarks in brackets, the first with what the delivery is insured for', async () => {
  const sums = await totalsOf(
    ['Subtotal (net)', '€12.60'],
    ['Subtotal (gross)', '€15.12'],
    ['Express delivery (insured up to €750.00) (net)', '€10.80'],
    ['Express delivery (insured up to €750.00) (gross)', '€12.96'],
    ['Total (net)', '€23.40'],
    ['Total (gross)', '€28.08'],
  );
  assert.deepEqual([sums.addsUp, sums.shipping?.amountMinor, sums.total?.amountMinor], [true, 1296, 2808]);
});

test('of two sums without a name for the total, the one that adds up is it, also at the head of its block', async () => {
  const headed = await totalsOf(
    ['Summe', '55,70 €'],
    ['Summe der Artikel', '55,40 €'],
    ['Gutschein (SAVE10)', '−3,00 €'],
    ['Lieferung', '3,30 €'],
  );
  assert.deepEqual([headed.total?.amountMinor, headed.subtotal?.amountMinor, headed.addsUp], [5570, 5540, true]);
  const footed = await totalsOf(['Summe der Artikel', '55,40 €'], ['Lieferung', '3,30 €'], ['Summe', '58,70 €']);
  assert.deepEqual([footed.total?.amountMinor, footed.subtotal?.amountMinor, footed.addsUp], [5870, 5540, true]);
  const wrong = await totalsOf(['Summe', '49,70 €'], ['Summe der Artikel', '55,40 €'], ['Lieferung', '3,30 €']);
  assert.notEqual(wrong.addsUp, true);
});

test('an insurance of the delivery is no delivery, in any language', async () => {
  for (const [subtotal, shipping, insurance, total] of [
    ['Ara toplam', 'Teslimat', 'Kargo sigortası', 'Ödenecek tutar'],
    ['Subtotal', 'Livrare', 'Asigurare transport', 'Total'],
    ['Részösszeg', 'Szállítás', 'Szállítási biztosítás', 'Végösszeg'],
    ['Υποσύνολο', 'Αποστολή', 'Ασφάλιση αποστολής', 'Σύνολο'],
  ] as const) {
    const totals = await totalsOf(
      [subtotal, '20,00 €'],
      [shipping, '5,00 €'],
      [insurance, '3,00 €'],
      [total, '28,00 €'],
    );
    assert.equal(totals.shipping?.amountMinor, 500, insurance);
    assert.deepEqual(
      totals.fees.map(({ label }) => label),
      [insurance],
    );
  }
});

test('a sign of letters between a name and its amount belongs to the amount', async () => {
  const lines = ['Varer: kr 534,00', 'Levering: kr 53,00', 'Betalingsgebyr: kr 23,00', 'Å betale: kr 610,00'];
  const { rows, addsUp } = readTotals(
    await shop.see(`<main><section>${lines.map((line) => `<p>${line}</p>`).join('')}</section></main>`),
  );
  assert.equal(addsUp, true);
  assert.ok(rows.some(({ label, role }) => label === 'Betalingsgebyr' && role === 'fee'));
});

test('the amount of the verified goods is the subtotal, whatever it is called, and other charges stay charges', async () => {
  const rows = (name: string, amount: string) =>
    ['Beeswax candle $25.00', `Basket total $25.00`, `${name} ${amount}`, 'Order total $33.00'].map((line) => {
      const at = line.lastIndexOf(' ');
      return sumRow(line.slice(0, at), line.slice(at + 1));
    });
  const read = async (name: string, amount = '$8.00') =>
    readTotals(await shop.see(`<main><section>${rows(name, amount).join('')}</section></main>`), {
      name: 'Parcel post',
      priceMinor: 800,
      goodsMinor: 2500,
    });
  const honest = await read('Transport of goods');
  assert.deepEqual([honest.subtotal?.amountMinor, honest.shipping?.amountMinor, honest.fees], [2500, 800, []]);
  assert.equal(honest.addsUp, true);
  const insured = await read('Gift wrapping');
  assert.deepEqual([insured.shipping, insured.fees[0]?.money.amountMinor], [null, 800]);
  const short = await read('Transport of goods', '$9.00');
  assert.equal(short.addsUp, false, 'a charge that the total leaves out');
});

test('the amount of the verified goods is the subtotal also where a discount takes the total below it', async () => {
  const sums = (...rows: [string, string][]) => rows.map(([name, amount]) => sumRow(name, amount)).join('');
  const read = async (discount: string, total: string) =>
    readTotals(
      await shop.see(
        `<main><section>${sums(['Zorba lix', '$25.00'], ['Discount', discount], ['Shipping', '$2.00'], ['Total', total])}</section></main>`,
      ),
      { name: 'Parcel post', priceMinor: 200, goodsMinor: 2500 },
    );
  const honest = await read('-$5.00', '$22.00');
  assert.deepEqual([honest.subtotal?.amountMinor, honest.addsUp, honest.fees], [2500, true, []]);
  assert.equal((await read('-$4.00', '$22.00')).addsUp, false);
});

test('a subtotal that holds the delivery and leaves out the tax is understood where the goods of the cart prove it', async () => {
  const rows = (total: string) =>
    [
      ['Shipping', '€4.95'],
      ['Subtotal', '€24.67'],
      ['Taxes', '€5.18'],
      ['Total', total],
    ].map(([label = '', amount = '']) => sumRow(label, amount));
  const read = async (total: string, linesMinor: number | null) =>
    readTotals(await shop.see(`<main><section>${rows(total).join('')}</section></main>`), {
      name: 'Parcel',
      priceMinor: 495,
      linesMinor,
    });
  const proven = await read('€29.85', 2490);
  assert.deepEqual([proven.subtotal?.amountMinor, proven.taxIncluded, proven.addsUp], [2490, true, true]);
  assert.equal((await read('€29.85', null)).addsUp, false);
  assert.equal((await read('€29.85', 2000)).addsUp, false);
  assert.equal((await read('€31.85', 2490)).addsUp, false);
});

test('the goods of the cart in a list of parts are the subtotal, also where the total stands apart', async () => {
  const cell = (name: string, amount: string) => `<tr><td>${name}</td><td>${amount}</td></tr>`;
  const view = await shop.see(`<div><a href="/">Turnia</a> <div><a href="/cart">1 pc for <b>$189.00</b></a></div></div>
    <main><h1>Checkout</h1><table>${cell('1 pc', '$189.00')}${cell('Shipping', '$13.98')}</table>
    <section><div><div>Amount due</div><div>$202.98</div></div></section></main>`);
  const totals = readTotals(view, { name: 'Parcel', priceMinor: 1398, goodsMinor: 18900 });
  assert.deepEqual([totals.subtotal?.amountMinor, totals.fees, totals.addsUp], [18900, [], true]);
});

test('sums that name each amount after it are read, and an unknown one among them is counted', async () => {
  const totalsAfter = async (...lines: string[]) =>
    readTotals(
      await shop.see(`<main><h1>Checkout</h1><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></main>`),
    );
  const [goods, delivery] = ['<b>$20.00</b> <span>Subtotal</span>', '<b>$5.00</b> <span>Shipping</span>'];
  const plain = await totalsAfter(goods, delivery, '<b>$25.00</b> <span>Total</span>');
  assert.deepEqual(
    [plain.subtotal?.amountMinor, plain.shipping?.amountMinor, plain.total?.amountMinor],
    [2000, 500, 2500],
  );
  assert.equal(plain.addsUp, true);
  const below = await totalsAfter(
    '<b>$20.00</b> <span>Sum of goods<br><small>1 piece of our own making</small></span>',
    delivery,
    '<b>$25.00</b> <span>Total</span>',
  );
  assert.deepEqual(
    [below.subtotal?.amountMinor, below.addsUp],
    [2000, true],
    'what stands below a name is no part of it',
  );
  const left = await totalsAfter(
    goods,
    '<b>$9.00</b> <span>Quay dues</span>',
    delivery,
    '<b>$25.00</b> <span>Total</span>',
  );
  assert.equal(left.addsUp, false);
  const swedish = await totalsAfter(
    '<b>956,00 kr</b> <span>Delsumma</span>',
    '<b>36,00 kr</b> <span>Frakt</span>',
    '<b>992,00 kr</b> <span>Summa</span>',
  );
  assert.deepEqual([swedish.subtotal?.amountMinor, swedish.total?.amountMinor, swedish.addsUp], [95600, 99200, true]);
  const danish = await totalsAfter(
    '<b>kr.131.940,00 DKK</b> <span>Subtotal</span>',
    '<b>kr.42,00 DKK</b> <span>Forsendelse</span>',
    '<b>kr.131.982,00 DKK (inkl. kr.26.396,40 moms (DK) 25%)</b> <span>Total</span>',
  );
  assert.deepEqual([danish.total?.amountMinor, danish.currency, danish.addsUp], [13198200, 'DKK', true]);
  const arabic = await totalsAfter(
    '<b>\u200f539.80 د.إ.\u200f</b> <span>المجموع الفرعي</span>',
    '<b>−\u200f53.98 د.إ.\u200f</b> <span>خصم (SAVE10)</span>',
    '<b>مجاني</b> <span>الشحن</span>',
    '<b>\u200f485.82 د.إ.\u200f</b> <span>الإجمالي</span>',
  );
  assert.deepEqual([arabic.subtotal?.amountMinor, arabic.total?.amountMinor, arabic.addsUp], [53980, 48582, true]);
  const ahead = await totalsAfter(
    '<b>د.إ.500.00</b> <span>المجموع الفرعي</span>',
    '<b>د.إ. 16.50</b> <span>الشحن</span>',
    '<b>د.إ.516.50</b> <span>الإجمالي</span>',
  );
  assert.deepEqual([ahead.shipping?.amountMinor, ahead.total?.amountMinor, ahead.addsUp], [1650, 51650, true]);
  const free = await totalsAfter(goods, '<b>Free</b> <span>Shipping</span>', '<b>USD 20.00</b> <span>Total</span>');
  assert.deepEqual([free.shipping?.amountMinor, free.total?.amountMinor], [0, 2000]);
  const noted = await totalsAfter(goods, delivery, '<b>$25.00 <small>(incl. $4.00 VAT)</small></b> <span>Total</span>');
  assert.deepEqual([noted.total?.amountMinor, noted.addsUp], [2500, true], 'a remark between the amount and its name');
  const begun = await totalsAfter(goods, delivery, '<b>$25.00 <small>($4.00 VAT incl.)</small></b> <span>Total</span>');
  assert.deepEqual([begun.total?.amountMinor, begun.addsUp], [2500, true], 'a remark that begins with an amount');
  const minus = await totalsAfter(goods, '<b>($5.00)</b> <span>Discount</span>', '<b>$15.00</b> <span>Total</span>');
  assert.deepEqual([minus.discount?.amountMinor, minus.addsUp], [500, true], 'brackets in the place of the minus');
  const bare = await totalsAfter('<b>$50.00</b> <span>Total</span>', 'Save more every day');
  assert.equal(bare.total, null, 'one line alone may be anything');
});

test('raised cents behind an amount whose thousands are parted by points', async () => {
  const row = (name: string, whole: string, cents: string) =>
    `<tr><th>${name}</th><td>€${whole}<sup>${cents}</sup></td></tr>`;
  const rows = [row('Warenwert', '1.036', '35'), row('Versandkosten', '4', '20'), row('Gesamtbetrag', '1.040', '55')];
  const { total, shipping, addsUp } = readTotals(
    await shop.see(`<main><h1>Kasse</h1><table>${rows.join('')}</table></main>`),
  );
  assert.deepEqual([total?.amountMinor, shipping?.amountMinor, addsUp], [104055, 420, true]);
});

test('a sum before tax that is called like a total is none where a higher sum below it adds up', async () => {
  const sums = (...rows: [string, string][]) => rows.map(([name, amount]) => sumRow(name, amount)).join('');
  const read = async (...rows: [string, string][]) =>
    readTotals(await shop.see(`<main><h1>Kassa</h1><section>${sums(...rows)}</section></main>`));
  const parts: [string, string][] = [
    ['Delsumma', '634,00 kr'],
    ['Frakt', '57,00 kr'],
  ];
  const net = await read(...parts, ['Summa (−25 % moms)', '552,80 kr'], ['Summa', '691,00 kr']);
  assert.deepEqual([net.total?.amountMinor, net.addsUp], [69100, true]);
  const wrong = await read(...parts, ['Summa (−25 % moms)', '552,80 kr'], ['Summa', '699,00 kr']);
  assert.notEqual(wrong.addsUp, true);
  const less = await read(...parts, ['Summa', '691,00 kr'], ['Att betala', '552,80 kr']);
  assert.equal(less.addsUp, false, 'what is called the total stands below');
});

test('the total once more, at about so much in another currency, is no second total; a charge so written still is one', async () => {
  const parts: [string, string][] = [
    ['Subtotal', '€20.00'],
    ['Shipping', '€5.00'],
    ['Total', '€25.00'],
  ];
  const amounts = async (...more: [string, string][]) =>
    (await totalsOf(...parts, ...more)).rows.map(({ role, money }) => `${role} ${money.amount}`);
  const plain = ['subtotal 20.00', 'shipping 5.00', 'total 25.00'];
  assert.deepEqual(await amounts(['Total', '≈ $27.50']), plain);
  assert.deepEqual(await amounts(['Total', '≈ €27.50']), [...plain, 'total 27.50']);
  assert.deepEqual(await amounts(['Total', '$27.50']), [...plain, 'total 27.50']);
  assert.equal((await totalsOf(...parts, ['Quay dues', '≈ $9.00'])).addsUp, false);
});

test('a bare sum is the total also where a bar says it once more above its parts', async () => {
  const bar = `<div>${sumRow('Summa', '642,00 kr')}</div>`;
  const parts = [
    ['Delsumma', '575,00 kr'],
    ['Frakt', '39,00 kr'],
    ['Expeditionsavgift', '28,00 kr'],
    ['Summa', '642,00 kr'],
  ] as const;
  const block = parts.map(([label, amount]) => sumRow(label, amount)).join('');
  const read = readTotals(await shop.see(`<main>${bar}<section>${block}</section></main>`));
  assert.deepEqual([read.total?.amountMinor, read.addsUp], [642_00, true]);
});

test('a short name before a colon is the name of its amount, and no amount of the line above', async () => {
  const line = (text: string) => `<div>${text}</div>`;
  const page =
    await shop.see(`<main><aside>${line('Merchandise total: AUD 124.65')}${line('Postage and packing: No charge')}
    ${line('Card fee: AUD 3.20')}${line('<b>Grand total: AUD 127.85</b>')}</aside></main>`);
  const { total, shipping, fees, addsUp } = readTotals(page);
  assert.deepEqual([total?.amountMinor, shipping?.amountMinor ?? 0, addsUp], [12785, 0, true]);
  assert.deepEqual(
    fees.map(({ label, money }) => [label, money.amountMinor]),
    [['Card fee', 320]],
  );
});

test('what the chips of a product add to its price is no sum of the cart beside them', async () => {
  const chip = (text: string) => `<span class="chip">${text}</span>`;
  const page = await shop.see(`<main><h1>Saat Nord</h1><p>₺ 1.977,00</p><div>${chip('S')}${chip('L (Son 7 ürün)')}
    ${chip('XL (+₺ 84,00) (Son 8 ürün)')}</div></main><aside>${sumRow('1 × Saat Nord', '₺ 1.977,00')}${sumRow('Ara toplam', '₺ 1.977,00')}</aside>`);
  assert.equal(
    readTotals(page).rows.some(({ money }) => money.amountMinor === 8400),
    false,
  );
});

test('a sum called like the total is the goods where the parts between give the total', async () => {
  const lines = sumRow('BOWL-2', '18,40 €') + sumRow('BOWL-2 two', '36,80 €') + sumRow('Card', '41,00 €');
  const sums = (...rows: [string, string][]) => `<div>${rows.map(([l, a]) => sumRow(l, a)).join('')}</div>`;
  const seen = async (...rows: [string, string][]) =>
    readTotals(await shop.see(`<main>${lines}${sums(...rows)}</main>`));
  const [goods, tax, sending] = [
    ['Total', '36,80 €'],
    ['Total des taxes', '6,13 €'],
    ['Livraison', '4,20 €'],
  ] as const;
  const right = await seen([...goods], [...tax], [...sending], ['Total', '41,00 €']);
  assert.deepEqual([right.addsUp, right.subtotal?.amountMinor, right.fees.length], [true, 36_80, 0]);
  assert.equal(right.taxIncluded, true);
  const cut = await seen([...goods], ['Réduction', '-8,00 €'], [...sending], ['Total', '33,00 €']);
  assert.deepEqual([cut.addsUp, cut.total?.amountMinor], [true, 33_00]);
  const slipped = await seen([...goods], ['Protection', '9,00 €'], [...sending], ['Total', '41,00 €']);
  assert.notEqual(slipped.addsUp, true);
});

test('letters glued to bare digits are the number of an article unless they are a sign of the page’s currency', async () => {
  const parts = [
    ['Sous-total', '41,50 €'],
    ['Livraison', '4,15 €'],
  ] as const;
  const sums = [
    ['TVA (20 %)', '9,13 €'],
    ['Total', '54,78 €'],
  ] as const;
  const addsUp = async (label: string, amount: string) => (await totalsOf(...parts, [label, amount], ...sums)).addsUp;
  for (const amount of ['M101', 'F101', 'RM7']) assert.equal(await addsUp('- Modèle:', amount), true, amount);
  assert.equal(await addsUp('- Modèle:', '101 €'), false);
  assert.equal(await addsUp('Assurance', 'M101'), false);
});

test('the coupons in the cell of a discount are what it is made of', async () => {
  const row = (label: string, amount: string, more = '') => `<tr><td>${label}</td><td>${amount}${more}</td></tr>`;
  const coupon = '<div><small>Welcome: -$2.00</small></div>';
  const sums = (total: string) =>
    row('Subtotal', '$20.00') + row('Discount', '-$2.00', coupon) + row('Shipping', '$5.00') + row('Total', total);
  const read = readTotals(await shop.see(`<main><table>${sums('$23.00')}</table></main>`));
  assert.deepEqual([read.addsUp, read.discount?.amountMinor], [true, 2_00]);
  assert.equal(readTotals(await shop.see(`<main><table>${sums('$21.00')}</table></main>`)).addsUp, false);
});

test('a total below nothing is what is taken off', async () => {
  const read = await totalsOf(
    ['Subtotal', '$20.00'],
    ['Shipping', '$5.00'],
    ['Total of all (incl. tax)', '-$2.00'],
    ['Total', '$23.00'],
  );
  assert.deepEqual([read.addsUp, read.discount?.amountMinor, read.total?.amountMinor], [true, 2_00, 23_00]);
});

test('the head of a row may name a part of what stands beside it', async () => {
  const view = await shop.see(`<main><table>
    <tr><th>Total articles TTC</th><td>14,50 €</td></tr>
    <tr><th>Remise TTC<br>Dont taxe 0,60 €</th><td>-3,60 €</td></tr>
    <tr><th>Frais de livraison TTC<br>Dont taxes 1,15 €</th><td>6,90 €</td></tr>
    <tr><th>Total TTC</th><td>17,80 €</td></tr></table></main>`);
  const { shipping, discount, addsUp } = readTotals(view);
  assert.deepEqual([shipping?.amountMinor, discount?.amountMinor, addsUp], [690, 360, true]);
});

test('a bare number in the head of a row is a part of its name', async () => {
  const read = async (rate: string) => {
    const view = await shop.see(`<main><dl>
      <dt>Articles</dt><dd>404,99 €</dd><dt>Livraison</dt><dd>Gratuit</dd>
      <dt>Total TTC</dt><dd>404,99 €</dd><dt>FR-*-Rate 1 (${rate}) incluse</dt><dd>8,33 €</dd></dl></main>`);
    return readTotals(view).addsUp;
  };
  assert.equal(await read('2,1%'), true);
  assert.equal(await read('5,5%'), false, 'a charge that calls itself a rate');
});

test('a sum of the delivery and the tax above the two says them once more, and no charge hides behind it', async () => {
  const read = async (sum: string, total: string) => {
    const own = `<div>${sumRow('Shipping & tax', sum)}<div>${sumRow('Shipping total', '$5.00')}</div><div>${sumRow('Tax', '$4.00')}</div></div>`;
    const rows = `${sumRow('Subtotal', '$20.00')}${own}${sumRow('Total', total)}`;
    return readTotals(await shop.see(`<main><section>${rows}</section></main>`));
  };
  const { addsUp, shipping, tax } = await read('$9.00', '$29.00');
  assert.deepEqual([addsUp, shipping?.amountMinor, tax?.amountMinor], [true, 500, 400]);
  assert.notEqual((await read('$9.00', '$38.00')).addsUp, true, 'a charge that costs just as much');
});

test('what is taken off in all may stand above its one part, both without a known name', async () => {
  const read = (total: string) =>
    totalsOf(
      ['Subtotal', '$20.00'],
      ['Quay relief', '- $2.00'],
      ['Spring 10%', '- $2.00'],
      ['Shipping', '$5.00'],
      ['Total', total],
    );
  assert.deepEqual([(await read('$23.00')).addsUp, (await read('$23.00')).discount?.amountMinor], [true, 200]);
  assert.equal((await read('$24.00')).addsUp, false);
});

test('what stands within the row of the delivery and comes to the same says it once more, as no row of its own does', async () => {
  const page = (detail: string) => `<main><ul>
    <li><span style="float:right">12,90 €</span><span>Zwischensumme</span></li>
    <li><span style="float:right">4,90 €</span><span>Versandkosten (insgesamt)</span>${detail}</li>
    <li><span style="float:right">2,84 €</span><span>Mehrwertsteuer</span></li>
    <li><strong>Summe</strong><strong style="float:right">17,80 €</strong></li></ul></main>`;
  const line = (name: string, amount: string) =>
    `<div style="display:flex;justify-content:space-between"><span>${name}</span><span>${amount} €</span></div>`;
  const within = (...lines: string[]) => `<div style="clear:both">${lines.join('')}</div>`;
  const addsUp = async (detail: string) => readTotals(await shop.see(page(detail))).addsUp;
  assert.equal(await addsUp(within(line('Bote - Standard', '4,90'))), true);
  assert.equal(await addsUp(within(line('Bote - Standard', '3,90'), line('Insel', '1,00'))), true);
  assert.notEqual(await addsUp(within(line('Transportversicherung', '4,90'))), true);
  assert.notEqual(await addsUp(within(line('Bote - Standard', '4,90'), line('Kran', '3,00'))), true);
  assert.notEqual(await addsUp(`</li><li>${line('Bote - Standard', '4,90')}`), true);
});

test('the row of the chosen delivery may say in brackets that its tax is in it; what is sold with it is a charge', async () => {
  const read = async (row: string) => {
    const rows = [
      sumRow('Promo code (TEN)', '-$0.06'),
      sumRow(row, '$2.80'),
      sumRow('Items', '$3.32'),
      sumRow('Total', '$3.32'),
    ];
    const seen = await shop.see(`<main><section>${rows.join('')}</section></main>`);
    return readTotals(seen, { name: 'Parcel 6 to 9 working days', priceMinor: null, goodsMinor: 58 });
  };
  assert.equal((await read('Parcel (incl. tax)')).shipping?.amountMinor, 280);
  assert.notEqual((await read('Parcel (gift wrap)')).shipping?.amountMinor, 280);
});
