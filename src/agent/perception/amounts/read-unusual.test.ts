import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { classifyActions } from '../controls/classify-actions.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import { classifyPage } from '../page-kinds/classify-page.ts';
import { snapshot } from '../snapshot/snapshot.ts';
import { readCartLines } from './read-cart-lines.ts';
import { pageCurrency } from './read-money.ts';
import { readShippingOptions } from './read-shipping-options.ts';
import { readTotals } from './read-totals.ts';

let browser: TestPage;
before(async () => {
  browser = await openTestPage();
});
after(() => browser.close());

test('a weight is no price, and the line above tells deliveries with one label apart', async () => {
  const row = (title: string, value: string, cost: string) =>
    `<tr><td colspan="2"><b>${title}</b></td></tr><tr><td><input type="radio" name="shipping" value="${value}"> Versand nach: DE (2.00 kg)</td><td>${cost} EUR</td></tr>`;
  await browser.show(
    `<h2>Versandart</h2><table>${row('DHL Express', 'a', '14,90')}${row('DHL Paket', 'b', '5,90')}${row('Selbstabholung', 'c', '0,00')}</table>`,
  );
  const options = readShippingOptions(await snapshot(browser.page));
  assert.deepEqual(
    options.map(({ label, price, isPickup }) => [label, price?.amountMinor, isPickup]),
    [
      ['DHL Express', 1490, false],
      ['DHL Paket', 590, false],
      ['Selbstabholung', 0, true],
    ],
  );
});

test('lines that name their own total are lines, with fields that only a minus and a plus explain', async () => {
  const row = (title: string, count: number, sum: string) =>
    `<tr><td><a href="/${title}">${title}</a></td><td><a href="#">-</a><input type="tel" value="${count}"><a href="#">+</a></td><td><label>Total:</label> <span>$${sum}</span></td></tr>`;
  await browser.show(
    `<h1>Cart</h1><table>${row('Kettle', 2, '40.00')}${row('Teapot', 1, '30.00')}</table><p>Subtotal: $70.00</p><a href="/checkout">Checkout</a>`,
  );
  const lines = readCartLines(await snapshot(browser.page));
  assert.deepEqual(
    lines.map(({ title, quantity }) => [title, quantity]),
    [
      ['Kettle', 2],
      ['Teapot', 1],
    ],
  );
});

test('a line over two rows, with its own total beside a stepper, is read below a notice that can be closed', async () => {
  await browser.show(`<div><a href="#" title="Close">✕</a><p>Added: Lumo clock</p></div><h1>Your cart</h1>
    <table><thead><tr><th></th><th>Quantity</th><th>Sum</th></tr></thead><tbody>
    <tr><td><a href="/clock-lumo.html">Lumo clock</a></td><td>&nbsp;</td><td>&nbsp;</td></tr>
    <tr><td>Size: 42<br>zł69,30 PLN</td><td><span><button name="step" value="0:-1" aria-label="Quantity −">−</button><span>1</span><button
      name="step" value="0:1" aria-label="Quantity +">+</button></span></td><td><span>Total</span> <span>zł69,30 PLN</span></td></tr>
    </tbody></table><aside><div><p>Subtotal</p><p>zł69,30 PLN</p></div><div><p>Total (1)</p><p>zł69,30 PLN</p></div>
    <a href="/checkout">Checkout</a></aside>`);
  assert.deepEqual(
    readCartLines(await snapshot(browser.page), undefined, undefined, ['Lumo clock']).map(
      ({ title, quantity, lineTotal }) => [title, quantity, lineTotal?.amountMinor],
    ),
    [['Lumo clock', 1, 6930]],
  );
});

