import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { sampleOrder } from '../reader/sample-order.ts';
import { look } from '../view/look.ts';
import { judgeByEffect } from './judge-by-effect.ts';

const REVIEW = `<main><h1>Review your order</h1>${sumRow('Subtotal', '$20.00')}${sumRow('Shipping', '$5.00')}${sumRow('Total', '$25.00')}
  <button>Place order</button></main>`;
const EMPTY = '<main><h1>Your cart</h1><p>Your cart is empty.</p></main>';
const FULL = `<main><h1>Your cart</h1><table><tr><td><a href="/lamp">Lamp</a></td><td><input name="quantity" aria-label="Quantity" value="1"></td>
  <td>$20.00</td><td><button>Remove</button></td></tr></table><button>Proceed to checkout</button></main>`;
/** The heading is the order's reference, and nothing says so. */
const arrival = (
  total: string,
) => `<main><h1>PTKNPK</h1><p>Your order is confirmed</p><p>We have sent an e-mail to ada@example.com</p>
  <p>Order total: <b>${total}</b></p></main>`;

async function judged(
  after: string,
  cart: string,
  says: string | null = null,
  hasLamp = false,
  paid: 'card' | null = null,
  wasLeft = false,
): Promise<string | undefined> {
  const shop = await startRunAtShop(answerPages({ '/checkout': REVIEW, '/checkout/done': after, '/cart': cart }));
  const { run, origin } = shop;
  try {
    run.memory.cartUrl = `${origin}/cart`;
    run.memory.putAway.add('button "No, thanks"');
    run.memory.cardTyped = paid === 'card';
    if (wasLeft) run.memory.stepsLeft.add(`${origin}/checkout/done?step=2`);
    const [item] = run.order.items;
    if (hasLamp && item)
      run.memory.addedItems.push({ item, title: 'Lamp', finalUrl: `${origin}/lamp`, otherVariants: [] });
    const ask = async () => ({ answer: { says }, calls: 1, inputTokens: 0, outputTokens: 0 });
    if (says) run.reader = { seal: () => undefined, ask };
    await run.page.goto(`${origin}/checkout`);
    const view = await look(run);
    await run.page.goto(`${origin}/checkout/done`);
    const sends = { sentAnything: () => true, sentBesides: () => [], stop: () => undefined };
    return (await judgeByEffect(run, { view, sends }))?.kind;
  } finally {
    await shop.close();
  }
}

test('a page that confirms the order in small print is believed with its total and an empty cart, and only so', async () => {
  assert.equal(await judged(arrival('$25.00'), EMPTY), 'placed');
  assert.equal(await judged(arrival('$25.00'), FULL), undefined);
  assert.equal(await judged(arrival('$35.00'), EMPTY), undefined);
});

test('plain thanks on a page that names neither number nor total are believed with an empty cart, and only so', async () => {
  const thanked = (
    more: string,
  ) => `<main><h1>Information</h1><div class="alert alert-success" role="alert">Order and payment went through.<br>
    Thank you for your purchase. We have sent you a message.</div>${more}</main>`;
  assert.equal(await judged(thanked(''), EMPTY), 'placed');
  assert.equal(await judged(thanked(''), FULL), undefined);
  assert.equal(await judged(thanked(sumRow('Total', '$35.00')), EMPTY), undefined, 'the total of another order');
  assert.equal(await judged(thanked('<p>One more step: it is not yet confirmed.</p>'), EMPTY), undefined);
});

test('a button that only sounds like the order beside a confirmation is settled by the cart', async () => {
  const complete = (
    button: string,
  ) => `<title>Order complete</title><main><h1>Order complete</h1><p>Thank you for shopping
    with us! Your order is complete.</p><form method="post"><a href="/bill.pdf">Invoice</a> <input type="submit" value="${button}"></form></main>`;
  const [resend, order] = [complete('Re-send order email'), complete('Place order')];
  assert.equal(await judged(resend, EMPTY, null, false, 'card'), 'placed');
  assert.equal(await judged(resend, EMPTY), undefined, 'it was not paid: what sounds like the order may be what pays');
  assert.equal(await judged(resend, FULL, null, false, 'card'), undefined);
  assert.equal(await judged(order, EMPTY, null, false, 'card'), undefined);
});

