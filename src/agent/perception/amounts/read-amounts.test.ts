import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { readDeliveryDays } from '../fields/read-delivery-days.ts';
import {
  readCartLines,
  readHeadingNumber,
  readOrderNumber,
  readShippingOptions,
  readStock,
  readTotals,
  readVariants,
} from '../index.ts';
import type { Money } from '../seen/types.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const see = (html: string) => shop.see(html);
const readStockOf = async (html: string) => readStock(await see(html));
const minor = (money: Money | null): number | null => money?.amountMinor ?? null;

for (const [language, rows, expected] of [
  [
    'en, tax on top',
    [
      ['Subtotal', '$24.00'],
      ['Discount (SAVE10)', '-$2.40'],
      ['Shipping', 'Free'],
      ['Estimated tax', '$1.78'],
      ['Total', '$23.38'],
    ],
    { subtotal: 2400, shipping: 0, tax: 178, discount: 240, total: 2338, taxIncluded: false },
  ],
  [
    'en, one tax for the country and one for its state',
    [
      ['Subtotal', '₹1,298.00'],
      ['Shipping', '₹79.00'],
      ['CGST', '₹123.93'],
      ['SGST', '₹123.93'],
      ['Total', '₹1,624.86'],
    ],
    { subtotal: 129800, shipping: 7900, tax: 24786, discount: null, total: 162486, taxIncluded: false },
  ],
  [
    'de, tax inside',
    [
      ['Zwischensumme', '39,90 €'],
      ['Versandkosten', '4,90 €'],
      ['Gesamtsumme', '44,80 €'],
      ['inkl. 19 % MwSt.', '7,15 €'],
    ],
    { subtotal: 3990, shipping: 490, tax: 715, discount: null, total: 4480, taxIncluded: true },
  ],
  [
    'fr',
    [
      ['Sous-total', '20,00 €'],
      ['Livraison', '5,00 €'],
      ['Total TTC', '25,00 €'],
    ],
    { subtotal: 2000, shipping: 500, tax: null, discount: null, total: 2500, taxIncluded: true },
  ],
  [
    'es',
    [
      ['Subtotal', '20,00 €'],
      ['Gastos de envío', '3,50 €'],
      ['Total (IVA incluido)', '23,50 €'],
    ],
    { subtotal: 2000, shipping: 350, tax: null, discount: null, total: 2350, taxIncluded: true },
  ],
  [
    'it',
    [
      ['Subtotale', '20,00 €'],
      ['Spedizione', '5,00 €'],
      ['Totale', '25,00 €'],
    ],
    { subtotal: 2000, shipping: 500, tax: null, discount: null, total: 2500, taxIncluded: false },
  ],
  [
    'nl',
    [
      ['Subtotaal', '€ 20,00'],
      ['Verzendkosten', '€ 4,95'],
      ['Totaal', '€ 24,95'],
    ],
    { subtotal: 2000, shipping: 495, tax: null, discount: null, total: 2495, taxIncluded: false },
  ],
  [
    'pt',
    [
      ['Subtotal', '20,00 €'],
      ['Portes de envio', '4,00 €'],
      ['Total a pagar', '24,00 €'],
    ],
    { subtotal: 2000, shipping: 400, tax: null, discount: null, total: 2400, taxIncluded: false },
  ],
  [
    'pl',
    [
      ['Wartość produktów', '100,00 zł'],
      ['Dostawa', '15,00 zł'],
      ['Rabat', '-10,00 zł'],
      ['Do zapłaty', '105,00 zł'],
    ],
    { subtotal: 10000, shipping: 1500, tax: null, discount: 1000, total: 10500, taxIncluded: false },
  ],
] as const) {
  test(`totals: ${language}`, async () => {
    const totals = readTotals(await see(`<h2>.</h2><div>${rows.map(([l, a]) => sumRow(l, a)).join('')}</div>`));
    const { subtotal, shipping, tax, discount, total, taxIncluded } = totals;
    assert.deepEqual(
      {
        subtotal: minor(subtotal),
        shipping: minor(shipping),
        tax: minor(tax),
        discount: minor(discount),
        total: minor(total),
        taxIncluded,
      },
      expected,
    );
    assert.equal(totals.addsUp, true);
  });
}

