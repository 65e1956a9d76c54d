import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { applyCoupons } from './apply-coupons.ts';

/** The code stands among the cart's own questions, and no button is there for it alone. */
const UPDATED = (buttons: string) => `<h1>Shopping cart</h1><form id="cart"><table><tr><td><a href="/lamp">Lamp</a></td>
  <td><input type="number" name="quantity" aria-label="Quantity" value="1"></td><td>$20.00</td><td><a href="/cart?remove=1">Remove</a></td></tr></table>
  <p>Subtotal $20.00</p><p>Total $20.00</p>${buttons}<h5>Coupon code</h5><input name="couponCode"></form>
  <script>document.querySelector('form').onsubmit = async (event) => { event.preventDefault();
    await fetch('/cart?sent'); document.body.append('Sent by ' + event.submitter.textContent); };</script>`;

for (const [buttons, outcome] of [
  ['<button>Update cart</button><a href="/checkout">Checkout</a>', /Sent by Update cart/],
  ['<button>Checkout</button>', /^(?!.*Sent by)/s],
  ['<button>Update cart and checkout</button>', /^(?!.*Sent by)/s],
] as const) {
  test(`a code in the cart's own form goes out with its update, and with nothing that leads on: ${buttons}`, async (t) => {
    const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': UPDATED(buttons) }));
    t.after(close);
    run.memory.couponsLeft = ['SAVE'];
    await run.page.goto(`${origin}/cart`);
    await applyCoupons.act(run, await look(run));
    assert.match((await run.page.innerText('body')) ?? '', outcome);
  });
}

for (const [rest, outcome] of [
  ['<button>Save</button>', 'SAVE'],
  ['<button>Place order</button>', ''],
  [
    '<label>Card number <input autocomplete="cc-number"></label><label>CVC <input autocomplete="cc-csc"></label><button>Save</button>',
    '',
  ],
] as const) {
  test(`a code among the ways to pay goes along where nothing takes a card or orders: ${rest}`, async (t) => {
    const pay = `<h1>Checkout</h1><p>Subtotal $20.00</p><p>Shipping $5.00</p><p>Total $25.00</p>
      <form method="post"><h2>Payment method</h2><label><input type="radio" name="pay" value="1" checked> Credit card online</label>
      <label><input type="radio" name="pay" value="2"> Bank transfer</label><label>Coupon code <input name="coupon"></label>${rest}</form>`;
    const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': pay }));
    t.after(close);
    run.memory.couponsLeft = ['SAVE'];
    await run.page.goto(`${origin}/checkout`);
    await applyCoupons.act(run, await look(run));
    assert.equal(await run.page.inputValue('[name=coupon]'), outcome);
  });
}

for (const opens of [true, false]) {
  test(`a box to tick that ${opens ? 'shows the place for a code is used' : 'shows none is unticked again'}`, async (t) => {
    const cart = `<h1>Cart</h1><p>Subtotal $20.00</p><p>Total $20.00</p><form>
      <label>Quantity <input type="number" name="quantity" value="1"></label>
      <label><input type="checkbox" name="show"> I have a discount code</label>
      <span id="place" hidden><input name="code" aria-label="Discount code"><button name="usecode" value="1">Apply</button></span>
      <button>Checkout</button></form>
      <script>const $ = (id) => document.querySelector(id);
      ${opens ? "$('[name=show]').onchange = (event) => { $('#place').hidden = !event.target.checked; };" : ''}
      $('form').onsubmit = (event) => { event.preventDefault(); document.body.append('Sent by ' + event.submitter.textContent); };</script>`;
    const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': cart }));
    t.after(close);
    run.memory.couponsLeft = ['SAVE'];
    await run.page.goto(`${origin}/cart`);
    await applyCoupons.act(run, await look(run));
    const text = (await run.page.innerText('body')) ?? '';
    assert.match(text, opens ? /Sent by Apply/ : /^(?!.*Sent by)/s);
    assert.equal(await run.page.isChecked('[name=show]'), opens);
  });
}

