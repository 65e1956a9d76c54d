import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { watchSends } from '../proof/watch-sends.ts';
import { merchantSite } from '../run/merchant-site.ts';
import { look } from '../view/look.ts';
import { learnOutcome } from './learn-outcome.ts';

const page = (
  name: string,
) => `<!doctype html><title>Checkout</title><main><h1>Review your order</h1><p>Total $20.00</p>
<button onclick="fetch('/order', { method: 'POST' }).then((answer) => answer.text()).then((said) => {
  document.querySelector('main').innerHTML = said; })">${name}</button></main>`;

const thanks = '<h1>Thank you for your order</h1><p>Your order number is 10482. We have received your order.</p>';

/** Presses at a shop that takes its time, and then says this. */
async function pressAt(
  t: TestContext,
  answer: string,
  afterMs: number,
  name = 'Place order',
  pressMs = 0,
  isAmbiguous = false,
) {
  const { run, origin, close } = await startRunAtShop((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.url === '/cart') return response.end('<main><h1>Your cart</h1><p>Your cart is empty.</p></main>');
    if (request.method !== 'POST') return response.end(page(name));
    return setTimeout(() => response.end(answer), afterMs);
  });
  t.after(close);
  await run.page.goto(`${origin}/checkout`);
  run.memory.cartUrl = `${origin}/cart`;
  const mark = {
    view: await look(run),
    ambiguous: isAmbiguous,
    sent: run.requests.sentCount(),
    documents: run.requests.documentCount(),
    sends: await watchSends(run),
    at: Date.now() - pressMs,
  };
  await run.page.click('button');
  return learnOutcome(run, mark);
}

// Side by side: most of it is waiting.
describe('what became of an order', { concurrency: true }, () => {
  test('an order that the merchant answers slowly is waited for', async (t) => {
    // Longer than any request for data counts as on its way.
    const outcome = await pressAt(t, thanks, 7_000);
    assert.ok(typeof outcome === 'object' && outcome.kind === 'placed', JSON.stringify(outcome));
    assert.equal(outcome.order.number, '10482');
  });

  test('a press that took long is no silence of the merchant', async (t) => {
    const no = `document.querySelector('main').innerHTML = '${thanks}'`;
    const offer = `<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"><h2>Wait! Add a bag for $9.00</h2>
      <button>Yes, add it</button><button onclick="${no}">No, thanks</button></div>`;
    const outcome = await pressAt(t, offer, 100, 'Place order', 12_000);
    assert.ok(typeof outcome === 'object' && outcome.kind === 'placed', JSON.stringify(outcome));
  });

  test('a refusal that names the bank and comes late is no question of the bank', async (t) => {
    const no = '<p role="alert">Your card was declined.</p><button>Place order</button><p>Verified by Visa</p>';
    const outcome = await pressAt(t, no, 2_800);
    assert.ok(typeof outcome === 'object' && outcome.kind === 'declined', JSON.stringify(outcome));
    assert.equal(outcome.code, 'card_declined');
  });

  test('an order that was received without its payment is not denied, where the cart is empty', async (t) => {
    for (const said of [
      'We have received your order, but we were not able to process your payment. Please try again.',
      'Wir haben Ihre Bestellung erhalten, aber wir konnten Ihre Zahlung nicht bearbeiten.',
    ]) {
      const outcome = await pressAt(t, `<p role="alert">${said}</p><button>Complete payment</button>`, 100);
      assert.ok(typeof outcome === 'object' && outcome.kind === 'unknown', JSON.stringify(outcome));
      assert.match(outcome.note, /has the order/);
    }
    const no = '<p role="alert">Wir konnten Ihre Zahlung nicht bearbeiten.</p><button>Place order</button>';
    const refused = await pressAt(t, no, 100);
    assert.ok(typeof refused === 'object' && refused.kind === 'declined', JSON.stringify(refused));
  });

  test('a page that still says "Confirm Purchase" after the press asks nothing of the card holder', async (t) => {
    const same = '<h1>Review your order</h1><p>Total $20.00</p><button>Confirm Purchase</button>';
    const outcome = await pressAt(t, same, 2_800, 'Confirm Purchase');
    assert.ok(typeof outcome === 'object' && outcome.kind === 'unknown', JSON.stringify(outcome));
  });

  test('a review whose button is shut until its terms are agreed to asks for the order', async (t) => {
    const review = (box: string) =>
      `<h1>Summary</h1><p>Total $20.00</p><p>${box}</p><button disabled>Place order</button>`;
    const terms = '<label><input type="checkbox" required> I agree to the terms and conditions</label>';
    assert.equal(await pressAt(t, review(terms), 100, 'Continue', 0, true), 'review_follows');
    const busy = await pressAt(t, review('Please wait'), 100, 'Continue', 0, true);
    assert.ok(typeof busy === 'object' && busy.kind === 'unknown', JSON.stringify(busy));
  });

  test('thanks with the total confirm an order whose number nothing names, where the cart is empty', async (t) => {
    const bare = (total: string) => `<h1>000000011</h1><p>Thank you for your order</p><p>Total ${total}</p>`;
    const outcome = await pressAt(t, bare('$20.00'), 100);
    assert.ok(typeof outcome === 'object' && outcome.kind === 'placed', JSON.stringify(outcome));
    const other = await pressAt(t, bare('$31.00'), 100);
    assert.ok(typeof other === 'object' && other.kind === 'unknown', JSON.stringify(other));
  });
});

