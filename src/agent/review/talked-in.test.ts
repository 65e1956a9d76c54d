import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { whichAmounts } from '../reader/questions/which-amounts.ts';
import { openRecipeBook } from '../recipes/recipe-book.ts';
import { newMemory, type Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { teachRows } from '../view/taught-rows.ts';
import { reviewRefusal } from './read-review.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const order = purchaseOrder({ items: [] });
const DELIVERIES = `<div><label><input type="radio" name="d"> Express <span>$9.00</span></label></div>
  <div><label><input type="radio" name="d" checked> Standard <span>$4.00</span></label></div>`;
const page = (rows: string) => `<main><h1>Review</h1><section>${DELIVERIES}</section><section>${rows}</section></main>`;

/** Why the order is refused after somebody said what its amounts are; null where it is not. */
async function refusalOf(rows: string, is: Record<string, string>): Promise<string | null> {
  const memory = newMemory(order);
  memory.cartSubtotal = { minor: 2000, currency: 'USD' };
  memory.cartVerified = true;
  const run = { memory, order, recipe: openRecipeBook('shop.example', null, []) } as unknown as Run;
  const view = readView(await shop.see(page(rows)));
  const stop = new Stop('agent_stuck', 'the order contains a charge that nobody asked for');
  const posed = whichAmounts(run, { stage: 'payment', stop, view, item: null });
  const said = posed?.question.things.flatMap(({ text }, index) => {
    const name = Object.keys(is).find((label) => text.includes(`"${label}"`));
    return name ? [{ row: String(index), is: is[name] }] : [];
  });
  const lessons = posed?.check({ rows: said });
  assert.ok(lessons, 'the prices of deliveries that could be chosen do not spoil the sum');
  teachRows(view.snapshot, lessons);
  return reviewRefusal(run, view)?.message ?? null;
}

const SUMS = `${sumRow('Subtotal', '$20.00')}${sumRow('Shipping', '$4.00')}${sumRow('Vamto nirru', '$0.80')}
  ${sumRow('Total', '$24.80')}`;

test('a charge that nobody asked for does not become a tax or a delivery because somebody says so', async () => {
  const named = { Subtotal: 'subtotal', Total: 'total' };
  assert.match((await refusalOf(SUMS, { ...named, 'Vamto nirru': 'tax' })) ?? '', /nobody asked for: Vamto nirru/);
  assert.match((await refusalOf(SUMS, { ...named, 'Vamto nirru': 'shipping' })) ?? '', /nobody asked for: Vamto nirru/);
  assert.match((await refusalOf(SUMS, { ...named, 'Vamto nirru': 'fee' })) ?? '', /nobody asked for: Vamto nirru/);
});

test('a tax that the prices contain, and the only delivery, may be named by a second reader', async () => {
  const named = { Foo: 'subtotal', Qux: 'total' };
  const contained = `${sumRow('Foo', '$20.00')}${sumRow('Shipping', '$4.00')}${sumRow('Vamto', '$3.13')}${sumRow('Qux', '$24.00')}`;
  assert.equal(await refusalOf(contained, { ...named, Vamto: 'tax' }), null);
  const delivery = `${sumRow('Foo', '$20.00')}${sumRow('Nirru', '$4.00')}${sumRow('Qux', '$24.00')}`;
  assert.equal(await refusalOf(delivery, { ...named, Nirru: 'shipping' }), null);
});