test('bare numbers below a heading for the quantity count the pieces, whatever stands beside them', async () => {
  const row = (title: string, price: string, count: number, sum: string) =>
    `<tr><td><a href="/${title}">${title}</a></td><td>${price}</td><td>${count}</td><td>${sum}</td></tr>`;
  await browser.show(
    `<h1>Confirm</h1><table><thead><tr><th>Product</th><th>Price</th><th>Quantity</th><th>Total</th></tr></thead><tbody>${row('Kettle', '$20.00', 2, '$40.00')}${row('Teapot', '$30.00', 1, '$30.00')}</tbody></table><p>Subtotal: $70.00</p><button>Place order</button>`,
  );
  assert.deepEqual(
    readCartLines(await snapshot(browser.page)).map(({ title, quantity, lineTotal }) => [
      title,
      quantity,
      lineTotal?.amountMinor,
    ]),
    [
      ['Kettle', 2, 4000],
      ['Teapot', 1, 3000],
    ],
  );
});

test('an icon that takes a line out of the cart is not its name, nor is what the picture shows', async () => {
  await browser.show(
    `<h1>Your cart</h1><table><tr><td><input name="cart_quantity[]" size="2" value="1" aria-label="Edit quantity in cart"></td>
      <td><a href="/index.php?page=product&id=18"><span><img alt="(picture of) Brass Lamp" width="40" height="40"></span>Brass Lamp</a></td>
      <td>$42.00</td><td>$42.00</td>
      <td><a href="/index.php?page=cart&action=remove_product&id=18"><img alt="(picture of) Click on this icon to delete this item from your list" width="20" height="20"></a></td></tr></table>
      <p>Sub-Total: $42.00</p><a href="/index.php?page=checkout">Checkout</a>`,
    'https://shop.test/index.php?page=cart',
  );
  const seen = await snapshot(browser.page);
  const [line] = readCartLines(seen);
  assert.equal(line?.title, 'Brass Lamp');
  assert.match(seen.elements.find(({ ref }) => ref === line?.removeRef)?.href ?? '', /remove_product/);
});

test('a nameless list that counts is the quantity of its row, and the row ends below the headings of the columns', async () => {
  await browser.show(
    `<section><h2>Already have an account?</h2><a href="/account">Sign in</a></section><h1>Cart</h1>
      <table><thead><tr><th>Item</th><th></th><th>Quantity</th><th>Total</th></tr></thead><tbody><tr>
      <td><a href="/lamp"><svg width="24" height="24"></svg></a></td><td><p>Brass Lamp</p><p>Variant: Small</p></td>
      <td><div><button><svg width="15" height="15"></svg></button></div><div><select><option disabled value="">Select...</option>
      <option value="1" selected>1</option><option value="2">2</option><option value="3">3</option></select></div></td>
      <td><span>$16.05</span></td></tr></tbody></table>
      <p><span>Subtotal</span> <span>$16.05</span></p><a href="/checkout">Go to checkout</a>`,
    'https://shop.test/cart',
  );
  const seen = await snapshot(browser.page);
  const lines = readCartLines(seen);
  assert.deepEqual(
    lines.map(({ title, options, quantity }) => [title, options, quantity]),
    [['Brass Lamp', 'Variant: Small', 1]],
  );
  assert.equal(seen.elements.find(({ ref }) => ref === lines[0]?.quantityRef)?.tag, 'select');
});

test('a line with a small table of its own for price and number is named by what stands beside the table', async () => {
  const line = (
    name: string,
    prices: string,
  ) => `<li style="display:flex"><div><p><a href="/${name}"><img alt="${name}"></a></p>
    <p><a href="/${name}">${name}</a></p><form><button>Remove</button></form></div><div><table><thead><tr><th>Price</th>
    <th>Quantity</th><th>Total</th></tr></thead><tbody><tr><td>${prices}</td><td><input type="number" name="quantity" value="1"
    aria-label="Quantity"></td><td><p>$29.99</p></td></tr></tbody></table></div></li>`;
  const onSale = '<p><span>Now:</span> <strong>$29.99</strong></p><p><span>Was:</span> <s>$36.00</s></p>';
  for (const lines of [[onSale], [onSale, '<p>$29.99</p>']]) {
    const names = ['Maple rolling pin', 'Tea towel'].slice(0, lines.length);
    await browser.show(
      `<main><h1>Cart</h1><ul>${lines.map((prices, at) => line(names[at] ?? '', prices)).join('')}</ul>
        <table><tr><th>Subtotal</th><td>$${(29.99 * lines.length).toFixed(2)}</td></tr></table><a href="/checkout">Checkout</a></main>`,
      'https://shop.test/cart',
    );
    const read = readCartLines(await snapshot(browser.page), undefined, undefined, names);
    assert.deepEqual(
      read.map(({ title, quantity, unitPrice }) => [title, quantity, unitPrice?.amountMinor]),
      names.map((name) => [name, 1, 2999]),
    );
  }
});

