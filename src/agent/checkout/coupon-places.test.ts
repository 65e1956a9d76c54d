import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { applyCoupons } from './apply-coupons.ts';

const place = (
  id: string,
  opener: string,
  button: string,
) => `<div><button type="button" id="open-${id}">${opener}</button>
  <div id="box-${id}" hidden><input id="${id}" name="${id}"><button type="button" id="send-${id}">${button}</button></div></div>
  <script>document.querySelector('#open-${id}').onclick = () => { document.querySelector('#box-${id}').hidden = false; };
  document.querySelector('#send-${id}').onclick = () => document.body.append(' Sent by ${id}: ' + document.querySelector('#${id}').value);</script>`;

const sums = '<h1>Cart</h1><p>Subtotal $20.00</p><p>Total $20.00</p>';

async function tryTwice(cart: string): Promise<string> {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': sums + cart }));
  try {
    run.memory.couponsLeft = ['SAVE'];
    await run.page.goto(`${origin}/cart`);
    for (let at = 0; at < 2; at += 1) await applyCoupons.act(run, await look(run));
    return await run.page.innerText('body');
  } finally {
    await close();
  }
}

test('a code is tried in the place for coupons before the one for gift cards', async () => {
  const text = await tryTwice(
    place('giftcode', 'Enter gift card code', 'Apply voucher') + place('code', 'Enter coupon', 'Apply coupon'),
  );
  assert.match(text, /Sent by code: SAVE/);
});

test('a place where a code came to nothing does not keep it from another one', async () => {
  const text = await tryTwice(
    place('alpha', 'Enter coupon', 'Apply coupon') + place('beta', 'Enter promo code', 'Apply voucher'),
  );
  assert.match(text, /Sent by alpha: SAVE/);
  assert.match(text, /Sent by beta: SAVE/);
});

const TAKEN = (
  price: string,
) => `<h1>Cart</h1><p>Subtotal ${price}</p><p id="off"></p><p>Total <span id="total">${price}</span></p>
  <form><label>Coupon code <input name="coupon"></label><button>Apply</button></form>
  <script>document.querySelector('form').onsubmit = async (event) => { event.preventDefault(); await fetch('/cart?code');
    document.querySelector('#off').textContent = 'Discount -$5.00'; document.querySelector('#total').textContent = '$15.00'; };</script>`;

for (const [price, isLost] of [
  ['$20.00', true],
  ['$25.00', false],
] as const) {
  test(`a code is given again only where the sums are what they were without it: ${price}`, async (t) => {
    const pages: Record<string, string> = { '/cart': TAKEN('$20.00'), '/cart?code': '' };
    const { run, origin, close } = await startRunAtShop(answerPages(pages));
    t.after(close);
    run.memory.couponsLeft = ['SAVE'];
    await run.page.goto(`${origin}/cart`);
    await applyCoupons.act(run, await look(run));
    assert.deepEqual(run.memory.couponsLeft, []);
    assert.equal(applyCoupons.appliesWhen(run, await look(run)), false);
    pages['/cart'] = TAKEN(price);
    await run.page.goto(`${origin}/cart`);
    assert.equal(applyCoupons.appliesWhen(run, await look(run)), isLost);
    if (!isLost) return;
    await applyCoupons.act(run, await look(run));
    assert.match(await run.page.innerText('body'), /Discount -\$5\.00/);
    assert.deepEqual(run.memory.couponsLeft, []);
  });
}

test('a page for codes that is drawn late is waited for', async (t) => {
  const form = '<h1>Coupon</h1><label>Coupon code <input name="coupon"></label><button>Apply coupon</button>';
  const late = `<main></main><script>setTimeout(() => { document.querySelector('main').innerHTML = '${form}'; }, 1800)</script>`;
  const cart = `${sums}<a href="/coupon">Add coupon code</a>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': cart, '/coupon': late }));
  t.after(close);
  run.memory.couponsLeft = ['SAVE'];
  let typed = '';
  run.deps.onLook = ({ elements }) => {
    typed ||= elements.find(({ name, filled }) => name === 'coupon' && filled)?.value ?? '';
  };
  await run.page.goto(`${origin}/cart`);
  await applyCoupons.act(run, await look(run));
  assert.equal(typed, 'SAVE');
});
