import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { finalControl } from '../review/final-control.ts';
import { countTries } from '../run/tries.ts';
import type { View } from '../view/view.ts';
import { isReady } from './is-ready.ts';
import { noteSaved, savedKey } from './note-saved.ts';
import { openSlots } from './open-slots.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const show = async (html: string): Promise<View> => readView(await shop.see(html));

function buttonOf(view: View) {
  const button = view.snapshot.elements.find(({ role }) => role === 'button');
  assert.ok(button);
  return button;
}

const step = (questions: string) => `<main><form>${questions}<button id="on">Next</button></form></main>`;
const choice = (name: string, chosen = '') =>
  `<label><input type="radio" name="${name}" ${chosen}> One</label><label><input type="radio" name="${name}"> Two</label>`;

/** What is left to press after a step was saved and the page shows the next one in its place. */
async function isSavedAfter(before: string, after: string): Promise<boolean> {
  const tries = countTries();
  const requests = { writesSince: () => [{ answered: true }], failedData: () => null };
  const first = await show(before);
  const second = await show(after);
  const run = { tries, requests } as unknown as Parameters<typeof noteSaved>[0];
  noteSaved(run, first, second, buttonOf(first), 0);
  return !tries.hasLeft(savedKey(second, buttonOf(second)), 1);
}

test('the next step is not taken for the saved one, though its button stands in the same place', async () => {
  assert.equal(await isSavedAfter(step(choice('delivery', 'checked')), step(choice('payment'))), false);
  const typed = (value: string) => step(`<label>Phone <input name="phone" value="${value}"></label>`);
  assert.equal(await isSavedAfter(typed('5551234'), typed('555 1234')), true);
});

const PAID_LATER = {
  pressedAdds: new Set(),
  stepsLeft: new Set(),
  addedItems: [],
  shippingOption: 'Standard',
  shippingOffered: true,
  paymentMethod: 'card',
  cardTyped: false,
};
const GIVEN = { addressDone: true, addressGiven: true, cartVerified: true };

function at(view: View, memory: object): Parameters<typeof isReady>[0] & Parameters<typeof openSlots>[0] {
  const site = { origin: new URL(view.snapshot.url).origin };
  const run = {
    memory: { ...PAID_LATER, ...GIVEN, ...memory },
    hooks: { card: {} },
    order: purchaseOrder({ items: [] }),
    site,
  };
  return run as unknown as Parameters<typeof isReady>[0];
}

test('an order whose card is asked for later is ready where its control says "confirm", or a fold names the order', async () => {
  const review = (more: string) => `<main><h1>Checkout</h1><h2>Review your order</h2><p>Ada Palmer, 1 Main St, Ames</p>
    <label><input type="checkbox" name="terms" checked> I accept the terms</label>
    <button type="submit" id="order">Confirm order</button>${more}</main>`;
  const fold = '<details open><summary>Continue to your order – $11.60</summary><p>Total $11.60</p></details>';
  for (const more of ['', '<button>Confirm order</button>', fold]) {
    const view = await show(review(more));
    assert.equal(
      isReady(at(view, {}), view, () => true),
      true,
      more,
    );
  }
  const more = '<section><h2>Payment</h2><button>Continue to payment</button></section>';
  const open = await show(review(more));
  const isReadyWhere = (view: View, isUntried: boolean) => isReady(at(view, {}), view, () => isUntried);
  assert.equal(isReadyWhere(open, true), false);
  assert.equal(isReadyWhere(open, false), true, 'it was saved, and nothing is said against it');
  const refused = await show(review(`${more}<div role="alert" class="error">Please choose a method</div>`));
  assert.equal(isReadyWhere(refused, false), false);
});

test('an order is never sent with a card number left empty, also where the rest of the form is out of sight', async () => {
  const view = await show(`<main><h1>Checkout</h1><h2>Payment</h2>
    <label><input type="radio" name="pay" checked> Credit card</label>
    <div style="height:60px;overflow:hidden"><label>Card number <input name="number" autocomplete="cc-number"></label>
    <div style="margin-top:80px"><label>Expiry <input name="expiry" autocomplete="cc-exp"></label>
    <label>CVC <input name="cvc" autocomplete="cc-csc"></label></div></div>
    <table><tr><td>Total</td><td>$11.60</td></tr></table><button type="submit">Place order</button></main>`);
  assert.throws(() => isReady(at(view, {}), view, () => false), /only a part of it is in sight/);
});

