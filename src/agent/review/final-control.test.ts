import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { orders } from '../actions/press.ts';
import { BY_PLACE } from '../perception/index.ts';
import { finalControl } from './final-control.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const ESTIMATE = '<label>Postcode <input name="zip"></label>';
const CHOICES = `<h2>Delivery</h2><label><input type="radio" name="delivery" checked> Parcel $5.00</label>
  <label><input type="radio" name="delivery"> Express $9.00</label><h2>Payment method</h2>
  <label><input type="radio" name="pay" checked> Credit card</label><label><input type="radio" name="pay"> Bank transfer</label>`;
const NOTHING = {
  cartUrl: null,
  buyerNamed: false,
  addressDone: false,
  addressGiven: false,
  shippingOption: null,
  paymentMethod: null,
  cardTyped: false,
  stepsLeft: new Set<string>(),
};

const CART = 'https://shop.test/cart';

/** What is made of a cart with its terms, with these fields, whose button both orders and leads to the checkout by its words. */
async function seenAs(fields: string, memory: object = {}, words = 'إتمام الشراء'): Promise<'order' | 'way on'> {
  const line = `<tr><td><a href="/lamp">Lamp</a></td><td><input name="quantity" aria-label="Quantity" value="1"></td>
    <td>$20.00</td><td><button>Remove</button></td></tr>`;
  const view = readView(
    await shop.see(
      `<main><h1>Shopping cart</h1><table>${line}</table>${sumRow('Subtotal', '$20.00')}${sumRow('Total', '$20.00')}
    <form>${fields}<label><input type="checkbox" checked> I accept the terms</label><button>${words}</button></form></main>`,
      CART,
    ),
  );
  const run = { memory: { ...NOTHING, ...memory } } as unknown as Parameters<typeof finalControl>[0];
  const button = view.snapshot.elements.findLast(({ role }) => role === 'button');
  assert.ok(button);
  const isOrder = finalControl(run, view) !== null;
  assert.equal(orders(run, view, button), isOrder);
  return isOrder ? 'order' : 'way on';
}

test('a cart that was only seen in a layer before is no review, though it estimates the delivery and has its terms', async () => {
  assert.equal(await seenAs(ESTIMATE), 'way on');
  assert.equal(await seenAs(ESTIMATE, {}, 'Tilaa'), 'way on');
  assert.equal(
    await seenAs('<label>Last name <input name="lastname"></label><label>Street <input name="street"></label>'),
    'order',
  );
  assert.equal(await seenAs(ESTIMATE, { addressGiven: true }), 'order');
  assert.equal(await seenAs(ESTIMATE, { paymentMethod: 'card' }), 'order');
  const chosen = { paymentMethod: 'card', shippingOption: 'Parcel' };
  assert.equal(await seenAs(ESTIMATE, chosen), 'order', 'chosen elsewhere');
  assert.equal(await seenAs(CHOICES, chosen), 'way on', 'nobody has said where to yet');
  assert.equal(await seenAs(CHOICES, { ...chosen, buyerNamed: true }), 'order');
});

test('a cart that comes back after the checkout was begun elsewhere is no review', async () => {
  const left = new Set(['Cart', CART, 'https://shop.test/address']);
  const known = { cartUrl: CART, addressGiven: true, buyerNamed: true, shippingOption: 'Parcel' };
  assert.equal(await seenAs(ESTIMATE, { ...known, stepsLeft: left }), 'way on');
  assert.equal(await seenAs(ESTIMATE, { ...known, stepsLeft: left, cardTyped: true }), 'way on');
  assert.equal(await seenAs(ESTIMATE, { ...known, stepsLeft: new Set([CART]) }), 'order', 'all of it at one address');
  assert.equal(await seenAs(CHOICES, { ...known, stepsLeft: left }), 'order', 'it asks how to pay');
});

const CARD = `<label>Card number <input autocomplete="cc-number"></label><label>Security code <input autocomplete="cc-csc"></label>`;