test('a cart that was seen over a product’s page is not emptied because that page shows none', async () => {
  const product = `<main><h1>Oak tray</h1><p>$18.00</p><form><label>Quantity <input type="number" name="qty" value="1"></label>
    <button>Add to cart</button></form></main>`;
  assert.equal(await judged(arrival('$25.00'), product), undefined);
});

test('a complaint in unknown words over an empty card form is a card that did not pay, as long as the cart is full', async () => {
  const card = `<form><label>Card number <input autocomplete="cc-number"></label><label>Expiry <input autocomplete="cc-exp"></label>
    <label>CVC <input autocomplete="cc-csc"></label><button>Continue</button></form>`;
  const back = (said: string) => `<main><h1>Payment</h1>${said}${card}</main>`;
  const complaint = '<div class="alert alert-danger" role="alert">Zufferli makka nono.</div>';
  assert.equal(await judged(back(complaint), FULL, null, true), 'declined');
  assert.equal(await judged(back(complaint), EMPTY, null, true), undefined, 'the cart was emptied: an order may exist');
  assert.equal(await judged(back(''), FULL, null, true), undefined, 'it may be asked for after the order');
});

test('so is one on the step before, which asks how to pay again, as long as the cart is full', async () => {
  const choice = (name: string) =>
    `<p><input type="radio" name="payment" id="${name}"><label for="${name}">Pay by ${name}</label></p>`;
  const back = (
    said: string,
    more = '',
  ) => `<main><h1>Payment</h1>${said}<form><h2>Payment method</h2>${choice('Invoice')}
    ${choice('Bank transfer')}<button type="button">Add card</button><button>Continue</button></form>${more}</main>`;
  const complaint = '<div class="alert alert-danger" role="alert">Zufferli makka nono.</div>';
  const kind = (after: string, cart = FULL, wasLeft = true) => judged(after, cart, null, true, 'card', wasLeft);
  assert.equal(await kind(back(complaint)), 'declined');
  assert.equal(await kind(back(complaint), EMPTY), undefined, 'the cart was emptied: an order may exist');
  assert.equal(await kind(back('')), undefined, 'nothing is complained about');
  assert.equal(await kind(back(complaint), FULL, false), undefined, 'it may be asked after the order');
  assert.equal(await kind(back(complaint, '<button>Place order</button>')), undefined);
});

const layer = (said: string) =>
  `${REVIEW}<style>.shade { position: fixed; inset: 0; background: #fff } </style>
   <div class="shade" role="dialog" aria-modal="true">${said}</div>`;

test('thanks in a layer over the order page are believed with an empty cart, and only where the layer asks for nothing', async () => {
  const thanks =
    '<h2>Thank you for your order</h2><p>We have sent an e-mail to ada@example.com</p><a href="/">Go on</a>';
  assert.equal(await judged(layer(thanks), EMPTY), 'placed');
  assert.equal(await judged(layer(thanks), FULL), undefined);
  assert.equal(await judged(layer(`${thanks}<button>Place order</button>`), EMPTY), undefined);
  assert.equal(await judged(layer(`${thanks}<p>One more step: it is not yet confirmed.</p>`), EMPTY), undefined);
  assert.equal(await judged(layer('<h2>Please wait</h2><p>We are sending your order</p>'), EMPTY), undefined);
});

test('what comes up late over the cart is put away as it was before, and only so', async () => {
  const thanks = layer('<h2>Thank you for your order</h2><p>Order number: 4711</p>');
  const late = (answer: string) => `<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend',
    '<div style="position:fixed;inset:0;background:#fff" role="dialog" aria-modal="true"><p>10 % off your first order</p>'
    + '<button onclick="this.parentNode.remove()">${answer}</button></div>'), 700)</script>`;
  assert.equal(await judged(thanks, EMPTY + late('No, thanks')), 'placed');
  assert.equal(await judged(thanks, FULL + late('No, thanks')), undefined);
  assert.equal(
    await judged(thanks, EMPTY.replace('is empty', '') + late('Yes')),
    undefined,
    'nobody pressed it before',
  );
});