test('a total that its parts do not give is noticed', async () => {
  const totals = readTotals(
    await see(`<div>${sumRow('Subtotal', '$10.00') + sumRow('Shipping', '$5.00') + sumRow('Total', '$19.00')}</div>`),
  );
  assert.equal(totals.addsUp, false);
});

test('ways of delivery: price, days, pick-up and choice', async () => {
  const option = (id: string, label: string, rest: string, on = ''): string =>
    `<div><input type="radio" name="ship" id="${id}" ${on}><label for="${id}">${label}</label> ${rest}</div>`;
  const view = await see(
    `<h2>Delivery method</h2>${option('a', 'Standard', '<span>3-5 business days</span> <span>$4.99</span>', 'checked')}${option('b', 'UPS Next Day Air 1 business day $34.00', '')}${option('c', 'Pick up in store', '<span>Free</span>')}${option('d', 'Express delivery (1–2 business days) – $14.90', '')}`,
  );
  const options = readShippingOptions(view);
  assert.deepEqual(
    options.map((o) => [minor(o.price), o.daysMin, o.daysMax, o.isPickup, o.selected]),
    [
      [499, 3, 5, false, true],
      [3400, 1, 1, false, false],
      [0, null, null, true, false],
      [1490, 1, 2, false, false],
    ],
  );
});

test('delivery times in eight languages', () => {
  const cases: [string, number, number][] = [
    ['3–5 business days', 3, 5],
    ['Lieferzeit 2-3 Werktage', 2, 3],
    ['Livraison en 48 heures', 2, 2],
    ['Entrega en 3 a 5 días hábiles', 3, 5],
    ['Consegna in 2-4 giorni lavorativi', 2, 4],
    ['Binnen 1-2 werkdagen', 1, 2],
    ['Entrega em 5 dias úteis', 5, 5],
    ['Dostawa 1-2 dni robocze', 1, 2],
    ['Next day delivery', 1, 1],
    ['Consegna il giorno lavorativo successivo', 1, 1],
    ['Livraison le jour ouvré suivant', 1, 1],
    ['Entrega el siguiente día hábil', 1, 1],
    ['Zustellung bis zum nächsten Werktag', 1, 1],
    ['Entrega no dia útil seguinte', 1, 1],
    ['Special delivery, guaranteed by 1pm: £9.55', 1, 1],
    ['Courier before 12:00, 2 working days', 2, 2],
    ['Curier rapid (24 de ore)', 1, 1],
    ['Livrare în 20 de zile', 20, 20],
    ['Courier 48h', 2, 2],
    ['SEUR 24 (día siguiente)', 1, 1],
    ['Parcel in 2 days (next day in town)', 2, 2],
  ];
  for (const [text, min, max] of cases) assert.deepEqual(readDeliveryDays(text), { min, max }, text);
  assert.equal(readDeliveryDays('Standard $5.99'), null);
});

test('delivery times in words', () => {
  const cases: [string, number, number][] = [
    ['Doručení do druhého pracovního dne', 2, 2],
    ['Zustellung bis zum zweiten Werktag', 2, 2],
    ['Lieferung in zwei bis drei Werktagen', 2, 3],
    ['Delivered within two business days', 2, 2],
    ['Livraison sous trois jours ouvrés', 3, 3],
    ['Consegna in due giorni lavorativi', 2, 2],
    ['Kiszállítás két munkanapon belül', 2, 2],
    ['Доставка за два дня', 2, 2],
    ['Dostawa w ciągu dwóch dni roboczych', 2, 2],
    ['משלוח תוך שני ימי עסקים', 2, 2],
    ['משלוח תוך יומיים', 2, 2],
    ['التوصيل خلال يومين', 2, 2],
    ['이틀 이내 도착', 2, 2],
    ['两天内送达', 2, 2],
    ['Delivered in one week', 7, 7],
    ['Courier One, 3 working days', 3, 3],
  ];
  for (const [text, min, max] of cases) assert.deepEqual(readDeliveryDays(text), { min, max }, text);
  for (const text of ['Entrega en días laborables', 'First class', 'Plat du jour', 'Doručení druhý den'])
    assert.notEqual(readDeliveryDays(text)?.max, 2, text);
  assert.equal(readDeliveryDays('Entrega en días laborables'), null);
});