test('an order is not sent while a choice that its form requires is open, whatever that choice is about', async () => {
  const radios = (more: string) =>
    ['Standard Plus', 'Standard'].map(
      (name) => `<label><input type="radio" name="a" required ${more}> ${name}</label>`,
    );
  const list = (more: string) =>
    `<select name="a" required><option value=""></option><option ${more}>Standard</option></select>`;
  for (const choice of [(more: string) => radios(more).join(''), list]) {
    const isReadyWith = async (more: string) => {
      const view = await show(`<main><h1>Checkout</h1><h2>Review your order</h2><p>Ada Palmer, 1 Main St, Ames</p><form>
        <label><input type="checkbox" name="terms" checked> I accept the terms</label><p>Service level</p>${choice(more)}<button type="submit">Place order</button></form></main>`);
      return isReady(at(view, {}), view, () => false);
    };
    assert.equal(await isReadyWith(''), false);
    assert.equal(await isReadyWith('checked selected'), true);
  }
});

test('the order is not sent by a button of another site, unless the card is asked for beside it', async () => {
  const page = (
    inside: string,
    below: string,
  ) => `<main><h1>Checkout</h1><h2>Review your order</h2><p>Ada Palmer, 1 Main St, Ames</p>
    <label><input type="checkbox" name="terms" checked> I accept the terms</label>
    <iframe srcdoc="${inside}<button>Place order</button>" width="400" height="200"></iframe>
    <table><tr><td>Total</td><td>$11.60</td></tr></table>${below}</main>`;
  const frameOf = async (inside: string, below: string) => {
    const view = await show(page(inside, below));
    return finalControl(at(view, { cardTyped: true }), view)?.element.frame;
  };
  const fields = ['cc-number', 'cc-exp', 'cc-csc'].map((name) => `<input autocomplete=${name} name=${name}>`).join('');
  assert.equal(await frameOf('<p>Win a prize</p>', '<button>Place order</button>'), 0);
  assert.equal(await frameOf('<p>Win a prize</p>', ''), undefined);
  assert.equal(await frameOf(fields, ''), 1);
});

const blocks = (delivery: string, payment: string) => `<main><h1>Checkout</h1>
  <section><h2>Contact and shipping address</h2><p>Ada Palmer, 1 Main St, Ames</p><button id="address">Change</button></section>
  <section><h2>Shipping method</h2>${delivery}</section><section><h2>Payment</h2>${payment}</section></main>`;

test('the block of a question that is still open is opened by its only control; beside an answer "change" means change', async () => {
  const openers = (view: View, memory: object) =>
    openSlots(at(view, memory), view).map(({ about, opener }) => [about, opener.id]);
  const change = (id: string) => `<button id="${id}" type="button">Change</button>`;
  const open = { shippingOption: null, paymentMethod: null };
  const bare = await show(blocks(change('delivery'), change('payment')));
  assert.deepEqual(openers(bare, open), [
    ['shippingMethod', 'delivery'],
    ['payment', 'payment'],
  ]);
  assert.deepEqual(openers(bare, { ...open, shippingOption: 'Standard' }), [['payment', 'payment']]);
  assert.deepEqual(openers(bare, { ...open, cardTyped: true }), []);
  const answered = await show(blocks(`<p>Standard, 3 days</p>${change('delivery')}`, ''));
  assert.deepEqual(openers(answered, open), []);
});

const openersAt = (view: View) => {
  const run = at(view, { addressDone: false, addressGiven: false, shippingOption: null, paymentMethod: null });
  return openSlots(run, view).map(({ about, opener }) => [about, opener.id]);
};

test('a block is known by the words in the place of a heading', async () => {
  const view =
    await show(`<main><h1>Your order</h1><div><b>Shipping address</b><div><button id="edit">Edit</button></div></div>
    <div><b>Shipping method</b></div><div><b>Payment</b></div></main>`);
  assert.deepEqual(openersAt(view), [['address', 'edit']]);
});

test('a button that sends a code leads on from nothing: what is still empty is opened beside it', async () => {
  const view =
    await show(`<main><h1>Checkout</h1><section><h2>Shipping address</h2><button id="edit">Edit</button></section>
    <section><h2>Shipping method</h2></section><form><label>Coupon code <input name="coupon"></label>
    <button id="apply">Apply coupon</button></form></main>`);
  const apply = view.snapshot.elements.find(({ id }) => id === 'apply');
  assert.ok(apply);
  // As where the one word for both is "use".
  const unclear = { ref: apply.ref, kind: 'continue' as const, score: 0.4, why: 'its words' };
  assert.deepEqual(openersAt({ ...view, actions: [...view.actions, unclear] }), [['address', 'edit']]);
});