test('sold-out products on a page that asks for nothing any more do not deny an order that emptied the cart', async (t) => {
  const said = (more: string) =>
    `<h1>All is well</h1><p>Total $20.00</p><h2>More to see</h2><p>Oak bowl</p><b>Sold out</b>${more}`;
  const taken = await pressAt(t, said(''), 100);
  assert.ok(typeof taken === 'object' && taken.kind !== 'declined', JSON.stringify(taken));
  const refused = await pressAt(t, said('<button>Place order</button>'), 100);
  assert.ok(typeof refused === 'object' && refused.kind === 'declined', JSON.stringify(refused));
  assert.equal(refused.code, 'out_of_stock');
});

test('beside the name of the field that is wrong, the sentence that asks for its correction is the refusal', async (t) => {
  const said = (sentence: string) =>
    `<p class="error">Credit card</p><button>Place order</button><p role="alert">${sentence}</p>`;
  const refused = await pressAt(t, said('Please check your entries: Credit card'), 100);
  assert.ok(typeof refused === 'object' && refused.kind === 'declined', JSON.stringify(refused));
  const unclear = await pressAt(t, said('Something went wrong'), 100);
  assert.ok(typeof unclear === 'object' && unclear.kind === 'unknown', JSON.stringify(unclear));
});

test('a page that reads as a confirmation without thanks confirms an order too, beside the total and an empty cart', async (t) => {
  const bare = (total: string) => `<h1>PVNQPQ</h1><p>Order received</p><p>Total ${total}</p><a href="/">Shop</a>`;
  const outcome = await pressAt(t, bare('$20.00'), 100);
  assert.ok(typeof outcome === 'object' && outcome.kind === 'placed', JSON.stringify(outcome));
  const other = await pressAt(t, bare('$31.00'), 100);
  assert.ok(typeof other === 'object' && other.kind === 'unknown', JSON.stringify(other));
});