test('a layer that only says that the order was received names its total or its buyer too; a form in it changes nothing', async () => {
  const received = (more: string) => layer(`<h2>Order received</h2>${more}<a href="/">Continue shopping</a>`);
  const survey = '<form><label>How did you hear about us? <input name="source"></label><button>OK</button></form>';
  assert.equal(await judged(received(`<p>Total <b>$25.00</b></p>${survey}`), EMPTY), 'placed');
  const mail = `<p>A confirmation is on its way to ${sampleOrder.contact.email}</p>`;
  assert.equal(await judged(received(mail), EMPTY), 'placed');
  assert.equal(await judged(received(`<p>Total <b>$25.00</b></p>${survey}`), FULL), undefined);
  assert.equal(await judged(received('<p>Total <b>$35.00</b></p>'), EMPTY), undefined);
  assert.equal(await judged(received(`${mail}<button>Place order</button>`), EMPTY), undefined);
  const named = (link: string) =>
    layer(`<h2>Order received</h2><p>Order no. <a href="/checkout/orders/1">${link}</a></p><p>See you soon</p>`);
  assert.equal(await judged(named('000000668'), EMPTY), 'placed', 'it leads to the order, though below the checkout');
  assert.equal(await judged(named('000000668'), FULL), undefined);
  assert.equal(await judged(named('000000668</a> <a href="/checkout">Complete the order'), EMPTY), undefined);
});

test('a layer that no rule can read is believed on the word of a second reader with the total and an empty cart, and only so', async () => {
  const strange = (total: string) => `<h2>Vamto zel</h2><p>Ruta 1524</p><p>${total}</p><a href="/">Go on</a>`;
  assert.equal(await judged(layer(strange('$25.00')), EMPTY), undefined, 'nobody says so');
  assert.equal(await judged(layer(strange('$25.00')), EMPTY, 'confirmed'), 'placed');
  assert.equal(await judged(layer(strange('$25.00')), EMPTY, 'unclear'), undefined);
  assert.equal(await judged(layer(strange('$25.00')), FULL, 'confirmed'), undefined, 'a lie: the cart is still full');
  assert.equal(await judged(layer(strange('$35.00')), EMPTY, 'confirmed'), undefined, 'a lie: of another order');
  const asks = `${strange('$25.00')}<button>Place order</button>`;
  assert.equal(await judged(layer(asks), EMPTY, 'confirmed'), undefined, 'a lie: it asks for the order');
});

test('a notice that stood there before the press is no complaint about it, a new one is', async () => {
  const notice =
    '<div role="alert"><p>We use cookies to measure visits.</p><button type="button">Accept</button></div>';
  const shop = await startRunAtShop(
    answerPages({
      '/checkout': `${notice}${REVIEW}`,
      '/checkout/done': `${notice}<main><h1>Hooray</h1></main>`,
      '/cart': EMPTY,
    }),
  );
  const { run, origin } = shop;
  try {
    run.memory.cartUrl = `${origin}/cart`;
    await run.page.goto(`${origin}/checkout`);
    const view = await look(run);
    const sends = { sentAnything: () => true, sentBesides: () => [], stop: () => undefined };
    await run.page.goto(`${origin}/checkout/done?orderId=2313`);
    assert.equal((await judgeByEffect(run, { view, sends }))?.kind, 'placed');
    await run.page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p role="alert">That went wrong</p>'));
    assert.equal(await judgeByEffect(run, { view, sends }), null);
  } finally {
    await shop.close();
  }
});

test('an order that was taken before is paid only where its page says so: it has its number and an empty cart either way', async () => {
  const shop = await startRunAtShop(
    answerPages({
      '/provider': '<main><h1>Card payment</h1><p>Total $25.00</p><button>Pay</button></main>',
      '/order/4025d2f2/back': '<main><h1>Vamto zel</h1><p>Ruta 1524. Order number 10045</p></main>',
      '/order/4025d2f2/paid': '<main><h1>Your order has been paid.</h1><p>Thank you.</p></main>',
      '/cart': EMPTY,
    }),
  );
  const { run, origin } = shop;
  try {
    run.memory.cartUrl = `${origin}/cart`;
    await run.page.goto(`${origin}/provider`);
    const view = await look(run);
    const sends = { sentAnything: () => true, sentBesides: () => [], stop: () => undefined };
    const judgedAt = async (path: string, isTaken: boolean) => {
      await run.page.goto(`${origin}${path}`);
      return (await judgeByEffect(run, { view, sends, isTaken }))?.kind;
    };
    assert.equal(await judgedAt('/order/4025d2f2/back', true), undefined);
    assert.equal(await judgedAt('/order/4025d2f2/back', false), 'placed');
    assert.equal(await judgedAt('/order/4025d2f2/paid', true), 'placed');
  } finally {
    await shop.close();
  }
});