test('lines of a cart with fields, with steppers and of a bare summary', async () => {
  const fields = await see(
    `<table>${['Mug|12.00|2|24.00', 'Plate|8.00|1|8.00']
      .map((l) => {
        const [t, u, q, s] = l.split('|');
        return `<tr><td><a href="/p/${t}">${t}</a></td><td>$${u}</td><td><input type="number" name="qty" value="${q}"></td><td>$${s}</td><td><button aria-label="Remove ${t}">×</button></td></tr>`;
      })
      .join('')}</table><div>${sumRow('Total', '$32.00')}</div><a href="/checkout">Checkout</a>`,
  );
  const lines = readCartLines(fields);
  assert.deepEqual(
    lines.map((l) => [l.title, l.quantity, minor(l.unitPrice), minor(l.lineTotal), l.removeRef !== null]),
    [
      ['Mug', 2, 1200, 2400, true],
      ['Plate', 1, 800, 800, true],
    ],
  );
  const button = '<button style="width:20px;height:20px"><svg width="8" height="8"></svg></button>';
  const stepper = await see(
    `<div><a href="/p/1">Blue mug</a><div style="display:flex">${button}<span>3</span>${button}</div><p>$12.50</p></div><div>${sumRow('Total', '$37.50')}</div><a href="/checkout">Checkout</a>`,
  );
  assert.deepEqual(
    readCartLines(stepper).map((l) => [l.title, l.quantity]),
    [['Blue mug', 3]],
  );
  const badge = await see(
    `<aside><div style="display:flex"><div><img width="40" height="40"><span style="position:absolute">2</span></div><div><p>Enamel Mug</p><p>White</p></div><div>$25.00</div></div><div>${sumRow('Total', '$25.00')}</div></aside><input aria-label="Email">`,
  );
  assert.deepEqual(
    readCartLines(badge).map((l) => [l.title, l.quantity, minor(l.lineTotal)]),
    [['Enamel Mug', 2, 2500]],
  );
  const summary = await see(`<h2>Order summary</h2>${sumRow('Blue mug × 2', '$24.00')}${sumRow('Total', '$24.00')}`);
  assert.deepEqual(
    readCartLines(summary).map((l) => [l.title, l.quantity, minor(l.lineTotal)]),
    [['Blue mug', 2, 2400]],
  );
});

test('a price behind a number of pieces is that of one, and a product code beside a price is no sum of the goods', async () => {
  const pieces = '<p><span>2</span> <span>×</span> <span>$32.75</span></p>';
  const read = async (html: string) => {
    const lines = readCartLines(await see(html));
    return lines.map((l) => [l.title, l.quantity, minor(l.unitPrice), minor(l.lineTotal)]);
  };
  const own = `<h1>Kneeler</h1><p><span>Product code:</span> <span>GKN</span></p><div>$32.75</div>
    <form><label>Quantity <input type="number" name="quantity" value="1"></label><button>Add to cart</button></form>`;
  const beside = `${own}<aside><h3>Cart</h3><a href="/checkout">Checkout</a><ul><li><p><a href="/p/1">Kneeler</a></p>${pieces}</li></ul></aside>`;
  assert.deepEqual(await read(beside), [['Kneeler', 2, 3275, null]]);
  assert.equal(readTotals(await see(beside)).subtotal, null);
  const removable = `<ul><li><a href="/p/1">Kneeler</a>${pieces}<button aria-label="Remove item">×</button></li></ul>`;
  assert.deepEqual(await read(removable), [['Kneeler', 2, 3275, null]]);
  assert.deepEqual(await read(removable.replace('</p>', '</p><p>$65.50</p>')), [['Kneeler', 2, 3275, 6550]]);
});

