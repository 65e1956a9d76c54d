import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { snapshot } from '../snapshot/snapshot.ts';
import { classifyPage } from './classify-page.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function kindOf(html: string): Promise<string> {
  await shop.show(html);
  return classifyPage(await snapshot(shop.page)).kind;
}

const sums = `<aside><p><span>Subtotal</span> <b>$20.00</b></p><p><span>Shipping</span> <b>$5.00</b></p>
  <p><span>Total</span> <strong>$25.00</strong></p></aside>`;

test('a first step that asks for a mail address alone is part of the checkout', async () => {
  const step = `<main><h1>Checkout</h1><form><label>Email address <input type="email" name="mail"></label>
    <button>Continue</button></form></main>`;
  assert.equal(await kindOf(step + sums), 'address');
});

test('words without a form are of no kind', async () => {
  assert.equal(await kindOf('<main><h1>Our story</h1><p>We began in a barn.</p></main>'), 'other');
});

test('the number of the order may stand within the words that confirm it', async () => {
  const page = (words: string) => `<main><p>${words}</p><p>Wir haben Ihre Zahlung erhalten</p></main>`;
  assert.equal(await kindOf(page('Bestellung #2147 bestätigt')), 'confirmation');
  assert.equal(await kindOf(page('Bestellung #2147 prüfen')), 'other');
});