test('a button that empties the cart says nothing of the page and is no way to the cart', async () => {
  await browser.show(
    '<h5>Cart contents</h5><div><a href="/kettle">Kettle</a> <input aria-label="Quantity" type="number" value="1"> <span>$20.00</span></div><button>Empty cart</button> <a href="/checkout">Checkout</a>',
    'https://shop.test/cart',
  );
  const seen = await snapshot(browser.page);
  const fields = classifyFields(seen);
  const actions = classifyActions(seen, fields);
  assert.equal(classifyPage(seen, { fields, actions }).kind, 'cart');
  const empties = seen.elements.find(({ text }) => text === 'Empty cart')?.ref;
  assert.ok(!actions.some(({ ref, kind, score }) => ref === empties && kind === 'viewCart' && score >= 0.3));
});

test('a wallet never orders, whatever its name holds', async () => {
  await browser.show(
    '<form><input autocomplete="cc-number"><input autocomplete="cc-exp"><input autocomplete="cc-csc"></form><button type="button" aria-label="PayPal">PayPal</button><button type="button">Pay now</button>',
    'https://shop.test/checkout',
  );
  const seen = await snapshot(browser.page);
  const orders = classifyActions(seen).filter(({ kind }) => kind === 'placeOrder');
  assert.deepEqual(
    orders.map(({ ref }) => seen.elements.find((element) => element.ref === ref)?.text),
    ['Pay now'],
  );
});

test('sums in the foot of a layer, a bare sum as the total, and goods above a total without a subtotal', async () => {
  const row = (label: string, amount: string) => `<div><span>${label}</span> <span>${amount}</span></div>`;
  await browser.show(
    `<div role="dialog"><footer>${row('Subtotal', '$10.00')}${row('Shipping', '$4.00')}${row('Total', '$14.00')}</footer></div>`,
  );
  assert.equal(readTotals(await snapshot(browser.page)).total?.amountMinor, 1400);
  const foot = `<footer>${row('Subtotal', '$10.00')}${row('Shipping', '$4.00')}${row('Total', '$14.00')}</footer>`;
  await browser.show(`<main>Shop</main><div style="position:fixed;inset:0;background:#fff">${foot}</div>`);
  assert.equal(readTotals(await snapshot(browser.page)).total?.amountMinor, 1400, 'by its place');
  await browser.show(`<div style="position:fixed;inset:0;overflow:auto"><main>Shop</main>${foot}</div>`);
  assert.equal(readTotals(await snapshot(browser.page)).total, null, 'a whole page in a fixed place');
  await browser.show(
    `${row('Zwischensumme:', '10,00 EUR')}${row('Versandkosten:', '4,00 EUR')}${row('Summe:', '14,00 EUR')}`,
  );
  assert.equal(readTotals(await snapshot(browser.page)).total?.amountMinor, 1400);
  await browser.show(`${row('Kettle', '$20.00')}${row('Teapot', '$30.00')}${row('Total', '$50.00')}`);
  assert.deepEqual(readTotals(await snapshot(browser.page)).fees, []);
});