test('a fold over the sums leads on from nothing, whatever its head says', async () => {
  const head = '<summary>Review your order – $13.95</summary>';
  const view =
    await show(`<main><h1>Checkout</h1><section><h2>Shipping address</h2><button id="edit">Edit</button></section>
    <section><h2>Shipping method</h2></section><details open>${head}<p>Total: $13.95</p></details></main>`);
  const fold = view.snapshot.elements.find(({ tag }) => tag === 'summary');
  assert.ok(fold);
  const clear = { ref: fold.ref, kind: 'continue' as const, score: 0.7, why: 'its words' };
  assert.deepEqual(openersAt({ ...view, actions: [...view.actions, clear] }), [['address', 'edit']]);
});

test('the title of a later step that is called like the order keeps no empty step shut', async () => {
  const view =
    await show(`<main><h1>Checkout</h1><section><h2>1 Shipping address</h2><button type="button" id="edit">Edit</button></section>
    <form><h2>2 <a href="#">Shipping method</a></h2></form><form><h2>3 <a href="#">Place order</a></h2></form></main>`);
  assert.deepEqual(openersAt(view), [['address', 'edit']]);
});

test('where the titles of steps to come are buttons, the address is still asked for by its own control', async () => {
  const view = await show(`<main><h1>Vrivxayf</h1><div><div><b>Shipping address</b>
    <button type="button" id="edit">Edit</button></div>
    <form><div><button type="button" id="next">Shipping method</button></div></form></div>
    <table><tr><td>3 item(s)</td><td>$105.00</td></tr><tr><td>Total</td><td>$105.00</td></tr></table></main>`);
  assert.deepEqual(openersAt(view)[0], ['address', 'edit']);
});

test('a heading that is a button is about what it says, not about the first step of the page', async () => {
  const view = await show(`<main><h1>Checkout</h1><div><div><h2>Shipping address</h2>
    <button type="button" id="edit">Edit</button></div>
    <form><div><h2><button>Pakketje</button></h2></div></form></div></main>`);
  assert.deepEqual(openersAt(view)[0], ['address', 'edit']);
});

test('a button of unknown words in the place of the address fields opens them; what is behind stays shut', async () => {
  const view = await show(`<main><h1>Checkout</h1><section><h2>1 Contact</h2><button id="back">Edit</button></section>
    <section><h2>2 Shipping address</h2><form><button type="button" id="unfold">By hand, please</button>
    <button id="on">Next</button></form></section><section><h2>3 Shipping method</h2></section></main>`);
  assert.deepEqual(openersAt(view), [['address', 'unfold']]);
});

const CARD = `<section><h2>Payment</h2><label>Card number <input name="number" autocomplete="cc-number"></label>
  <label>Security code <input name="cvc" autocomplete="cc-csc"></label></section>`;

test('deliveries are asked for by their own button before the card is typed, where another control plainly orders', async () => {
  const rates = '<button type="button" id="rates">Work it out</button>';
  const checkout = (order: string) =>
    show(`<main><h1>Checkout</h1><section><h2>Shipping method</h2>${rates}</section>
    ${CARD}${order}</main>`);
  const openers = (view: View, memory: object) =>
    openSlots(at(view, { shippingOption: null, ...memory }), view).map(({ opener }) => opener.id);
  const plain = await checkout('<button id="order">Place order</button>');
  assert.deepEqual(openers(plain, {}), ['rates']);
  assert.deepEqual(openers(plain, { cardTyped: true }), []);
  assert.deepEqual(openers(await checkout(''), {}), []);
  const methods = `<label><input type="radio" name="pay" checked> Credit card</label>
    <label><input type="radio" name="pay"> Bank transfer</label>`;
  const shut = '<button id="order" disabled>Place order</button>';
  assert.deepEqual(openers(await checkout(methods + shut), {}), ['rates'], 'that control may still be shut');
  assert.deepEqual(openers(await checkout(methods), {}), []);
});

