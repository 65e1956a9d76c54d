import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { notePressedAdd } from '../cart/pressed-adds.ts';
import { readShippingOptions } from '../perception/index.ts';
import { merchantSite } from '../run/merchant-site.ts';
import { candidates, type View } from '../view/view.ts';
import { readMethods } from './choose-payment.ts';
import { findCouponOpeners } from './find-coupon-opener.ts';
import { findCouponSubmit } from './find-coupon-submit.ts';
import { isSideList } from './is-side-list.ts';
import { openSlots } from './open-slots.ts';
import { progressOf } from './progress-of.ts';
import { noteStepLeft, waysOn } from './ways-on.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const show = async (html: string): Promise<View> => readView(await shop.see(html));

function runAt(view: View) {
  const memory = {
    shippingOption: null,
    paymentMethod: null,
    cardTyped: false,
    pressedAdds: new Set(),
    stepsLeft: new Set(),
    addedItems: [],
  };
  return { memory, site: merchantSite(view.snapshot.url) } as unknown as Parameters<typeof waysOn>[0];
}

const names = (view: View) => waysOn(runAt(view), view).map(({ id }) => id);

const address = `<form><h2>Your address</h2><label>Street <input name="street" value="1 Main St"></label>
  <label>Town <input name="city" value="Ames"></label><label>ZIP <input name="zip" value="50010"></label>
  <button id="save" type="submit">Continue</button></form>`;
const slot = (what: string, value = '') =>
  `<fieldset><legend>${what} method</legend><div><input readonly value="${value}" placeholder="Choose ${what.toLowerCase()} method...">
  <button type="button" id="${what}">Choose</button></div></fieldset>`;

test('an empty slot for delivery or payment opens the control beside it, a filled one does not', async () => {
  const view = await show(`<main>${address}${slot('Shipping')}${slot('Payment')}</main>`);
  assert.deepEqual(names(view), ['save', 'Shipping', 'Payment']);
  const later = await show(`<main>${address}${slot('Shipping', 'Flat rate')}${slot('Payment')}</main>`);
  assert.deepEqual(
    openSlots(runAt(later), later).map(({ about, opener }) => [about, opener.id]),
    [['payment', 'Payment']],
  );
});

test('the front of the shop is no way on, whatever the link to it says', async () => {
  const html = `<main>${address}<a id="home" href="/">Continue to checkout</a><a id="on" href="/pay">Continue to checkout</a></main>`;
  const view = readView(await shop.see(html, 'https://shop.test/order'));
  assert.deepEqual(names(view), ['save', 'on']);
});

test('a block for the details without any field is opened by its button, until they are given', async () => {
  const view = await show(`<main><h1>Checkout</h1><section><h2>1 Contact and shipping address</h2>
    <button type="button" id="details">Edit</button></section><section><h2>2 Shipping method</h2></section></main>`);
  const slots = (addressDone: boolean) =>
    openSlots({ memory: { ...runAt(view).memory, cartVerified: true, addressDone } } as ReturnType<typeof runAt>, view);
  assert.deepEqual(
    slots(false).map(({ about, opener }) => [about, opener.id]),
    [['address', 'details']],
  );
  assert.deepEqual(slots(true), []);
});

test('titles of closed steps that are links name what is done in them, and the details before them are still asked for', async () => {
  const openersAt = async (last: string) => {
    const view = await show(`<main><h1>Checkout</h1><section><h2>Contact and shipping address</h2>
      <button type="button" id="details">Edit</button></section><section><h2><a href="#">Shipping method</a></h2></section>
      ${last}</main>`);
    const memory = { ...runAt(view).memory, cartVerified: true };
    return openSlots({ memory } as ReturnType<typeof runAt>, view).map(({ opener }) => opener.id);
  };
  assert.deepEqual(await openersAt('<section><h2><a href="#">Confirm order</a></h2></section>'), ['details']);
  const fold = '<section><h2>4 <button type="button">Confirm order</button></h2></section>';
  assert.deepEqual(await openersAt(fold), ['details'], 'a button in a heading');
  const orders = '<section><h2>Confirm order</h2><button type="button">Confirm order</button></section>';
  assert.deepEqual(await openersAt(orders), [], 'where the order can be sent, "edit" means what it says');
});

