import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { findCouponOpeners } from './find-coupon-opener.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('a fold that names the sum which it hides may hide the place for a code, whatever else it says', async () => {
  const page = (head: string) => `<main><h1>Checkout</h1>
    <details><summary>${head}</summary><p>Total $11.60</p><form><label>Code <input name="code"></label></form></details>
    <form><label>Last name <input name="lastname"></label><label>Street <input name="street"></label>
    <label>City <input name="city"></label><label>Zip <input name="zip"></label><button>Continue</button></form></main>`;
  const openers = async (head: string) => findCouponOpeners(readView(await shop.see(page(head)))).map(({ tag }) => tag);
  assert.deepEqual(await openers('Zzzz yyy $11.60'), ['summary']);
  assert.deepEqual(await openers('Zzzz yyy'), []);
});

test('a cart may leave its codes to a page of its own; one of another site or in the footer is none', async () => {
  const cart = (
    href: string,
    foot = '',
    words = 'Have a coupon?',
  ) => `<main><h1>Shopping cart</h1><table><tr><td><a href="/p/1">Blue mug</a></td>
    <td><input type="number" name="quantity" value="1" aria-label="Quantity"></td><td>$12.00</td>
    <td><button>Remove</button></td></tr></table><p>Subtotal $12.00</p><p><a href="${href}">${words}</a></p>
    <a href="/checkout">Checkout</a></main><footer>${foot}</footer>`;
  const openers = async (html: string) => findCouponOpeners(readView(await shop.see(html))).map(({ href }) => href);
  const own = await openers(cart('/cart/coupon', '<a href="/deals">Have a coupon?</a>'));
  assert.deepEqual(
    own.map((href) => new URL(href).pathname),
    ['/cart/coupon'],
  );
  assert.deepEqual(await openers(cart('https://deals.example/')), []);
  assert.equal((await openers(cart('/cart/coupon', '', 'Coupons'))).length, 1, 'whatever it says besides');
  const bare = readView(await shop.see('<main><h1>Zzzz</h1><a href="/code">Have a coupon?</a></main>'));
  assert.equal(findCouponOpeners(bare).length, 0);
  assert.equal(findCouponOpeners(bare, bare.snapshot.url).length, 1, 'the cart was verified here');
});

test('a heading without a hand opens the hidden form of one field below it', async () => {
  const fold = (name: string, fields: string) => `<div><h2>${name}</h2><div style="display:none"><form>${fields}
    <button>Redeem</button></form></div></div>`;
  const page = (folds: string) => `<main><h1>Shopping cart</h1>${folds}<a href="/checkout">Checkout</a></main>`;
  const openers = async (folds: string) =>
    findCouponOpeners(readView(await shop.see(page(folds)))).map(({ text }) => text);
  const code = '<input name="code">';
  assert.deepEqual(await openers(fold('Enter a coupon code', code)), ['Enter a coupon code']);
  assert.deepEqual(await openers(fold('Coupons by mail', `${code}<input name="mail"><input name="town">`)), []);
});

test('the only control on a line that names a coupon opens the place for it, whatever it says', async () => {
  const openers = async (line: string) => {
    const html = `<main><h1>Cart</h1><div style="width:300px">${line}</div><p>Total $12.00</p></main>`;
    return findCouponOpeners(readView(await shop.see(html))).map(({ text }) => text);
  };
  const name = '<span>Discount code</span>';
  assert.deepEqual(await openers(`${name} <a href="#add">Add</a>`), ['Add']);
  assert.deepEqual(await openers(`${name} <button type="button">+</button>`), ['+']);
  assert.deepEqual(await openers(`<span>Gift wrap</span> <a href="#add">Add</a>`), []);
  assert.deepEqual(await openers(`${name} <a href="#add">Add</a> <a href="#about">About codes</a>`), []);
  assert.deepEqual(await openers(`${name} <a href="/terms">Terms</a>`), [], 'it leads away');
  for (const other of ['Proceed to checkout', 'Continue', 'Place order', 'Update cart', 'Remove'])
    assert.deepEqual(await openers(`${name} <button type="button">${other}</button>`), [], other);
});