/** What would send the order; `saysSo`: the control that the words call so. */
async function orderedBy(html: string, saysSo = '', why = ''): Promise<string | undefined> {
  const read = readView(await shop.see(`<main><h1>Checkout</h1>${html}${sumRow('Total', '$20.00')}</main>`));
  const said = read.snapshot.elements.filter(({ id }) => saysSo !== '' && id === saysSo);
  assert.equal(said.length, saysSo === '' ? 0 : 1);
  const asOrder = said.map(({ ref }) => ({ ref, kind: 'placeOrder' as const, score: 0.9, why }));
  const view = { ...read, actions: [...asOrder, ...read.actions] };
  const run = { memory: { ...NOTHING, addressDone: true, paymentMethod: 'card', cardTyped: true } };
  return finalControl(run as unknown as Parameters<typeof finalControl>[0], view)?.element.id;
}

test('the title of a step that can be opened is not the order, whatever it says', async () => {
  const step = (number: number, title: string) =>
    `<li><div style="cursor:pointer" id="step${number}"><span>${number}</span><h2>${title}</h2></div></li>`;
  const steps = `<ol>${step(5, 'Payment information')}${step(6, 'Place order')}</ol>`;
  assert.equal(await orderedBy(`${steps}<button type="button" id="confirm">Confirm</button>`, 'step6'), 'confirm');
});

test('a button in the heading of a step is not the order', async () => {
  const step = '<h2>5 <button type="button" id="step">Place order</button></h2>';
  assert.equal(await orderedBy(`${step}<button type="button" id="confirm">Confirm</button>`, 'step'), 'confirm');
});

test('nor is it what leads on from the card, however clearly its words say so', async () => {
  const section = (title: string, rest: string) => `<section><h2>${title}</h2>${rest}</section>`;
  const card = `<label>Card number <input autocomplete="cc-number" value="4242424242424242"></label>
    <label>CVC <input autocomplete="cc-csc" value="123"></label><button type="button" id="next">Continue</button>`;
  const step = section('<button type="button" id="step">Vamto lis</button>', '');
  const read = readView(await shop.see(`<main>${section('Payment', card)}${step}${sumRow('Total', '$20.00')}</main>`));
  const title = read.snapshot.elements.find(({ id }) => id === 'step');
  const leadsOn = { ref: title?.ref ?? '', kind: 'continue' as const, score: 0.95, why: '' };
  const view = { ...read, actions: [leadsOn, ...read.actions] };
  const run = { memory: { ...NOTHING, addressDone: true, paymentMethod: 'card', cardTyped: true } };
  assert.equal(finalControl(run as unknown as Parameters<typeof finalControl>[0], view)?.element.id, 'next');
});

test('a button of a numbered row of steps is not the order, nor is one that takes no clicks', async () => {
  const step = (number: number, title: string) =>
    `<div><button type="button" id="step${number}">${number}. ${title}</button></div>`;
  const steps = `<div>${step(3, 'Delivery')}${step(4, 'Payment')}${step(5, 'Place order')}</div>`;
  const order = '<button type="button" id="confirm">Confirm</button>';
  assert.equal(await orderedBy(`${steps}${order}`, 'step5'), 'confirm');
  const link = (name: string, at: number) => `<li><a href="#" id="link${at}">${name} <span>${at} / 4</span></a></li>`;
  const now = '<li><b>Payment <span>3 / 4</span></b></li>';
  const glued = `<ol style="display:flex">${link('Address', 1)}${link('Delivery', 2)}${now}${link('Place order', 4)}</ol>`;
  assert.equal(
    await orderedBy(`${glued.replaceAll(' <span>', '<span>')}${order}`, 'link4'),
    'confirm',
    'no space between',
  );
  const row = `<ol style="display:flex">${link('Address', 1)}${link('Delivery', 2)}${now}${link('Place order', 4)}</ol>`;
  assert.equal(await orderedBy(`${row}${order}`, 'link4'), 'confirm', 'the number behind the name');
  const shut = '<button type="button" id="shut" style="pointer-events:none">Place order</button>';
  assert.equal(await orderedBy(`${shut}${order}`, 'shut'), 'confirm');
});