test('in a cart that holds what was ordered, the one word for buying and ordering leads on; what only adds does not', async () => {
  const cart = (words: string, more = '') => `<html lang="ro"><body><main><h1>Coș</h1><div><form><div>
    <a href="/mug">Cană Vega</a><div>300,45 RON</div><input name="qty" type="number" value="1" aria-label="Cantitate">
    <strong>300,45 RON</strong><button name="remove" aria-label="Elimină">×</button></div></form>${more}</div>
    <aside><table><tr><th>Subtotal</th><td>300,45 RON</td></tr><tr><th>Total de plată</th><td>300,45 RON</td></tr></table>
    <button type="button" id="on" style="width:200px;height:40px">${words}</button></aside></main></body></html>`;
  const waysAt = (html: string) => waysWith('Cană Vega', html);
  assert.deepEqual(await waysAt(cart('Comandă')), ['on']);
  assert.deepEqual(await waysAt(cart('Adaugă în coș')), []);
  assert.deepEqual(await waysAt(cart('Cumpără acum')), ['on'], 'also where it is the word of a product’s page');
  const related =
    '<aside><article><a href="/bowl">Bol Lumo</a><b>20,00 RON</b><button type="button" id="other">Cumpără acum</button></article></aside>';
  const beside = await waysAt(cart('Zorba lix').replace('</main>', `${related}</main>`));
  assert.ok(beside.includes('on') && !beside.includes('other'), 'not what buys another product');
  const inForm = '<input name="qty" type="number" value="1" aria-label="Cantitate">';
  const sent = cart('Cumpără acum').replace('<aside>', '<aside form="c">').replace('<form>', '<form id="c">');
  assert.ok(sent.includes(inForm));
  assert.deepEqual(await waysAt(sent.replace('id="on"', 'id="on" form="c"')), ['on'], 'with the numbers of pieces');
  const other = '<div><b>Bol Lumo</b><span>20,00 RON</span><button type="button">Comandă</button></div>';
  assert.deepEqual(await waysAt(cart('Comandă', other)), [], 'it may sell other goods');
  const nearer = '<button type="button" id="code">Zorba lix?</button>';
  assert.equal((await waysAt(cart('Cumpără acum', nearer)))[0], 'on', 'what stands nearer to the lines is no rival');
  const above = '<button type="button" id="above" style="width:200px;height:40px">Comandă</button>';
  const twice = cart('Comandă').replace('<div><form>', `${above}<div><form>`);
  assert.deepEqual(await waysAt(twice), ['above'], 'a way on above and below the lines');
  const ofForm = (form: string, more = '') =>
    sent.replace('<table>', `${above.replace('id', `form="${form}" id`)}<table>`).replace('id="on"', `id="on" ${more}`);
  assert.deepEqual(
    await waysAt(ofForm('c', 'form="c"').replaceAll('Cumpără acum', 'Comandă')),
    ['above'],
    'twins beside the sums',
  );
  assert.deepEqual(
    await waysAt(ofForm('x', 'form="y"').replaceAll('Cumpără acum', 'Comandă')),
    [],
    'each may sell something',
  );
});

test('a cart whose lines nobody can read is left by its one button, be it the word for buying; the product’s page is not', async () => {
  const cart = (
    more: string,
  ) => `<html lang="pl"><body><main><h1>Twój koszyk</h1><form method="post" action="/cart/update"><table>
    <tr><th></th><th>Sztuk</th><th>Kwota</th></tr><tr><td colspan="3"><a href="/clock">Zegar Lumo 36 cm</a></td></tr>
    <tr><td>Rozmiar: 42<br>69,30 zł</td><td><button name="step" value="-1" aria-label="Sztuk −">−</button><span>1</span>
    <button name="step" value="1" aria-label="Sztuk +">+</button></td><td>Do zapłaty 69,30 zł</td></tr></table></form>
    <div><p>Kwota</p><p>69,30 zł</p></div><div><p>Do zapłaty</p><p>69,30 zł</p></div>${more}
    <form method="post" action="/checkout"><button id="on">Zamów</button></form></main></body></html>`;
  const seen = async (more: string) => readView(await shop.see(cart(more), 'https://shop.test/cart'));
  assert.deepEqual(names(await seen('')), ['on']);
  const other = '<div><a href="/bowl">Miska</a><b>20,00 zł</b><form><button id="other">Zamów</button></form></div>';
  assert.deepEqual(names(await seen(other)), [], 'one of them sells other goods');
  const view = await seen('');
  const item = { url: view.snapshot.url, quantity: 1, variant: {} };
  const added = { item, title: 'Zegar Lumo', finalUrl: item.url, otherVariants: [] };
  const memory = { ...runAt(view).memory, addedItems: [added] };
  assert.deepEqual(waysOn({ ...runAt(view), memory } as ReturnType<typeof runAt>, view), [], 'it adds once more');
});