test('what a parcel lists above its deliveries is no line of the order', async () => {
  const view = await shop.see(`<h2>Summary</h2><div><p>Plant Onda XL × 1</p><p>$482.00</p></div>
    <h2>Delivery method</h2><div><p>Parcel 1</p><p>1 × Plant Onda</p>
    <label><input type="radio" name="ship"> Express <span>$18.20</span></label>
    <label><input type="radio" name="ship"> Standard <span>$7.60</span></label></div>`);
  assert.deepEqual(
    readCartLines(view).map(({ title }) => title),
    ['Plant Onda XL'],
  );
});

test('a variant of one letter is read with its line', async () => {
  const lineOf = (variant: string) =>
    `<li><p>Black Tea</p><p>${variant}</p><label>Qty <input name="quantity" value="1"></label><p>$27.40</p></li>`;
  const lines = readCartLines(await see(`<ul>${lineOf('500 g')}${lineOf('L')}</ul>`));
  assert.deepEqual(
    lines.map(({ title, options }) => [title, options.split(' · ')[0]]),
    [
      ['Black Tea', '500 g'],
      ['Black Tea', 'L'],
    ],
  );
});

test('variants as list, radios and swatches, with what is gone', async () => {
  const view =
    await see(`<h1>Tee</h1><form><label for="s">Size</label><select id="s" name="size"><option value="">Choose an option<option value="s">S<option value="m" disabled>M</select>
    <fieldset><legend>Farbe</legend><input type="radio" name="c" id="r"><label for="r">Rot</label><input type="radio" name="c" id="b" checked><label for="b">Blau</label></fieldset>
    <div>Material</div><div><button type="button" class="swatch" aria-pressed="false" title="Wool" style="width:20px;height:20px"></button><button type="button" class="swatch sold-out" aria-pressed="true" title="Silk" style="width:20px;height:20px"></button></div><button>Add to cart</button></form>`);
  assert.deepEqual(
    readVariants(view).map((a) => [
      a.name,
      a.widget,
      a.chosen,
      a.values.map((v) => `${v.label}${v.available ? '' : '!'}${v.selected ? '*' : ''}`).join(' '),
    ]),
    [
      ['Size', 'select', false, 'S M!'],
      ['Farbe', 'radio', true, 'Rot Blau*'],
      ['Material', 'button', true, 'Wool Silk!*'],
    ],
  );
});

test('a heading that is only a number is one of an order where the page says that it was received', async () => {
  const page = (heading: string, words: string) => shop.see(`<main><h1>${heading}</h1><p>${words}</p></main>`);
  assert.equal(readHeadingNumber(await page('SO-2026-0061', 'Order received')), 'SO-2026-0061');
  assert.equal(readHeadingNumber(await page('SO-2026-0061', 'Noise cancelling headphones')), null);
  assert.equal(readHeadingNumber(await page('404', 'Order received')), null);
});