test('what lies under the layer that takes the card asks for no order while the layer is there', async (t) => {
  const card = `<form><label>Card number <input autocomplete="cc-number" value="4242424242424242"></label><label>Expiry
    <input autocomplete="cc-exp"></label><label>CVC <input autocomplete="cc-csc"></label><button type="button"
    onclick="this.disabled = true; setTimeout(() => { parent.location = '/confirm'; }, 900)">Pay $20.00</button></form>`;
  const pages: Record<string, string> = {
    '/card': card,
    '/confirm': '<main><h1>Confirm</h1><p>Total $20.00</p><button>Place order</button></main>',
    '/checkout': `<main><h1>Checkout: payment</h1><form><button>Pay by card</button></form></main>
      <iframe src="/card" style="position:fixed;inset:0;width:100%;height:100%;background:#fff"></iframe>`,
  };
  const { run, origin, close } = await startRunAtShop((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Checkout</title>${pages[request.url ?? ''] ?? ''}`);
  });
  t.after(close);
  await run.page.goto(`${origin}/checkout`);
  Object.assign(run.memory, { cardTyped: true, paymentMethod: 'card' });
  const sends = await watchSends(run);
  const { requests } = run;
  const mark = { ambiguous: true, sent: requests.sentCount(), documents: requests.documentCount(), sends };
  const view = await look(run);
  await run.page.frameLocator('iframe').locator('button').click();
  assert.equal(await learnOutcome(run, { ...mark, view, at: Date.now() }), 'review_follows');
  assert.equal(run.page.url(), `${origin}/confirm`);
});

/** A form that comes back from the merchant as a page of its own, with this button, card number and message. */
async function sendForm(t: TestContext, name: string, number: string, message = '') {
  const form = (button: string, card: string, said: string) => `<!doctype html><title>Checkout</title><main>
    <h1>Payment</h1>${said}<form method="post"><input name="number" autocomplete="cc-number" aria-label="Card number" value="${card}">
    <input name="code" autocomplete="cc-csc" aria-label="CVC" value="123"><p>Total $20.00</p>
    <button name="${button}" value="1">${button === 'checkout' ? 'Buy now' : 'Confirm order'}</button></form></main>`;
  const { run, origin, close } = await startRunAtShop((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const isBack = request.method === 'POST';
    response.end(isBack ? form(name, number, message) : form('checkout', '4242424242424242', ''));
  });
  t.after(close);
  await run.page.goto(`${origin}/checkout`);
  run.memory.cardTyped = true;
  run.memory.paymentMethod = 'card';
  const mark = {
    view: await look(run),
    ambiguous: true,
    sent: run.requests.sentCount(),
    documents: run.requests.documentCount(),
    sends: await watchSends(run),
    at: Date.now(),
  };
  await run.page.click('button');
  const outcome = await learnOutcome(run, mark);
  return typeof outcome === 'string' ? outcome : outcome.kind;
}

describe('a page that comes back with the card form', { concurrency: true }, () => {
  test('asks for the order where it kept the card and its button tells something else', async (t) => {
    assert.equal(await sendForm(t, 'confirm', '4242424242424242'), 'review_follows');
  });

  test('asks for nothing where its button is the same, the card is gone or it complains', async (t) => {
    const outcomes = await Promise.all([
      sendForm(t, 'checkout', '4242424242424242'),
      sendForm(t, 'confirm', ''),
      sendForm(t, 'confirm', '4242424242424242', '<p role="alert" class="error">Something went wrong.</p>'),
    ]);
    assert.equal(outcomes.includes('review_follows'), false, outcomes.join());
  });
});

test('an order that was taken and leads to where its card is asked for is not paid yet', async (t) => {
  const pay = '<a href="https://pay.provider.test/pay?customer=a88a64d3">Pay</a>';
  const taken = (more: string) => `<!doctype html><title>Order</title><main>${thanks}<p>Total $20.00</p>${more}</main>`;
  const shop = await startRunAtShop((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.url === '/checkout')
      return response.end('<main><h1>Review your order</h1><p>Total $20.00</p><a href="/taken">Place order</a></main>');
    return response.end(taken(request.url === '/taken' ? pay : ''));
  });
  t.after(shop.close);
  const site = merchantSite(shop.origin, ['provider.test']);
  const run = { ...shop.run, site, hooks: { ...shop.run.hooks, card: {} as never } };
  run.memory.paymentMethod = 'card';
  await run.page.goto(`${shop.origin}/checkout`);
  const mark = {
    view: await look(run),
    ambiguous: false,
    sent: run.requests.sentCount(),
    documents: run.requests.documentCount(),
    sends: await watchSends(run),
    at: Date.now(),
  };
  await run.page.click('a');
  assert.equal(await learnOutcome(run, mark), 'way_to_pay_follows');
  run.memory.cardTyped = true;
  await run.page.goto(`${shop.origin}/paid`);
  const paid = await learnOutcome(run, mark);
  assert.ok(typeof paid === 'object' && paid.kind === 'placed', JSON.stringify(paid));
});