test('a link of a list that names the heading of this step is not the order, whatever stands behind the names', async () => {
  const step = (name: string, number: number, id: string) =>
    `<li>${number === 2 ? `<b>${name}<br><small>${number} / 3</small></b>` : `<a href="#" id="${id}">${name}<br><small>${number} / 3</small></a>`}</li>`;
  const steps = `<ul>${step('Where to?', 1, 'first')}${step('How do you pay?', 2, '')}${step('Place order', 3, 'last')}</ul>`;
  const form = `<form><h2>How do you pay?</h2>${CARD}<button id="next">Next step</button></form>`;
  assert.equal(await orderedBy(`${steps}${form}`, 'last'), 'next');
  const others = `<ul><li><a href="/terms">Terms</a></li><li><a href="/help">Help</a></li><li><a href="#" id="place">Place order</a></li></ul>`;
  assert.equal(await orderedBy(`${form}${others}`, 'place'), 'place', 'a list of other things is none of steps');
});

test('a link in a row or line whose other names are links or the heading of this step is not the order', async () => {
  const step = (number: number, name: string, isShut = number !== 2) =>
    `<div><button type="button" ${isShut ? 'disabled' : ''}>${number}</button><p>${name}</p></div>`;
  const last = '<a href="#" id="last">Check and place order</a>';
  const row = `<div style="display:flex">${step(1, '<a href="/where">Where to?</a>')}${step(2, 'How do you pay?')}${step(3, last)}</div>`;
  const form = (title: string) => `<form><h2>${title}</h2>${CARD}<button id="next">Next step</button></form>`;
  assert.equal(await orderedBy(row + form('2 How do you pay?'), 'last'), 'next');
  const line = `<div><a href="/where">Where to?</a> | How do you pay? | ${last} | <a href="/done">Done</a></div>`;
  assert.equal(await orderedBy(line + form('How do you pay?'), 'last'), 'next');
  const said = `<p>Read our <a href="/terms">terms</a> and <a href="/privacy">privacy</a> before you pay. ${last}</p>`;
  assert.equal(await orderedBy(form('How do you pay?') + said, 'last'), 'last', 'a sentence has no name of a step');
});

test('the card that was chosen among links for other ways to pay is not the order, whatever it sounds like', async () => {
  const line = (inner: string, id = '') => `<div style="cursor:pointer" onclick="1" id="${id}">${inner}</div>`;
  const links = `${line('<a href="#">Bank transfer</a>')}${line('<a href="#">Cash on delivery</a>')}`;
  const form = `<form><div>${line('<span>Credit card</span>', 'way')}${links}</div>${CARD}<button id="next">Next</button></form>`;
  assert.equal(await orderedBy(form, 'way'), 'next');
});

test('of blocks that each have a button to save them, the card is sent by the one below it', async () => {
  const block = (id: string, fields: string) => `<form>${fields}<button id="${id}">Save</button></form>`;
  const address = block('address', '<label>Street <input name="street" value="Main St"></label>');
  assert.equal(await orderedBy(`${address}${block('card', CARD)}`), 'card');
});

test('a link with an empty anchor orders, and what subscribes to news never does', async () => {
  const news =
    '<form><label>Sign up for our newsletter <input type="email" name="email"></label><button id="news">OK</button></form>';
  assert.equal(await orderedBy(`${CARD}<a href="#" id="place">Place order</a><div>${news}</div>`), 'place');
  assert.equal(
    await orderedBy(`${CARD}<a href="https://shop.test/page" id="here">Place order</a><div>${news}</div>`),
    undefined,
  );
});

const NEWS = `<form><label>E-mail <input type="email" name="mail"></label><button id="news">Continue</button></form>`;