test('order numbers and stock', async () => {
  for (const [html, number] of [
    ['<h1>Thank you</h1><p>Order number: <b>1234</b></p><p>November 15, 2026</p>', '1234'],
    ['<h1>Danke</h1><p>Ihre Bestellnummer: #10042</p>', '10042'],
    ['<h2>Dziękujemy</h2><div><span>Numer zamówienia</span> <b>ABC-000123</b></div>', 'ABC-000123'],
    ['<h1>Merci</h1><p>Votre commande n° FR2026-77 est confirmée</p>', 'FR2026-77'],
    ['<p>Confirmation <b>BN-7041</b></p><p>Your order is confirmed: $25.00 charged to Visa •••• 4242.</p>', 'BN-7041'],
    [
      `<p>Your order has been placed and a confirmation email has been sent to you by our shop - your order number is
       <b>100481</b>. Please quote this reference.</p><p>Allocation of $25.00 from Bankcard (reference: 81D3EB0402)</p>`,
      '100481',
    ],
    ['<h1>Review your order</h1><p>2 items, $24.00</p>', null],
  ] as const)
    assert.equal(readOrderNumber(await see(html)), number, html);
  assert.equal(
    readStock(await see('<h1>Vase</h1><p>Rupture de stock</p><button disabled>Ajouter au panier</button>')),
    'soldOut',
  );
  const size = (name: string) => `<label><input type="radio" name="size">${name}</label>`;
  const sizes = `<h1>Boots</h1><p>$40.00</p>${size('36 – Sold out')}${size('38')}`;
  assert.notEqual(readStock(await see(`${sizes}<button>Grab them</button>`)), 'soldOut');
  assert.equal(readStock(await see(`${sizes}<p>Sold out</p>`)), 'soldOut');
  const shortcut = (add: string) =>
    `<h1>Vase</h1><p>$40.00</p><form>${add}<button type="button">Buy it now</button></form>`;
  assert.equal(readStock(await see(shortcut('<button disabled>Sold out</button>'))), 'soldOut');
  assert.equal(readStock(await see(shortcut('<button>Add to cart</button>'))), 'inStock');
  const link = (href: string) =>
    readStockOf(`<h1>Vase</h1><p>$40.00</p><a disabled href="${href}" class="btn">Add to cart</a><p>Out of stock</p>`);
  assert.equal(await link('javascript:void(0);'), 'soldOut');
  assert.equal(await link('/cart/add?id=4'), 'inStock', 'browsers follow it');
  const titled = (
    text: string,
  ) => `<html><head><title>Shop: Vase</title></head><body><h2>Vase</h2><p>$40.00</p><p>${text}</p>
    <h3>See also</h3><div><a href="/bowl">Bowl</a> $9.00 <button>Add to cart</button></div></body></html>`;
  assert.equal(await readStockOf(titled('Out of stock')), 'soldOut', 'what is sold below is something else');
  assert.equal(await readStockOf(titled('Dit item is niet in voorraad')), 'soldOut');
  assert.equal(await readStockOf(titled('Made of clay')), 'inStock');
  assert.equal(readStock(await see('<h1>Vase</h1><p>Auf Lager</p><button>In den Warenkorb</button>')), 'inStock');
});

test('a coupon that can be removed from the sums is no line of the order', async () => {
  const remove = '<button aria-label="Remove coupon save10">×</button>';
  const coupon = `<div><ul><li><div><span>save10</span>${remove}</div></li></ul></div>`;
  const discount = `<div><div>${sumRow('Discount', '-$3.40')}${coupon}</div></div>`;
  const sums = `<div><div>${sumRow('Subtotal', '$34.00')}</div></div>${discount}<div>${sumRow('Total', '$30.60')}</div>`;
  const summary = '<div><h3>Oak Board</h3><p>Quantity: 1</p><span>$34.00</span></div>';
  const titles = async (html: string) => readCartLines(await see(html)).map(({ title }) => title);
  assert.deepEqual(await titles(`<main><h1>Checkout</h1>${summary}${sums}</main>`), ['Oak Board']);
});

test('in a table with a column for the quantity, pieces in a name are what one of them holds', async () => {
  const table = `<table><thead><tr><th>Qty</th><th>Item</th><th>Subtotal</th></tr></thead><tbody>
    <tr><td>2</td><td><a href="/bulbs">Tulip bulbs, 50 pieces</a></td><td>$37.00</td></tr></tbody></table>`;
  const lines = readCartLines(await see(`<main><h1>Checkout</h1>${table}<p>Total: $37.00</p></main>`));
  assert.deepEqual(
    lines.map(({ title, quantity }) => [title, quantity]),
    [['Tulip bulbs, 50 pieces', 2]],
  );
});