/** The ways on where the cart was verified to hold this product. */
async function waysWith(title: string, html: string) {
  const item = { url: 'https://shop.test/mug', quantity: 1, variant: {} };
  const added = { item, title, finalUrl: item.url, otherVariants: [] };
  const view = await show(html);
  const memory = { ...runAt(view).memory, cartVerified: true, addressDone: false, addedItems: [added] };
  return waysOn({ ...runAt(view), memory } as ReturnType<typeof runAt>, view).map(({ id }) => id);
}

test('"pay" in the form of the cart’s numbers leads on, where it is the only one', async () => {
  const cart = (words: string, note = '') => `<html lang="sv"><body><main><h1>Varukorg</h1><form action="/cart/update">
    <aside><p><span>Delsumma</span> <span>kr 729,00</span></p><p><span>Summa</span> <span>kr 729,00</span></p>
    <button name="go" id="on">${words}</button>${note}</aside><div><a href="/mug">Cană Vega</a> <label>Antal <input type="number" name="q" value="1"></label>
    <span>kr 729,00</span><button name="upd">Uppdatera varukorgen</button><button name="del">Ta bort</button></div></form></main></body></html>`;
  assert.deepEqual(await waysWith('Cană Vega', cart('Betala')), ['on']);
  assert.deepEqual(await waysWith('Cană Vega', cart('Zorba lix')), [], 'words that nobody knows may change the cart');
  const twice = '<p><button type="button" id="other">Betala med faktura</button></p>';
  assert.deepEqual(await waysWith('Cană Vega', cart('Betala', twice)), [], 'of two none is known to lead on');
});

test('a cart that leads only to its own page ends there: nothing around it leads on', async () => {
  const cart = (
    words: string,
  ) => `<html lang="ro"><body><main><h1>Coș</h1><section><button type="button" id="later">♡ Lix</button></section>
    <section><div><form><div><a href="/mug">Cană Vega</a><div>300,45 RON</div>
    <input name="qty" type="number" value="1" aria-label="Cantitate"><strong>300,45 RON</strong>
    <button name="remove" aria-label="Elimină">×</button></div></form></div>
    <button type="button" id="on" style="width:200px;height:40px">${words}</button></section></main></body></html>`;
  assert.deepEqual(await waysWith('Cană Vega', cart('Zorba lix')), ['on']);
  assert.deepEqual(await waysWith('Cană Vega', cart('Vezi coșul')), []);
});

test('a link in the words of a box to tick is there to be read', async () => {
  const cart = (tick: string) => `<html lang="ro"><body><main><h1>Coș</h1><div><form><div><a href="/mug">Cană Vega</a>
    <div>300,45 RON</div><input name="qty" type="number" value="1" aria-label="Cantitate"><strong>300,45 RON</strong>
    <button name="remove" aria-label="Elimină">×</button></div></form></div>
    <div>${tick}<label for="ok">Zim lorta <a id="read" href="/zorba">zorba lix</a></label></div></main></body></html>`;
  assert.deepEqual(await waysWith('Cană Vega', cart('<input type="checkbox" id="ok">')), []);
  assert.deepEqual(await waysWith('Cană Vega', cart('')), ['read']);
});

test('a layer over the page is a step of its own', async () => {
  const view = await show(`<main>${address}</main>
    <div style="position:fixed;inset:0;background:#0008"><div role="dialog" style="background:#fff;margin:80px">
    <h5>Shipping method</h5><label><input type="radio" name="shipping_method" checked> Flat rate - $5.00</label>
    <button type="button" id="take">Continue</button></div></div>`);
  assert.deepEqual(names(view), ['take']);
});

