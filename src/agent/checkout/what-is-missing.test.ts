import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { complaintOf, unanswered } from './what-is-missing.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('a complaint names the fields it is about', async () => {
  const refused = (label: string) =>
    `<div><label for="${label}">${label} *</label><input id="${label}" aria-invalid="true"></div>`;
  const page = (text: string) => `<main><h1>Checkout</h1><div role="alert" class="error">${text}</div>
    <form><h2>Shipping address</h2>${refused('Street')}</form></main>`;
  assert.equal(complaintOf(readView(await shop.see(page('This field is required')))), 'This field is required: Street');
  assert.equal(complaintOf(readView(await shop.see(page('Street is required')))), 'Street is required');
});

test('what a form for news asks is not missing in the checkout', async () => {
  const view = readView(
    await shop.see(`<main><h1>Checkout</h1><form><h2>Shipping address</h2><label>Street <input required></label></form></main>
      <footer><form><h3>Newsletter</h3><label>Email <input type="email" required></label><button>Subscribe</button></form></footer>`),
  );
  assert.deepEqual(unanswered(view), ['Street']);
});

test('a notice about cookies is no complaint, though it is marked as an alert', async () => {
  const view = readView(
    await shop.see(`<nav role="alert"><p>We use cookies to measure visits.</p><button>Accept</button></nav>
      <main><h1>Checkout</h1></main>`),
  );
  assert.equal(complaintOf(view), '');
});

test('a mark without a word is no complaint, what explains it is', async () => {
  const view = readView(
    await shop.see(`<main><h1>Cart</h1><p>Stove <span class="text-danger"><b>***</b></span></p>
      <div class="alert alert-danger">What is marked with *** cannot be sent to you.</div></main>`),
  );
  assert.equal(complaintOf(view), 'What is marked with *** cannot be sent to you.');
});