test('the one button of the payment opens it, whatever it says, while the control that orders is there and shut', async () => {
  const openers = async (button: string, order: string) => {
    const view = await show(`<main><h1>Checkout</h1><section><h2>Contact</h2><label>First name <input></label>
      <label>Last name <input></label><label>Phone <input></label></section><section><h2>Payment</h2>${button}</section>
      <button type="button" ${order}>Place order and pay</button></main>`);
    return openSlots(at(view, { paymentMethod: null }), view).map(({ opener }) => opener.id);
  };
  const lone = '<button type="button" id="lone">Now for the money</button>';
  assert.deepEqual(await openers(lone, 'disabled'), ['lone']);
  assert.deepEqual(await openers(lone, ''), []);
  assert.deepEqual(await openers('<button type="button" id="lone">Bank transfer</button>', 'disabled'), []);
});

test('a button that names the card opens its fields before the order, where something else orders', async () => {
  const checkout = (card: string, order = '<button id="order">Place order</button>') =>
    show(`<main><h1>Checkout</h1><form><label>Street <input name="street" value="1 Main St"></label>
    <label>Town <input name="city" value="Ames"></label><label>ZIP <input name="zip" value="50010"></label>
    <section><h2>Payment</h2>${card}</section>${order}</form></main>`);
  const card = '<button type="button" id="card">💳 Credit card</button>';
  const openers = (view: View, memory: object = {}) => openSlots(at(view, memory), view).map(({ opener }) => opener.id);
  const view = await checkout(card);
  assert.deepEqual(openers(view), ['card']);
  assert.equal(
    isReady(at(view, {}), view, () => true),
    false,
  );
  assert.deepEqual(openers(view, { cardTyped: true }), []);
  assert.deepEqual(openers(view, { paymentMethod: 'offline' }), []);
  assert.deepEqual(openers(await checkout(card, '')), [], 'it may be what orders');
  assert.deepEqual(openers(await checkout('<button id="card">Credit card</button>')), [], 'it would send the form');
  assert.deepEqual(openers(await checkout('<button type="button" id="card">Card ending in 4242</button>')), []);
  assert.deepEqual(openers(await checkout('<button type="button" id="card">Gift card</button>')), []);
  const beside = (other: string) =>
    checkout(
      `<ul><li><button type="button" id="card">Card ›</button></li>
      <li><button type="button">${other} ›</button></li></ul>`,
      '',
    );
  assert.deepEqual(openers(await beside('PayPal')), ['card'], 'one of several ways to pay');
  assert.deepEqual(openers(await beside('Read more')), []);
});

test('a shut block between address and payment asks for the delivery, whatever its heading says', async () => {
  const place = `<section><h2>Your address</h2><label>Street <input name="street" value="1 Main St"></label>
    <label>Town <input name="city" value="Ames"></label><label>ZIP <input name="zip" value="50010"></label></section>`;
  const shut = (id: string) =>
    `<section><h2>${id}, please?</h2><button type="button" id="${id}">Show options</button></section>`;
  const view = await show(`<main><h1>Checkout</h1><form>${place}${shut('third')}${CARD}${shut('after')}
    <button id="order">Place order</button></form></main>`);
  const openers = (memory: object) => openSlots(at(view, memory), view).map(({ about, opener }) => [about, opener.id]);
  assert.deepEqual(openers({ shippingOption: null }), [['shippingMethod', 'third']]);
  assert.deepEqual(openers({}), []);
});

test('where the card is asked for after the order, the shut block between address and order asks for the delivery', async () => {
  const place = `<section><h2>Your address</h2><label>Street <input name="street" value="1 Main St"></label>
    <label>Town <input name="city" value="Ames"></label><label>ZIP <input name="zip" value="50010"></label></section>`;
  const checkout = (third: string) =>
    show(`<main><h1>Checkout</h1><form>${place}<section><h2>Third, please?</h2>${third}</section>
    <section><h2>Fourth</h2><p>Visa, Mastercard</p><button id="order">Place order</button></section></form></main>`);
  const openers = (view: View) => openSlots(at(view, { shippingOption: null }), view).map(({ opener }) => opener.id);
  assert.deepEqual(openers(await checkout('<button type="button" id="rates">Work it out</button>')), ['rates']);
  assert.deepEqual(openers(await checkout('<button id="send">Work it out</button>')), [], 'it would send the form');
  const two = '<button type="button" id="one">Work it out</button><button type="button" id="other">Ask us</button>';
  assert.deepEqual(openers(await checkout(two)), []);
});