test('a word that means both "save" and "register" saves a block of the checkout', async () => {
  const view = await show(`<main><h1>Commande</h1><form><h2>Adresse de livraison</h2>
    <label>Rue <input name="street" value="12 rue Haute"></label><label>Code postal <input name="postcode" value="1000"></label>
    <label>Ville <input name="city" value="Bruxelles"></label><button type="submit" id="save">Enregistrer</button></form></main>`);
  assert.deepEqual(names(view), ['save']);
});

test('what put the product into the cart is no way on, whatever it says', async () => {
  const view = await show(`<main><h1>Your cart</h1><form><button type="button" id="buy">Buy and continue</button></form>
    <table><tr><td>Brass lamp</td><td>1</td><td>$42.00</td></tr></table><button id="on">Go to checkout</button></main>`);
  const run = runAt(view);
  const buy = view.snapshot.elements.find(({ id }) => id === 'buy');
  assert.ok(buy);
  assert.ok(names(view).includes('buy'));
  notePressedAdd(run, view, buy);
  assert.deepEqual(
    waysOn(run, view).map(({ id }) => id),
    ['on'],
  );
});

test('a page that asks how to pay is left by its own button, whatever carts and products stand around it', async () => {
  const view = await show(`<header><a id="top" href="/checkout_shipping">Checkout</a></header>
    <main><h1>Payment</h1><form><label><input type="radio" name="payment" checked> Credit card</label>
    <label><input type="radio" name="payment"> Money order</label><button id="on">Continue</button></form></main>
    <div><h3>Shopping cart</h3><a href="/cart">Brass Lamp</a> <span>$42.00</span><a id="other" href="/item/7">A Lamp No Price A Lamp No Price</a></div>`);
  assert.equal(names(view)[0], 'on');
  assert.equal(names(view).includes('other'), false);
});

test('the step’s own form comes before the header, and a link to this very page leads nowhere', async () => {
  await shop.show('');
  const here = shop.page.url();
  const view = await show(`<header><a id="self" href="${here}">Checkout</a></header>
    <nav><a id="crumb" href="${here}">Checkout - Step 1</a></nav>
    <main><h1>Delivery information</h1><form><label><input type="radio" name="shipping" checked> Per item $2.50</label>
    <label><input type="radio" name="shipping"> Express delivery $9.00</label><input id="go" type="submit" value="Weiter zu Schritt 2"></form></main>`);
  assert.deepEqual(names(view), ['go']);
});

test('a link back to a step that was gone on from leads nowhere', async () => {
  const at = (title: string) =>
    show(`<main><h1>Checkout</h1><p><a id="back" href="/edit">Continue to delivery</a></p>
    <form><h2>${title}</h2><label>Comment <textarea></textarea></label><button id="on">Continue</button></form></main>`);
  const before = await at('2. Continue to delivery');
  const run = runAt(before);
  assert.deepEqual(
    waysOn(run, await at('Payment'))
      .map(({ id }) => id)
      .toSorted(),
    ['back', 'on'],
  );
  const [pressed] = before.snapshot.elements.filter(({ id }) => id === 'on');
  assert.ok(pressed);
  noteStepLeft(run, before, pressed);
  assert.deepEqual(
    waysOn(run, await at('Payment')).map(({ id }) => id),
    ['on'],
  );
});

test('a step that was left is no way on, though the review is titled like a cart and the step like the checkout', async () => {
  const view =
    await show(`<main lang="fr"><h1>Valider le panier</h1><ol><li><a id="sent" href="/?edit=1">Mode de livraison</a></li>
    <li><a id="paid" href="/?edit=2">Paiement</a></li></ol><form><p>Lampe × 1</p><p>Total <b>20,00 €</b></p><a role="button" id="on" href="#">Étape suivante</a></form></main>`);
  const run = runAt(view);
  assert.ok(candidates(view, 'goToCheckout').some(({ id }) => id === 'paid'));
  for (const step of ['Mode de livraison', 'Paiement']) run.memory.stepsLeft.add(step);
  assert.ok(!waysOn(run, view).some(({ id }) => id === 'paid'));
});