test('what stands in brackets behind the total is a remark on it', async () => {
  const row = (label: string, amount: string) => `<div><span>${label}</span> <span>${amount}</span></div>`;
  await browser.show(
    `<aside>${row('Subtotal', '$188.20')}${row('Shipping', '$29.40')}${row('Total', '$217.60 (includes $36.74 of value added tax)')}</aside>`,
  );
  const { total, addsUp } = readTotals(await snapshot(browser.page));
  assert.deepEqual([total?.amountMinor, addsUp], [21760, true]);
  const twice = (text: string) =>
    `<b aria-hidden="true">${text}</b><span style="position:absolute;width:1px;height:1px;overflow:hidden">${text}</span>`;
  await browser.show(
    `<aside>${row('Delsumma', '839,00 kr')}${row('Frakt', '63,00 kr')}${row('Summa', `${twice('902,00 kr')} <small>(varav 180,40 kr moms)</small>`)}</aside>`,
  );
  const inSwedish = readTotals(await snapshot(browser.page));
  assert.deepEqual([inSwedish.total?.amountMinor, inSwedish.addsUp], [90200, true]);
  await browser.show(
    `<aside>${row('Termékek ára', '29 960 Ft')}${row('Szállítási díj', '1410 Ft')}${row('Végösszeg', '31 370 Ft (tartalmazza: 6839 Ft ÁFA)')}</aside>`,
  );
  const inHungarian = readTotals(await snapshot(browser.page));
  assert.deepEqual([inHungarian.total?.amountMinor, inHungarian.addsUp], [3137000, true]);
});

test('a code with digits in the name of a discount is no amount', async () => {
  const lines = ['Subtotal: 70,40 €', 'Discount (HELLO-15): −7,04 €', 'Delivery insurance: 3,00 €', 'Total: 66,36 €'];
  await browser.show(`<aside>${lines.map((line) => `<p>${line}</p>`).join('')}</aside>`);
  const { discount, fees, shipping, addsUp } = readTotals(await snapshot(browser.page));
  assert.deepEqual(
    [discount?.amountMinor, fees.map(({ money }) => money.amountMinor), shipping, addsUp],
    [704, [300], null, true],
  );
});

test('a rate in the name of a tax is no amount, however it is written', async () => {
  for (const tax of ['Texas sales tax (8.25%)', 'Tax 8,25 %', 'KDV (%8.25)', 'VAT @ 8.25%']) {
    const row = (name: string, sum: string) => `<tr><td>${name}</td><td>${sum}</td></tr>`;
    await browser.show(
      `<table>${row('Sub-Total', '$38.47')}${row('Delivery', '$6.40')}${row(tax, '$3.17')}${row('Total', '$48.04')}</table>`,
    );
    const totals = readTotals(await snapshot(browser.page));
    assert.equal(totals.tax?.amountMinor, 317, tax);
    assert.equal(totals.addsUp, true, tax);
  }
});

test('what a delivery says of itself in brackets is not its price', async () => {
  const dotted = (name: string) => `<span>${name}</span><span>..........</span>`;
  const row = (name: string, sum: string) => `<tr><td>${name}</td><td>${sum}</td></tr>`;
  const names = ['Standard (free over $50.00)', 'Parcel (insured up to $100.00)', 'Courier (weight: 1.20kg):'];
  for (const delivery of [...names, ...names.map(dotted)]) {
    await browser.show(
      `<table>${row('Subtotal', '$38.94')}${row(delivery, '$4.95')}${row('Tax', '$3.43')}${row('Total', '$47.32')}</table>`,
    );
    const totals = readTotals(await snapshot(browser.page), {
      name: delivery.replace(/<.*?>|\.{3,}|:$/g, ''),
      priceMinor: 495,
    });
    assert.equal(totals.shipping?.amountMinor, 495, delivery);
    assert.equal(totals.addsUp, true, delivery);
  }
});

test('a delivery that is said with its tax and without it is named with its weight both times', async () => {
  const row = (name: string, sum: string) => `<div><dt>${name}</dt><dd>${sum}</dd></div>`;
  const weighed = 'Shipping (Parcel (weight: 1.05 kg))';
  await browser.show(
    `<dl>${row('Subtotal (excl. tax)', '$80.00')}${row('Subtotal (incl. tax)', '$100.00')}${row(`${weighed} (excl. tax)`, '$8.00')}
    ${row(`${weighed} (incl. tax) Parcel (weight: 1.05 kg)`, '$10.00')}${row('Handling fee', '$3.00')}${row('Total (incl. tax)', '$113.00')}</dl>`,
  );
  const { shipping, total, addsUp } = readTotals(await snapshot(browser.page));
  assert.deepEqual([shipping?.amountMinor, total?.amountMinor, addsUp], [1000, 11300, true]);
});

