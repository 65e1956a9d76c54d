import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { applyCoupons } from './apply-coupons.ts';
import { waysOn } from './ways-on.ts';

const CART = `<h1>Cart</h1><p>Subtotal $20.00</p><p>Total $20.00</p>
  <button type="button" id="open" aria-expanded="false">Have a coupon?</button>
  <form id="code" hidden><label>Coupon code <input name="coupon"></label><button>Apply</button></form>
  <div id="layer" hidden style="position:fixed;inset:0;background:#fff"><div role="dialog" aria-modal="true">News? <button id="no">No thanks</button></div></div>
  <script>const $ = (id) => document.querySelector(id);
  $('#open').onclick = () => { $('#code').hidden = false; $('#open').ariaExpanded = 'true'; $('#layer').hidden = false; };
  $('#no').onclick = () => { $('#layer').hidden = true; };
  $('#code').onsubmit = (event) => { event.preventDefault(); document.body.append('Sent'); };</script>`;

test('a code is not tried while a layer lies over its place, and waits for the way to be cleared', async (t) => {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': CART }));
  t.after(close);
  run.memory.couponsLeft = ['SAVE'];
  await run.page.goto(`${origin}/cart`);
  await applyCoupons.act(run, await look(run));
  assert.deepEqual(run.memory.couponsLeft, ['SAVE']);
  assert.doesNotMatch((await run.page.innerText('body')) ?? '', /Sent/);
});

test('the one field below what opens the place for coupons takes the code, whatever its own words are', async (t) => {
  const named = CART.replace('Coupon code', 'Code eingeben').replace('name="coupon"', 'name="x1"');
  const { run, origin, close } = await startRunAtShop(
    answerPages({ '/cart': named.replace("$('#layer').hidden = false;", '') }),
  );
  t.after(close);
  run.memory.couponsLeft = ['SAVE'];
  await run.page.goto(`${origin}/cart`);
  await applyCoupons.act(run, await look(run));
  assert.match((await run.page.innerText('body')) ?? '', /Sent/);
});

const SHARED = `<form><h1>Cart</h1><label>Quantity <input type="number" name="quantity" value="1"></label>
  <div><input name="coupon" placeholder="Your code"><button type="button" id="code">Voucher</button></div>
  <p>Total $20.00</p><button>Checkout</button></form>
  <script>document.querySelector('#code').onclick = () => document.body.append('Sent');
  document.querySelector('form').onsubmit = (event) => { event.preventDefault(); document.body.append('Left'); };</script>`;

/** What a cart says after one code was to be tried there. */
async function textAfterCode(t: TestContext, cart: string, isKnownCart = false): Promise<string> {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': cart }));
  t.after(close);
  run.memory.couponsLeft = ['SAVE'];
  if (isKnownCart) run.memory.cartUrl = `${origin}/cart`;
  await run.page.goto(`${origin}/cart`);
  await applyCoupons.act(run, await look(run));
  return run.page.innerText('body');
}

test("in the cart's own form the one button beside the code sends it, unless it would send the form too", async (t) => {
  for (const [kind, sent] of [
    ['button', /Sent/],
    ['submit', /^(?!.*(Sent|Left))/s],
  ] as const) {
    const cart = SHARED.replace('type="button"', `type="${kind}"`);
    assert.match(await textAfterCode(t, cart), sent);
  }
});

test('a button that tells the merchant of the coupon sends the code, whatever it says and whatever else is in its form', async (t) => {
  for (const [name, sent] of [
    ['setcoupon', /Sent/],
    ['save', /^(?!.*Sent)/s],
  ] as const) {
    const cart = `<main><h1>Your cart</h1><form method="post"><label>Note <input name="note"></label>
      <div><input name="coupon" placeholder="Coupon code"><button name="${name}" value="1">Save</button></div>
      <p>Total $20.00</p><button name="checkout">Checkout</button></form></main><script>
      document.querySelector('form').onsubmit = (event) => { event.preventDefault(); document.body.append('Sent'); };</script>`;
    assert.match(await textAfterCode(t, cart), sent);
  }
});

const CART_FORM = `<form><h1>Your shopping cart</h1><div><a href="/kettle">Kettle</a> $20.00
  <input type="number" name="quantity" aria-label="Quantity" value="1"> <a href="#x" aria-label="Remove from cart">x</a></div>
  <div><input name="coupon" placeholder="Add promo code"><button>+</button></div></form>
  <p>Total $20.00</p><a href="/checkout">Checkout</a>
  <script>document.querySelector('form').onsubmit = (event) => { event.preventDefault(); document.body.append('Sent'); };</script>`;