test('a step of deliveries goes on by its own form, not by the small cart beside it', async () => {
  const step = (action: string) => `<main><h1>Kasse</h1><form><h2>Versandart</h2>
    <label><input type="radio" name="m" required> Paket: 7,50 € Lieferung in 2–3 Tagen</label>
    <label><input type="radio" name="m" required> Express: 9,50 € Lieferung in 1 Tag</label>
    <input type="submit" id="back" value="Zurück"> <input type="submit" id="on" value="${action}"></form></main>
    <aside><h2>Warenkorb</h2><a href="/muetze">Mütze</a> 1 x 39,00 € = 39,00 € <p>Zwischensumme 39,00 €</p>
    <a href="/warenkorb">Warenkorb</a> <a id="small" href="/kasse">Zur Kasse</a></aside>`;
  assert.equal(names(await show(step('Weiter')))[0], 'on');
  // In a cart that shows what the deliveries would cost, their form only reckons anew.
  assert.equal(names(await show(step('Aktualisieren')))[0], 'small');
});

test('a notice, a link or a side box is no progress, an answer is', async () => {
  const page = (notice: string, box: string, zip = '50010') =>
    `<div class="alert alert-success" role="status">${notice}${notice && '<button type="button" class="btn-close" aria-label="Close"></button>'}</div><main>${address.replace('50010', zip)}</main><aside><h3>${box}</h3><button>${box}</button></aside><a href="/x">${box}</a>`;
  const first = progressOf(await show(page('', 'Kettle')));
  assert.equal(progressOf(await show(page('Your details were saved', 'Lamp'))), first);
  assert.notEqual(progressOf(await show(page('', 'Kettle', '50011'))), first);
});

test('the place for a code is opened by a fold that names coupons, whatever it is made of', async () => {
  const view = await show(`<nav><a href="#offers">Coupons</a></nav><main><h2>Cart totals</h2>
    <div role="button" tabindex="0" aria-expanded="false" id="fold">Add coupons</div><p>Total <b>$18.00</b></p>
    <a href="https://elsewhere.example/vouchers">Discount coupon</a></main>`);
  assert.deepEqual(
    findCouponOpeners(view).map(({ id }) => id),
    ['fold'],
  );
});

test('the button of the code’s own form sends it whatever it says; a form with other fields needs one that says so', async () => {
  const code = '<label>Promo code <input name="discount_name" id="code"></label>';
  const submitOf = (view: View) => {
    const field = view.snapshot.elements.find(({ id }) => id === 'code');
    assert.ok(field);
    return findCouponSubmit(field, view.snapshot.elements, candidates(view, 'applyCoupon'))?.id;
  };
  assert.equal(submitOf(await show(`<main><form>${code}<button id="add">Add</button></form></main>`)), 'add');
  const shared = `<main><form><label>Street <input name="street"></label>${code}<button id="order">Send</button></form></main>`;
  assert.equal(submitOf(await show(shared)), undefined);
});

test('the lists of side boxes are not the customer’s to answer, a step with a list alone is', async () => {
  const list = (name: string) =>
    `<form><label>${name} <select id="${name}"><option value="">Please select</option><option>Alpha<option>Beta</select></label></form>`;
  const isSide = (view: View, id: string, kind: 'company' | 'country') => {
    const element = view.snapshot.elements.find((each) => each.id === id);
    assert.ok(element);
    return isSideList(view, element, kind);
  };
  const step = await show(`<main>${list('Country')}</main>${list('Company')}`);
  assert.deepEqual([isSide(step, 'Country', 'country'), isSide(step, 'Company', 'company')], [false, true]);
  const form = await show(`<main>${address}</main>${list('Country')}`);
  assert.equal(isSide(form, 'Country', 'country'), true);
});

test('a drawn button within a way to pay is no way to pay of its own', async () => {
  const view =
    await show(`<main><h2>Payment</h2><div role="radiogroup"><span role="radio" aria-checked="false" tabindex="0"
    style="display:flex;padding:12px"><button type="button" role="radio" aria-checked="true" style="width:16px;height:16px"></button>
    <p>Manual payment</p></span></div><button disabled>Continue to review</button></main>`);
  assert.deepEqual(
    readMethods(view).map(({ kind, selected }) => [kind, selected]),
    [['offline', false]],
  );
});

test('what orders is no way on, though it also says "checkout"', async () => {
  const view = await show(`<main><h1>Checkout</h1><h2>Review</h2><p>Ada Palmer, 1 Main St</p>
    <label><input type="checkbox" name="terms" checked> I accept the terms and conditions</label>
    <button id="order">Place order</button></main>`);
  assert.deepEqual(names(view), []);
});