test('a discount that is named by what it takes off, and a tax in brackets within brackets', async () => {
  const row = (name: string, sum: string) => `<tr><td>${name}</td><td>${sum}</td></tr>`;
  const coupon = row('<span>$3.30 off</span> <button>Remove</button>', '−$3.30');
  const tax = '$47.67 (includes $3.18 US-*-Rate 1 (7.25%))';
  await browser.show(
    `<table>${row('Items', '$44.57')}${coupon}${row('Delivery', '$6.40')}${row('Order total', tax)}</table>`,
  );
  const totals = readTotals(await snapshot(browser.page));
  assert.deepEqual([totals.discount?.amountMinor, totals.total?.amountMinor, totals.addsUp], [330, 4767, true]);
  await browser.show('<p>Items: $44.57</p><p>$3.30 off: −$3.30</p><p>Order total: $41.27</p>');
  const lines = readTotals(await snapshot(browser.page));
  assert.deepEqual([lines.discount?.amountMinor, lines.addsUp], [330, true]);
  for (const name of ['Gutschein (WELCOME-3.00):', 'Gutschein WELCOME-3.00']) {
    const sums = row('Summe der Artikel:', '€ 91,80') + row(name, '−€ 3,–') + row('Lieferung:', '€ 3,50');
    await browser.show(`<table>${sums}${row('Summe:', '€ 92,30')}</table>`);
    const short = readTotals(await snapshot(browser.page));
    assert.deepEqual([short.discount?.amountMinor, short.addsUp], [300, true], name);
  }
});

test('a minus that stands before its amount as a text of its own is the sign of it, a dash behind a name is none', async () => {
  const sums = (middle: string) =>
    `<div><p>Items: <b><i>$</i>44.57</b></p>${middle}<p>Order total: <b>$41.27</b></p></div>`;
  const hidden = 'style="position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden"';
  const split = `<b>−<span><span ${hidden}>$3.30</span><span aria-hidden="true">$3<sup>30</sup></span></span></b>`;
  for (const name of ['$3.30 off', 'Welcome gift']) {
    await browser.show(sums(`<p>${name}: ${split}</p>`));
    const totals = readTotals(await snapshot(browser.page));
    assert.deepEqual([totals.discount?.amountMinor, totals.addsUp], [330, true], name);
  }
  await browser.show(sums('<p>Welcome gift: <b><i style="display:inline-block">−</i> $3.30</b></p>'));
  assert.equal(readTotals(await snapshot(browser.page)).addsUp, true);
  await browser.show(sums('<p>Flat rate - <b>$3.30</b></p>').replace('41.27', '47.87'));
  const { addsUp, shipping, discount } = readTotals(await snapshot(browser.page));
  assert.deepEqual([addsUp, shipping?.amountMinor, discount], [true, 330, null]);
});

test('a tax on the surcharge of the card as well', async () => {
  const row = (name: string, sum: string) => `<tr><td>${name}</td><td>${sum}</td></tr>`;
  const sums = (tax: string, total: string) =>
    `<table>${row('Items', '$16.05')}${row('Shipping', '$11.80')}${row('Card surcharge', '$2.20')}
    ${row('US-OR-*-Rate 1 (4%)', tax)}${row('Payment due', total)}</table>`;
  await browser.show(sums('$1.20', '$31.25'));
  assert.equal(readTotals(await snapshot(browser.page)).tax?.amountMinor, 120);
  await browser.show(sums('$1.80', '$31.85'));
  assert.equal(readTotals(await snapshot(browser.page)).tax, null, 'another share of it is a charge');
});

test('taxes of two authorities, on the goods and their delivery', async () => {
  const row = (name: string, sum: string) => `<tr><td>${name}</td><td>${sum}</td></tr>`;
  const goods = `${row('Items', '$177.00')}${row('Delivery', '$5.60')}`;
  for (const [state, county] of [
    ['6.25 % State tax', '2 % County tax'],
    ['State tax', 'County tax'],
    ['6.25% Mirta', '2% Olonta'],
  ] as const) {
    await browser.show(
      `<table>${goods}${row(state, '$11.41')}${row(county, '$3.65')}${row('Order total', '$197.66')}</table>`,
    );
    const totals = readTotals(await snapshot(browser.page));
    assert.deepEqual([totals.tax?.amountMinor, totals.addsUp, totals.fees.length], [1506, true, 0], state);
  }
});