test('the one button that sends the form of a cart stands beside the code: it sends the code, whatever it says', async (t) => {
  const asksMore = CART_FORM.replace('</h1>', '</h1><label>Last name <input name="lastname"></label>');
  const leads = CART_FORM.replace('>+<', '>Checkout<');
  for (const [cart, sent] of [
    [CART_FORM, /Sent/],
    [asksMore, /^(?!.*Sent)/s],
    [leads, /^(?!.*Sent)/s],
  ] as const) {
    assert.match(await textAfterCode(t, cart, true), sent);
  }
});

test('a field that is only called "code" takes it where its heading names a coupon, also once the opener has gone', async (t) => {
  const cart = `<h1>Cart</h1><p>Subtotal $20.00</p><p>Total $20.00</p><h2>Voucher</h2>
    <p id="open"><a href="#v">I have a code</a></p>
    <form id="code" hidden><label>Code <input name="code"></label><button>Add voucher</button></form>
    <script>const $ = (id) => document.querySelector(id);
    $('#open').onclick = () => { $('#code').hidden = false; $('#open').hidden = true; };
    $('#code').onsubmit = (event) => { event.preventDefault(); document.body.append('Sent ' + $('input').value); };</script>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': cart }));
  t.after(close);
  run.memory.couponsLeft = ['SAVE'];
  await run.page.goto(`${origin}/cart`);
  await run.page.click('#open a');
  await applyCoupons.act(run, await look(run));
  assert.match((await run.page.innerText('body')) ?? '', /Sent SAVE/);
});

test('a place for codes that folds up after each answer is opened again for the next code', async (t) => {
  const cart = `<h1>Cart</h1><p>Subtotal $20.00</p><p>Total $20.00</p>
    <button type="button" id="open" aria-expanded="false">Have a coupon?</button>
    <form id="code" hidden><label>Coupon code <input name="coupon"></label><button>Apply</button></form>
    <script>const $ = (id) => document.querySelector(id);
    $('#open').onclick = () => { $('#code').hidden = false; $('#open').hidden = true; };
    $('#code').onsubmit = async (event) => { event.preventDefault(); $('#code').hidden = true; $('#open').hidden = false;
      const sent = $('input').value; $('input').value = ''; await fetch('/cart?code=' + sent);
      document.body.append('Sent ' + sent); };</script>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': cart }));
  t.after(close);
  run.memory.couponsLeft = ['OLD', 'SAVE'];
  await run.page.goto(`${origin}/cart`);
  await applyCoupons.act(run, await look(run));
  await applyCoupons.act(run, await look(run));
  assert.match((await run.page.innerText('body')) ?? '', /Sent OLD.*Sent SAVE/s);
});

/** Its link has an address of its own; a script may open a layer instead of going there. */
const LINKED = `<h1>Checkout</h1><p>Subtotal $20.00</p><p>Total $20.00</p><a id="open" href="/about-codes">Have a coupon?</a>
  <form id="code" hidden><label>Coupon code <input name="coupon"></label><button>Apply</button></form>
  <script>document.querySelector('#code').onsubmit = (event) => { event.preventDefault(); document.body.append('Sent'); };</script>`;
const SCRIPT = `<script>document.querySelector('#open').onclick = (event) => {
  event.preventDefault(); document.querySelector('#code').hidden = false; };</script>`;

for (const opens of [true, false]) {
  test(`a link with an address is pressed for a code only when it was taught; one that ${opens ? 'opens its place' : 'leads away'} ${opens ? 'is used' : 'is come back from'}`, async (t) => {
    const page = opens ? `${LINKED}${SCRIPT}` : LINKED;
    const { run, origin, close } = await startRunAtShop(
      answerPages({ '/checkout': page, '/about-codes': '<h1>About our coupons</h1>' }),
    );
    t.after(close);
    run.memory.couponsLeft = ['SAVE'];
    await run.page.goto(`${origin}/checkout`);
    const view = await look(run);
    assert.equal(await applyCoupons.act(run, view), 'idle');
    const link = view.snapshot.elements.find(({ role }) => role === 'link');
    assert.ok(link);
    run.recipe.learn([{ of: 'control', target: run.recipe.printOf(link), is: 'openCoupon' }]);
    const taught = await look(run);
    assert.deepEqual(waysOn(run, taught), [], 'it leads no further');
    await applyCoupons.act(run, taught);
    assert.equal(run.page.url(), `${origin}/checkout`);
    const text = (await run.page.innerText('body')) ?? '';
    if (opens) assert.match(text, /Sent/);
    else assert.deepEqual(run.memory.couponsLeft, ['SAVE']);
  });
}

test('in a form with other questions a field of bare words takes the code where the button alone beside it names a coupon', async (t) => {
  const bare = SHARED.replace('name="coupon" placeholder="Your code"', 'name="x1" aria-label="Vok"');
  assert.match(await textAfterCode(t, bare.replace('>Voucher<', '>Apply coupon<')), /Sent/);
  assert.doesNotMatch(await textAfterCode(t, bare.replace('>Voucher<', '>Work it out<')), /Sent|Left/);
});
