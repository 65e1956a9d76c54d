import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { newMemory } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { countTries } from '../run/tries.ts';
import { answerComplaints, checkComplaints } from './answer-complaints.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('a page that comes back with fewer pieces left than ordered ends the purchase; enough pieces do not', async () => {
  const page = (stock: string) => `<main><h1>Mug</h1><p>$17.85</p><p>${stock}</p><button>Add to cart</button></main>`;
  const first = readView(await shop.see(page('In stock')));
  const later = readView(await shop.see(page('Only 4 left')));
  const orderOf = (quantity: number) => ({
    order: purchaseOrder({ items: [{ url: 'https://shop.test/mug', quantity, variant: {} }] }),
  });
  checkComplaints(orderOf(4), first, later);
  assert.throws(
    () => checkComplaints(orderOf(5), first, later),
    (error) => error instanceof Stop && error.code === 'insufficient_stock',
  );
});

test('what a shop says of a code that was sent to it is no word about the goods', async () => {
  const page = (error: string) => `<main><h1>Cart</h1><p>Mug $17.85</p><ul role="alert"><li>${error}</li></ul></main>`;
  const items = [{ url: 'https://shop.test/mug', quantity: 1, variant: {} }];
  const order = purchaseOrder({ items, couponCodes: ['SPRING24'] });
  const first = readView(await shop.see(page('')));
  for (const text of ['SPRING24 is no longer available', 'This coupon is invalid or no longer available'])
    checkComplaints({ order }, first, readView(await shop.see(page(text))));
  for (const [each, text] of [
    [order, 'Mug is no longer available'],
    [purchaseOrder({ items }), 'This coupon is no longer available'],
  ] as const) {
    const later = readView(await shop.see(page(text)));
    assert.throws(() => checkComplaints({ order: each }, first, later), Stop);
  }
});

test('what a press wrote into an empty field is not refused by the mark that was there before', async () => {
  const page = (value: string) =>
    `<main><h1>Checkout</h1><form><label>Town <input name="city" value="${value}" required aria-invalid="true"></label>
      <button type="button">Copy from delivery address</button></form></main>`;
  const order = purchaseOrder({ items: [] });
  const refused = async (first: string) => {
    const run = { memory: newMemory(order), order, tries: countTries() };
    const [then, now] = [readView(await shop.see(page(first))), readView(await shop.see(page('Portland')))];
    const answer = () => answerComplaints(run as unknown as Parameters<typeof answerComplaints>[0], then, now);
    for (let at = 0; at < 3; at += 1) answer();
  };
  await refused('');
  await assert.rejects(refused('Portland'), Stop);
});

test('a list that stays empty, because nothing in it is the answer, is not tried for ever', async () => {
  const order = purchaseOrder({ items: [] });
  const page = `<main><h1>Checkout</h1><form><label>Street <input name="street" value="1 Main St"></label>
    <label>State <select name="state" required aria-invalid="true"><option value="">Select</option><option>Ulster</option>
    <option>Munster</option></select></label><button>Continue</button></form></main>`;
  const run = { memory: newMemory(order), order, tries: countTries() };
  const view = readView(await shop.see(page));
  const answer = () => answerComplaints(run as unknown as Parameters<typeof answerComplaints>[0], null, view);
  assert.equal(answer(), true);
  assert.throws(() => {
    for (let at = 0; at < 30; at += 1) answer();
  }, Stop);
});
