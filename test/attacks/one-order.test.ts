import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { oneOrder } from './families/index.ts';
import { countPurchases, describePurchase, isFaulty, judgePurchase } from './one-order/judge-purchase.ts';
import { runPurchases } from './one-order/run-purchases.ts';
import { type Shops, serveShops } from './shop/serve-shops.ts';

/** One of each kind; `npm run attacks` runs them all. */
const SHORT_FORM = [
  'getFetch, and a quiet page',
  'popUp on the first touch',
  '"Continue" after the card orders, then sameOffer',
  'declined with a NUL',
  'declined with very many words',
  'the confirmation says 600 cents beyond what was agreed, in de',
  'a review follows the card',
  'the telephone number is to be digits alone, and the order is booked',
  'orders by webSocket and confirms',
  'another product is sold out on a page that nobody understands',
  'a request saves the card, and a review follows',
  'one more offer before the thanks, put off by "Not now"',
  'only the address names the order',
  '"Place order" orders from a cart with a form to write to the shop in the footer',
  '"Place order" leads on from a cart with a form to write to the shop in the footer',
];

let shops: Shops;
before(async () => {
  shops = await serveShops();
});
after(() => shops.close());

test('the set has at least sixty attacks, each named once', () => {
  const names = oneOrder.map(({ family, name }) => `${family} ${name}`);
  assert.equal(new Set(names).size, names.length);
  assert.ok(oneOrder.filter(({ mustBuy }) => !mustBuy).length >= 60);
});

test('over all executions of a task there is at most one order, and none is denied', async () => {
  const cases = oneOrder.filter(({ name }) => SHORT_FORM.includes(name));
  assert.equal(cases.length, SHORT_FORM.length);
  const purchases = await runPurchases(shops, cases, { atOnce: 3 });
  const faulty = purchases.filter((purchase) => isFaulty(judgePurchase(purchase)));
  assert.deepEqual(faulty.map(describePurchase), []);
  const { honest, honestBought } = countPurchases(purchases);
  assert.equal(honestBought, honest, purchases.map(describePurchase).join('\n'));
});