test('the button of a newsletter is never the order; one that sends the card with an e-mail address may be', async () => {
  assert.equal(await orderedBy(`${CARD}${NEWS}`), undefined);
  assert.equal(await orderedBy(`<form>${CARD}<button id="card">Vamto</button></form>${NEWS}`), 'card');
  const own = `<form><label>E-mail <input type="email" name="mail"></label>${CARD}<button id="own">Continue</button></form>`;
  assert.equal(await orderedBy(own), 'own');
  const frame = `<iframe srcdoc='${CARD}'></iframe>`;
  assert.equal(
    await orderedBy(
      `<form><label>E-mail <input type="email" name="mail"></label>${frame}<button id="own">Continue</button></form>`,
    ),
    'own',
  );
});

test('a button that tells the merchant "checkout" may only have the order checked, whatever it says', async () => {
  const ambiguous = async (name: string) => {
    const view = readView(
      await shop.see(`<main><h1>Payment</h1><form method="post">${CHOICES}${sumRow('Total', '$25.00')}
        <button name="${name}" value="1">Place order</button></form></main>`),
    );
    const run = { memory: { ...NOTHING, addressGiven: true, paymentMethod: 'card' } };
    return finalControl(run as unknown as Parameters<typeof finalControl>[0], view)?.ambiguous;
  };
  assert.equal(await ambiguous('checkout'), true);
  assert.equal(await ambiguous('confirm'), false);
});

test('a link drawn like the titles of the other steps opens one, whatever it says; drawn like nothing else it orders', async () => {
  const card = `<label>Card number <input autocomplete="cc-number" value="4242424242424242"></label>
    <label>Security code <input autocomplete="cc-csc" value="123"></label><button type="submit">Next</button>`;
  const step = (title: string, inside: string) =>
    `<section><div class="title" style="font-size:20px;font-weight:bold">${title}</div>${inside}</section>`;
  const found = async (last: string) => {
    const view = readView(
      await shop.see(`<main><h1>Checkout</h1>${step('Delivery options', '<p>Slow mail</p>')}
        ${step('Payment method', `<form>${card}</form>`)}${last}${sumRow('Subtotal', '$20.00')}${sumRow('Total', '$25.00')}</main>`),
    );
    const memory = { ...NOTHING, addressGiven: true, paymentMethod: 'card', shippingOption: 'Parcel', cardTyped: true };
    return finalControl({ memory } as unknown as Parameters<typeof finalControl>[0], view)?.element.text;
  };
  assert.notEqual(await found(step('<a href="#">Confirm order</a>', '')), 'Confirm order');
  assert.equal(await found('<p><a href="#">Confirm order</a></p>'), 'Confirm order');
});

test('beside a button that sends the block of the card, the one that says "Finish" orders', async () => {
  const card = `<label>Card number <input autocomplete="cc-number" value="4242424242424242"></label>
    <label>Security code <input autocomplete="cc-csc" value="123"></label><button type="submit">Submit</button>`;
  for (const words of ['Finish', 'Terminer', 'Finalizar', 'Dokončit']) {
    const view = readView(
      await shop.see(`<main><h1>Checkout</h1><form>${CHOICES}${card}${sumRow('Subtotal', '$20.00')}
        ${sumRow('Total', '$25.00')}<button type="submit">${words}</button></form></main>`),
    );
    const memory = { ...NOTHING, addressGiven: true, paymentMethod: 'card', shippingOption: 'Parcel', cardTyped: true };
    const found = finalControl({ memory } as unknown as Parameters<typeof finalControl>[0], view);
    assert.deepEqual([found?.element.text, found?.ambiguous], [words, false]);
  }
});

test('the button of a cart that lies open beside the checkout does not order, where the page has one that does', async () => {
  const drawer = (inside: string) =>
    `<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"><h2>Basket</h2>${inside}
     <button id="cart">Place order</button></div>`;
  const lines = '<label>Qty <input name="quantity" value="1"></label><button>Remove</button>';
  const order = `<form>${CHOICES}${CARD}<button id="order" disabled>Complete purchase</button></form>`;
  assert.equal(await orderedBy(order + drawer(lines), 'cart'), undefined);
  assert.equal(await orderedBy(drawer(lines), 'cart'), 'cart');
  assert.equal(await orderedBy(order + drawer('<p>Lamp</p>'), 'cart'), 'cart');
});