test('a page that is there for codes alone takes them one by one, and is left when it took none', async (t) => {
  const checkout = `<h1>Checkout</h1><p>Subtotal $20.00</p><p>Total $20.00</p>
    <button type="button" onclick="location.href = '/codes'">Use a coupon</button>`;
  const codes = `<h1>Coupon code</h1><form><label><input type="radio" name="use" value="1" checked> Enter a coupon code</label>
    <label><input type="radio" name="use" value="0"> Use no coupon</label><input name="coupon_cd" aria-label="Coupon code">
    <button>Register</button></form><p id="error" role="alert" class="error"></p>
    <script>document.querySelector('form').onsubmit = async (event) => { event.preventDefault();
      const code = document.querySelector('[name=coupon_cd]').value; await fetch('/codes?code=' + code);
      sessionStorage.tried = (sessionStorage.tried ?? '') + code + ' ';
      document.querySelector('#error').textContent = 'The coupon ' + code + ' is not valid.'; };</script>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': checkout, '/codes': codes }));
  t.after(close);
  run.memory.couponsLeft = ['OLD', 'OTHER'];
  await run.page.goto(`${origin}/checkout`);
  await applyCoupons.act(run, await look(run));
  assert.equal(run.page.url(), `${origin}/checkout`);
  assert.equal(await run.page.evaluate('sessionStorage.tried'), 'OLD OTHER ');
  assert.deepEqual(run.memory.couponsLeft, []);
});

test("a code that was refused does not stay in the cart's form", async (t) => {
  const cart = UPDATED('<button>Update cart</button>').replace(
    "'Sent by ' +",
    "Object.assign(document.createElement('p'), { role: 'alert', textContent: 'The coupon is not valid.' }), 'Sent by ' +",
  );
  const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': cart }));
  t.after(close);
  run.memory.couponsLeft = ['OLD'];
  await run.page.goto(`${origin}/cart`);
  await applyCoupons.act(run, await look(run));
  assert.deepEqual(run.memory.couponsLeft, []);
  assert.equal(await run.page.inputValue('[name=couponCode]'), '');
});

test('what opened the layer of the code is not what sends it, though both say the same and share a form', async (t) => {
  const cart = `<h1>Shopping cart</h1><p>Lamp $20.00</p><p>Subtotal $20.00</p><p>Total $20.00</p>
    <form><div onclick="layer.hidden = !layer.hidden"><span role="button" tabindex="0">Apply coupon</span></div>
    <div id="layer" hidden><div style="position:fixed;inset:0;background:#0008"></div><div style="position:fixed;left:20%;top:20%;width:50%;background:#fff;z-index:9">
    <h2>Apply coupon</h2><input name="code" placeholder="Enter your code"><button>Apply</button></div></div></form>
    <script>document.querySelector('form').onsubmit = (event) => { event.preventDefault(); document.body.append('Sent by ' + event.submitter.textContent); };</script>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': cart }));
  t.after(close);
  run.memory.couponsLeft = ['SAVE'];
  await run.page.goto(`${origin}/cart`);
  await applyCoupons.act(run, await look(run));
  assert.match(await run.page.innerText('body'), /Sent by Apply/);
});

for (const [ms, outcome] of [
  [900, /Sent SAVE/],
  [60_000, /^(?!.*Sent)/s],
] as const) {
  test(`a place for a code that something lies over for ${ms} ms is ${ms < 1_500 ? 'waited for' : 'left alone'}`, async (t) => {
    const cart = `<h1>Cart</h1><p>Subtotal $20.00</p><p>Total $20.00</p><form id="own"><label>Discount code
      <input name="coupon"></label><button>Apply</button></form><a href="/checkout">Checkout</a>
      <div id="fold" style="position:fixed;inset:0;background:#fff"></div>
      <script>new Worker(URL.createObjectURL(new Blob(['setTimeout(() => postMessage(1), ${ms})'])))
        .onmessage = () => fold.remove();
      own.onsubmit = async (event) => { event.preventDefault(); await fetch('/code');
        document.body.append('Sent ' + own.coupon.value); };</script>`;
    const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': cart }));
    t.after(close);
    run.memory.couponsLeft = ['SAVE'];
    await run.page.goto(`${origin}/cart`);
    await applyCoupons.act(run, await look(run));
    assert.match(await run.page.innerText('body'), outcome);
  });
}