test('a rate that fits makes a tax of a row, to the cent or, where none are shown, to the whole', async () => {
  const row = (name: string, sum: string) => `<tr><td>${name}</td><td>${sum}</td></tr>`;
  const forint = `${row('Termékek ára', '131 090 Ft')}${row('Szállítási díj', '2190 Ft')}${row('Végösszeg', '133 280 Ft')}`;
  await browser.show(`<table>${forint}${row('Mirta 27%', '28 335 Ft')}</table>`);
  const whole = readTotals(await snapshot(browser.page));
  assert.deepEqual([whole.tax?.amountMinor, whole.taxIncluded, whole.addsUp], [2833500, true, true]);
  const dollars = `${row('Items', '$93.60')}${row('Mirta 5%', '$5.00')}${row('Total', '$98.60')}`;
  await browser.show(`<table>${dollars}</table>`);
  const cents = readTotals(await snapshot(browser.page));
  assert.deepEqual([cents.tax, cents.fees.map(({ label }) => label)], [null, ['Mirta 5%']]);
});

test('a line holds what is chosen in its lists, and the number that stands beside it', async () => {
  await browser.show(`<main><h1>Your cart</h1><ul><li><h2>Wool jumper</h2><button aria-label="Remove item">×</button>
    <label>Colour <select><option>Grey</option><option selected>Green</option></select></label>
    <label>Quantity <input type="number" name="quantity" value="2"></label><b>$80.00</b></li></ul></main>`);
  const [jumper] = await linesNow();
  assert.match(jumper?.options ?? '', /^Green/);
  const line = (name: string, count: number, price: string) =>
    `<li style="display:flex;gap:8px"><span style="flex:1">${name}</span><span>x ${count}</span><span>${price}</span></li>`;
  await browser.show(`<aside><ul>${line('Tar soap', 3, '$9.00')}${line('Birch cup<br><small>Size: 2 dl</small>', 1, '$32.00')}</ul>
    <div><span>Total</span> <span>$41.00</span></div></aside>`);
  assert.deepEqual(
    (await linesNow()).map(({ quantity }) => quantity),
    [3, 1],
  );
});

test('a sign that neighbours share is the currency of the country whose language the page is in', async () => {
  const page = (lang: string) => `<html lang="${lang}"><body><p>Levering</p><b>149,00 kr</b></body></html>`;
  const currencies = [];
  for (const lang of ['nb', 'da', 'sv', 'sv-FI']) currencies.push(pageCurrency(await browser.see(page(lang))));
  assert.deepEqual(currencies, ['NOK', 'DKK', 'SEK', 'SEK']);
});

async function linesNow() {
  const seen = await snapshot(browser.page);
  return readCartLines(seen, classifyFields(seen), classifyActions(seen));
}

test('a list at the side that counts the cart has a link to the cart below, which names no line', async () => {
  const side = (goods: string) => `<aside><b>Carrito</b><ul>${goods}</ul><a href="/cart">Ver carrito</a>
    <b>Categorías</b><ul><li><a href="/c/bolsos">Bolsos</a></li><li><a href="/c/tazas">Tazas</a></li></ul></aside>`;
  const linesOf = async (goods: string) => {
    await browser.show(side(goods));
    const taken = await snapshot(browser.page);
    const fields = classifyFields(taken);
    const lines = readCartLines(taken, fields, classifyActions(taken, fields), ['Bolso Vega']);
    return lines.map(({ title, quantity }) => [title, quantity]);
  };
  assert.deepEqual(await linesOf('<li>1 × Bolso Vega</li>'), []);
  const priced =
    '<li>1 × <a href="/p/vega">Bolso Vega</a> $399.00</li><li>2 × <a href="/p/taza">Taza Onda</a> $99.00</li>';
  assert.deepEqual(
    await linesOf(priced),
    [
      ['Bolso Vega', 1],
      ['Taza Onda', 2],
    ],
    'what nobody asked for is still seen',
  );
});