test('the title of a step that is still closed does not order, though it is a link that says so', async () => {
  const ordering = async (title: string) => {
    const view = readView(
      await shop.see(`<main><h1>Checkout</h1><h2>1 Delivery</h2><p>Ann Lee, 1 High Street</p><form>${CHOICES}
        <label>Card number <input autocomplete="cc-number" value="4242424242424242"></label><button>Next</button></form>
        ${title}<p>Total $25.00</p></main>`),
    );
    const memory = { ...NOTHING, addressGiven: true, paymentMethod: 'card', shippingOption: 'Parcel', cardTyped: true };
    return finalControl({ memory } as unknown as Parameters<typeof finalControl>[0], view)?.element.text;
  };
  assert.notEqual(await ordering('<h2>3 <a href="#">Place order</a></h2>'), 'Place order');
  assert.equal(await ordering('<h2>3 Place order</h2><p><a href="#">Place order</a></p>'), 'Place order');
});

test('what is said to be a title does not order, and no hand presses it on the way for that', async () => {
  const view = readView(
    await shop.see(`<main><h1>Payment</h1><p><a href="#">Place order</a></p><form>
      <label>Card number <input autocomplete="cc-number"></label><button>Next</button></form><p>Total $25.00</p></main>`),
  );
  const title = view.snapshot.elements.find(({ text }) => text === 'Place order') ?? assert.fail();
  const titles = new Set([title.ref]);
  const [ways, cardMethods, leftAlone] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const said = { ...view, taught: { ways, titles, cardMethods, leftAlone, messages: new Map() } };
  const run = { memory: { ...NOTHING, addressGiven: true, paymentMethod: 'card', cardTyped: true } };
  const order = (each: typeof view) => finalControl(run as unknown as Parameters<typeof finalControl>[0], each);
  assert.equal(order(view)?.element.text, 'Place order');
  assert.deepEqual([order(said)?.element.text, order(said)?.ambiguous], ['Next', true], 'it may be the order');
  assert.equal(orders(run as unknown as Parameters<typeof orders>[0], said, title), true);
});

test('"Pay" in the frame of the one who takes the payment may only hand the card over', async () => {
  const form = `<form><label>Card number <input autocomplete="cc-number"></label><label>CVC <input autocomplete="cc-csc"></label>
    <button>Pay $20.00</button></form>`;
  await shop.show(form, 'https://pay.test/card');
  const frame = '<iframe src="https://pay.test/card" width="400" height="300"></iframe>';
  const isAmbiguous = async (inside: string) => {
    const page = `<main><h1>Payment</h1>${sumRow('Total', '$20.00')}${inside}</main>`;
    const view = readView(await shop.see(page, 'https://shop.test/checkout'));
    const run = { memory: { ...NOTHING, addressGiven: true, paymentMethod: 'card', cardTyped: true } };
    return finalControl(run as unknown as Parameters<typeof finalControl>[0], view)?.ambiguous;
  };
  assert.equal(await isAmbiguous(frame), true);
  assert.equal(await isAmbiguous(form), false);
});

test('a step in a row of numbered ones, or in a heading of its own, does not order', async () => {
  const card = '<label>Card number <input autocomplete="cc-number"></label>';
  const ordersBy = async (html: string) => {
    const view = readView(await shop.see(`<main><h1>Checkout</h1>${html}</main>`, 'https://shop.test/pay'));
    const memory = { ...NOTHING, cartVerified: true, addressGiven: true, paymentMethod: 'card' };
    return finalControl({ memory } as unknown as Parameters<typeof finalControl>[0], view)?.element.id;
  };
  const step = (at: number, name: string) => `<a style="padding:9px" href="/step-${at}" id="s${at}">${at}. ${name}</a>`;
  const row = `<p>${step(1, 'Address')} ${step(2, 'Delivery')} <b>3. Payment</b> ${step(4, 'Confirm order')}</p>`;
  assert.equal(await ordersBy(`${row}<form>${card}<button type="button">Next</button></form>`), undefined);
  const fold = '<h2>4 <button type="button" id="fold">Confirm order</button></h2>';
  assert.equal(await ordersBy(`<form>${card}</form>${fold}`), undefined);
  assert.equal(await ordersBy(`<form>${card}<h2>4</h2><button id="pay">Confirm order</button></form>`), 'pay');
});