const rates = `<section><h2>Shipping method</h2><p>Fill in your address first</p><button type="button" id="rates">Zorba lix</button></section>`;
const methods = `<section><h2>Payment</h2><label><input type="radio" name="payment" checked> Credit card</label>
  <label><input type="radio" name="payment"> Bank transfer</label></section>`;

const drawn = `<section><h2>Payment</h2><button type="button">Credit card</button>
  <button type="button">Bank transfer</button></section>`;

test('deliveries that have to be asked for come before a way on that stands below them', async () => {
  for (const asked of [methods, drawn]) {
    const view = await show(`<main>${rates}${asked}<button id="on">Continue</button></main>`);
    const settled = { ...runAt(view), memory: { ...runAt(view).memory, paymentMethod: 'card', cartVerified: true } };
    const named = waysOn(settled as Parameters<typeof waysOn>[0], view).filter(({ id }) => id !== '');
    assert.equal(named[0]?.id, 'rates', asked);
  }
});

test('deliveries that have to be asked for come before the button of their form, wherever it stands', async () => {
  const view = await show(`<main><form><button id="on">Continue</button>${rates}${drawn}</form></main>`);
  const settled = { ...runAt(view), memory: { ...runAt(view).memory, paymentMethod: 'card', cartVerified: true } };
  const named = waysOn(settled as Parameters<typeof waysOn>[0], view).filter(({ id }) => id !== '');
  assert.equal(named[0]?.id, 'rates');
});

test('with the payment settled above it, a button whose words nobody knows may order', async () => {
  const view = await show(`<main>${methods}${rates}<button id="on">Continue</button></main>`);
  const settled = { ...runAt(view), memory: { ...runAt(view).memory, paymentMethod: 'card', cartVerified: true } };
  assert.equal(
    waysOn(settled as Parameters<typeof waysOn>[0], view).some(({ id }) => id === 'rates'),
    false,
  );
});

test('under a cart that opened over the product, "continue" of another form comes after the way to the checkout', async () => {
  const view = await show(`<main><h1>Mug Lumo</h1><p>$17.85</p><form action="/add"><button>Add to cart</button></form>
    <form action="/review"><h2>Reviews</h2><label>Name <input name="name"></label><textarea name="text"></textarea>
    <button id="review">Continue</button></form></main><div role="dialog" style="position:fixed;top:9px;left:9px">
    <p>1 × Mug Lumo $17.85</p><button id="out" type="button">Checkout</button></div>`);
  assert.equal(names(view)[0], 'out');
});

test('on a product’s page neither other goods nor the price of a delivery leads on', async () => {
  const view =
    await show(`<main><h1>Mug</h1><p>$20.00</p><form><input type="number" name="quantity" value="1" aria-label="Quantity">
    <button id="buy" name="add">Add to cart</button></form>
    <form><label>Postal code <input name="zipcode" value="50010"></label><button id="rates">Calculate</button></form>
    <article><a href="/lamp">Lamp</a> <span>$9.00</span><form><button id="lamp" name="add">Buy</button></form></article>
    <a id="out" href="/checkout">Checkout</a></main>`);
  assert.deepEqual(names(view), ['out']);
});

test('at a door, what says "pay" below the e-mail address of a guest leads past the sign-in', async () => {
  const door = `<html lang="sv"><body><main><h1>Betala</h1><h2>Fortsätt som gäst</h2><form><label>E-post * <input type="email"
    value="a@b.test" required></label><button id="guest">Betala</button></form><h2>Logga in</h2><form><label>E-post
    <input type="email"></label><label>Lösenord <input type="password"></label><button>Logga in</button></form></main></body></html>`;
  assert.ok(names(await show(door)).includes('guest'));
});

test('the form for members beside that of a guest leads nowhere by the word that both have', async () => {
  const members = (value = '') => `<form><h2>Members</h2><label>Member ID or e-mail <input name="loginmail"></label>
    <label>Password <input type="password" name="loginpass" value="${value}"></label><button id="in">Next</button></form>`;
  assert.deepEqual(names(await show(`<main><h1>Customer</h1>${members()}${address}</main>`)), ['save']);
  assert.deepEqual(names(await show(`<main><h1>Customer</h1>${members()}<p>Members only</p></main>`)), ['in']);
});

