import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { forgetDenied } from '../reader/forget-denied.ts';
import { whichValues } from '../reader/questions/which-values.ts';
import { openRecipeBook } from '../recipes/recipe-book.ts';
import { newMemory, type Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { teachFields } from './apply-lessons.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const radios = (title: string, ...answers: string[]) =>
  `<fieldset><legend>${title}</legend>${answers
    .map(
      (name, at) =>
        `<label><input type="radio" name="choice" value="${at}"${at === 0 ? ' checked' : ''}> ${name}</label>`,
    )
    .join('')}</fieldset>`;

/** What becomes of choices of which somebody says that they are none: their kinds, and the delivery that was noted. */
async function deny(group: string, numbers: readonly number[], totals: [string, number][] = []) {
  const view = readView(await shop.see(`<main><h1>Checkout</h1><form>${group}<button>Go on</button></form></main>`));
  const memory = newMemory(purchaseOrder({ items: [] }));
  // By the path of the page and what the form would send, as deliveries are noted when they are tried.
  const path = new URL(view.snapshot.url).pathname;
  memory.deliveryTotals = new Map(totals.map(([value, total]) => [`${path} ${value}`, total]));
  const [first] = view.snapshot.elements.filter(({ role }) => role === 'radio');
  memory.shippingOption = first?.label ?? null;
  memory.shippingOffered = true;
  const run = { memory, recipe: openRecipeBook('shop.example', null, []) } as unknown as Run;
  const stop = new Stop('payment_method_unavailable', 'no card');
  const posed = whichValues(run, { stage: 'checkout', stop, view, item: null }) ?? assert.fail('not asked');
  const answer = { fields: numbers.map((at) => ({ field: String(at), is: 'other', of: 'other' })) };
  assert.ok(posed.question.schema.safeParse(answer).success);
  const lessons = posed.check(answer) ?? [];
  const kinds = () =>
    view.snapshot.elements.flatMap(({ ref, role }) => (role === 'radio' ? view.fields.get(ref)?.kind : []));
  const was = new Set(kinds());
  forgetDenied(run, view, lessons);
  teachFields(view.snapshot, view.fields, lessons);
  return { was: [...was], is: [...new Set(kinds())], delivery: memory.shippingOption, offered: memory.shippingOffered };
}

test('choices that were taken for deliveries or ways to pay may be said to be neither, if all of them are', async () => {
  const ways = radios('Delivery method', 'Leave it at the door', 'Hand it over');
  const free = await deny(ways, [0, 1]);
  assert.deepEqual([free.was, free.is], [['shippingOption'], ['other']]);
  assert.deepEqual([free.delivery, free.offered], [null, false], 'the delivery is still to be found');
  assert.deepEqual((await deny(ways, [0])).is, ['shippingOption'], 'a group asks one question');
  const asks = radios('Payment method', 'As a person', 'As a firm');
  const told = await deny(asks, [0, 1]);
  assert.deepEqual([told.was, told.is], [['paymentMethod'], ['other']]);
});

test('what costs something, changes the total, or names a way to pay stays what it is', async () => {
  const priced = radios('Delivery method', 'Post $5.00', 'Express $15.00');
  assert.deepEqual((await deny(priced, [0, 1])).is, ['shippingOption']);
  const ways = radios('Delivery method', 'Leave it at the door', 'Hand it over');
  const dearer: [string, number][] = [
    ['0', 2500],
    ['1', 3500],
  ];
  assert.deepEqual((await deny(ways, [0, 1], dearer)).is, ['shippingOption']);
  const pays = radios('Payment method', 'PayPal', 'Vamto');
  assert.deepEqual((await deny(pays, [0, 1])).is, ['paymentMethod']);
});