test('what adds the card from its own block comes before the order, as a press that may be the order', async () => {
  const card = `<label>Card number <input autocomplete="cc-number"></label><label>Expiry <input autocomplete="cc-exp"></label>
    <label>CVC <input autocomplete="cc-csc"></label>`;
  const seen = async (adds: string, memory: object = {}) => {
    const sums = `${sumRow('Subtotal', '$20.00')}${sumRow('Total', '$20.00')}`;
    const blocks = `<div><h2>Payments</h2>${card}${adds}</div><div>${sums}<button type="button">Place order</button></div>`;
    const view = readView(
      await shop.see(`<main><h1>Checkout</h1><form>${blocks}</form></main>`, 'https://shop.test/checkout'),
    );
    const known = { ...NOTHING, addressGiven: true, buyerNamed: true, shippingOption: 'Parcel', paymentMethod: 'card' };
    const run = { memory: { ...known, cardTyped: true, ...memory } } as unknown as Parameters<typeof finalControl>[0];
    const control = finalControl(run, view);
    return `${control?.element.text} ${control?.ambiguous}`;
  };
  const button = (name: string) => `<button type="button">${name}</button>`;
  assert.equal(await seen(button('Add payment')), 'Add payment true');
  assert.equal(await seen(button('Lägg till kort')), 'Lägg till kort true');
  assert.equal(await seen(button('Zahlung hinzufügen')), 'Zahlung hinzufügen true');
  for (const other of ['Add gift card', 'Add payment protection', 'Add payment note', 'Add note', 'Payment help'])
    assert.equal(await seen(button(other)), 'Place order false', other);
  assert.equal(await seen(button('Add payment'), { cardTyped: false }), 'Place order false');
});

test('of words that nobody knows, those that stand under another block too save what was answered there', async () => {
  const block = (fields: string, words: string, id: string) =>
    `<form method="post"><h2>Vamto</h2>${fields}<button id="${id}">${words}</button></form>`;
  const orderedWith = (words: string) =>
    orderedBy(
      block('<label>Street <input name="street" value="12 Elm Street"></label>', 'Zorba lix', 'first') +
        block(CARD, words, 'last'),
    );
  assert.equal(await orderedWith('Zorba lix'), undefined);
  assert.equal(await orderedBy(block(CARD, 'Zorba lix', 'last')), 'last', 'the only one of its kind');
  const guessed = (html: string) => orderedBy(html, 'last', BY_PLACE);
  const address = block('<label>Street <input name="street" value="12 Elm Street"></label>', 'Zorba lix', 'first');
  assert.equal(
    await guessed(address + block(CARD, 'Zorba lix', 'last')),
    undefined,
    'though its place suggests an order',
  );
  assert.equal(await guessed(address + block(CARD, 'Zorba lix ✓', 'last')), undefined, 'saved already');
  assert.equal(await guessed(block(CARD, 'Zorba lix', 'last')), 'last');
});

test('after the card, words that order do so at the cart’s own address too; before it they do not', async () => {
  const isFinal = async (memory: object) => {
    const view = readView(
      await shop.see(
        `<main lang="ja"><h1>内容確認</h1>${sumRow('商品合計', '¥1,296')}${sumRow('送料', '¥660')}${sumRow('総合計金額', '¥1,956')}
          <form method="post" action="/cart/"><button name="back">戻る</button><button name="purchase">上記内容で注文する</button></form></main>`,
        'https://shop.test/cart/',
      ),
    );
    const run = { memory: { ...NOTHING, ...memory } } as unknown as Parameters<typeof finalControl>[0];
    return finalControl(run, view)?.element.name ?? null;
  };
  const paid = { addressDone: true, addressGiven: true, buyerNamed: true, paymentMethod: 'card', cardTyped: true };
  assert.equal(await isFinal(paid), 'purchase');
  assert.equal(await isFinal({}), null);
});