test('what sends a review of the product is no way on, and the way to the checkout beside it is', async () => {
  const view = await show(`<main><h1>Wool socks</h1><p>$20.00</p><form><input type="number" name="quantity" value="1">
    <button id="add">Add to cart</button></form><a id="checkout" href="/checkout">Proceed to checkout</a>
    <h2>Write a review</h2><form><label>Your review <textarea name="comment" required></textarea></label>
    <label>Name <input name="author" required></label><label>Email <input name="email" type="email" required></label>
    <button id="send" type="submit">Submit</button></form></main>`);
  assert.deepEqual(names(view), ['checkout']);
});

test('of deliveries with a button each, those that were not taken are no way on', async () => {
  const delivery = (name: string, price: string, more = '') =>
    `<div><p>${name}</p><p>${price}</p><p>2 to 3 days</p><button name="way" value="${name}" id="${name}" ${more}>Select</button></div>`;
  const page = (more: string) =>
    `<main><h1>Checkout</h1><form><h2>Delivery method</h2>${delivery('Courier', '$20.70')}${delivery('Post', 'Free', more)}</form>
      <form><h2>Payment</h2><button id="on">Save and continue</button></form></main>`;
  const view = await show(page('aria-pressed="true"'));
  assert.deepEqual(
    readShippingOptions(view.snapshot, view.fields).map(({ label, selected }) => [label, selected]),
    [
      ['Courier', false],
      ['Post', true],
    ],
  );
  const run = runAt(view);
  run.memory.shippingOption = 'Post';
  const ways = waysOn(run, view).map(({ id }) => id);
  assert.ok(ways.includes('on'));
  assert.ok(!ways.includes('Courier'));
});

test('in a row that names the steps of the checkout no step leads on, and what takes back is not what saves', async () => {
  const step = (name: string) => `<div style="flex:1"><button type="button" id="${name}">${name}</button></div>`;
  const form = `<form><h2>Shipping</h2><label>Street <input name="street" value="1 Main St"></label>
    <label>Town <input name="city" value="Ames"></label><label>ZIP <input name="zip" value="50010"></label></form>
    <div><button type="button" id="cancel">Cancel</button> <button type="button" id="save">Keep these lines</button></div>`;
  const row = (names: string[]) => `<div style="display:flex">${names.map(step).join('')}</div>`;
  const view = await show(`<main>${row(['details', 'shipping', 'payment', 'review'])}${form}</main>`);
  assert.deepEqual(names(view), ['save']);
  // Alone it opens what it names.
  assert.ok(names(await show(`<main>${row(['details'])}${form}</main>`)).includes('details'));
});

test('a page with the delivery and the payment chosen does not ask for the address by what changes the delivery', async () => {
  const radio = (name: string, label: string) =>
    `<ul><li><input type="radio" name="${name}" id="${name}" checked>
      <label for="${name}" style="display:flex"><span><b>${label}</b></span><span><b>129,00 Kč</b></span></label></li></ul>`;
  const page = (change: string) => `<main><div><b>Vyberte způsob dopravy</b>${radio('transport', 'Česká pošta')}
    <button type="button" id="change">${change}</button></div><div><b>Vybrat platbu</b>${radio('payment', 'Platba kartou')}</div>
    <button type="button" id="next">Pokračovat v objednávce</button></main>`;
  const view = await show(page('Změnit dopravu'));
  const memory = { ...runAt(view).memory, cartVerified: true, shippingOption: 'Česká pošta', paymentMethod: 'card' };
  assert.deepEqual(openSlots({ memory } as ReturnType<typeof runAt>, view), []);
  const other = await show(page('Změnit fakturační adresu'));
  assert.deepEqual(
    openSlots({ memory } as ReturnType<typeof runAt>, other).map(({ opener }) => opener.id),
    ['change'],
  );
});

test('what was complained of and is answered now is sent by the button of its own block first', async () => {
  const blocks = (value: string, marked: string) => `<main>${address}<form><h2>About you</h2>
    <label>Last name <input name="lastname" value="${value}" ${marked}></label>
    <button id="own" type="submit">Continue</button></form></main>`;
  assert.deepEqual(names(await show(blocks('Palmer', ''))), ['save', 'own']);
  assert.deepEqual(names(await show(blocks('Palmer', 'aria-invalid="true"'))), ['own', 'save']);
  assert.deepEqual(names(await show(blocks('', 'aria-invalid="true"'))), ['save', 'own'], 'it is not answered yet');
});