test('a block below a title in plain text is told from those above and below it', async () => {
  const field = (label: string, value: string) =>
    `<p><label>${label} <input name="${label}" value="${value}"></label></p>`;
  const checkout = (title: string) =>
    show(`<main><h1>Complete your purchase</h1><form><div>Your details</div>${field('Email', 'ada@example.com')}
    <div>Address</div>${field('Street', '1 Main St')}${field('City', 'Ames')}${field('ZIP', '50010')}
    <div>${title}</div><div><button type="button" id="rates">Work it out</button></div>
    <div>Payment</div><div><button type="button">Card</button><button type="button">Bank transfer</button></div>
    <label><input type="checkbox" name="terms" checked> I accept the terms</label>
    <button id="order">Place order</button></form></main>`);
  const openers = (view: View) =>
    openSlots(at(view, { shippingOption: null, paymentMethod: null }), view)
      .filter(({ about }) => about === 'shippingMethod')
      .map(({ opener }) => opener.id);
  assert.deepEqual(openers(await checkout('Shipping method')), ['rates']);
  assert.deepEqual(openers(await checkout('Questions?')), []);
});

test('where nothing leads on, a title without an answer is the next question, whatever it asks', async () => {
  const block = (title: string, answer: string, id: string) =>
    `<section><h2>${title}</h2>${answer}<button type="button" id="${id}">Change</button></section>`;
  const openers = async (second: string) => {
    const view = await show(`<main><h1>Checkout</h1>${block('You', '<p>Ada Palmer, 1 Main St, Ames</p>', 'you')}
      ${block('Third, please?', second, 'third')}<section><h2>Fourth</h2></section></main>`);
    return openSlots(at(view, { shippingOption: null, paymentMethod: null }), view).map(({ opener }) => opener.id);
  };
  assert.deepEqual([...new Set(await openers(''))], ['third']);
  assert.deepEqual(await openers('<p>Standard, 3 days</p>'), []);
});

test('a link to the page itself does not order, whatever it says', async () => {
  const page = (href: string) =>
    `<main><h1>Checkout</h1>${CARD}<p>Total $11.60</p><a href="${href}">Place order</a></main>`;
  const here = await show(page('.'));
  const link = here.snapshot.elements.find(({ role }) => role === 'link');
  const there = { ...here, snapshot: { ...here.snapshot, url: 'https://shop.example/elsewhere' } };
  assert.notEqual(finalControl(at(there, {}), there), null);
  const same = { ...here, snapshot: { ...here.snapshot, url: link?.href ?? '' } };
  assert.equal(finalControl(at(there, {}), same), null);
});

test('what names another way to pay beside the card is not the order', async () => {
  const page = (rest: string) =>
    `<main><h1>Payment</h1><form>${CARD}<p>Total $11.60</p><button type="button">Card</button>${rest}</form></main>`;
  const finalAt = async (rest: string, memory: object) => {
    const view = await show(page(rest));
    return finalControl(at(view, memory), view)?.element.text;
  };
  const other = '<button type="button">Pay on delivery</button>';
  const typed = { cardTyped: true, paymentMethod: 'card' };
  assert.equal(await finalAt(`${other}<button>Place order</button>`, typed), 'Place order');
  assert.equal(await finalAt(`${other}<button>Continue</button>`, typed), 'Continue');
  assert.equal(await finalAt(other, { paymentMethod: 'offline' }), 'Pay on delivery');
});

test('of two buttons below a search for the address the second shows its fields, whatever they say', async () => {
  const page = (search: string) => `<header><input type="search" name="q"></header><main><h1>Checkout</h1>
    <form><label>Email <input type="email" name="email" value="ada@example.com"></label>${search}
    <button>Continue</button></form></main>`;
  const opened = async (search: string) => {
    const view = await show(page(search));
    const memory = { addressDone: false, cartVerified: true, paymentMethod: null, shippingOption: null };
    return openSlots(at(view, memory), view).flatMap(({ opener }) => opener.id || []);
  };
  const box = '<input type="search" aria-label="Search">';
  const button = (id: string) => `<button type="button" id="${id}">${id} quux</button>`;
  assert.deepEqual(await opened(`${box}${button('find')}${button('hand')}`), ['hand']);
  assert.deepEqual(await opened(`${box}${button('find')}`), []);
  assert.deepEqual(await opened(`<label>City <input name="city"></label>${box}${button('find')}${button('hand')}`), []);
});
