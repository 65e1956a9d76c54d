import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../../test/harness/purchase.ts';
import { readView } from '../../../../test/harness/read-view.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { openRecipeBook } from '../../recipes/recipe-book.ts';
import { newMemory, type Run } from '../../run/run.ts';
import { Stop } from '../../run/stop.ts';
import { whichAmounts } from './which-amounts.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const STEPS = ['Address', 'Delivery', 'Payment'].map((name, at) => `<li><b>${at + 1}</b> <h2>${name}</h2></li>`);

test('numbers of steps, a count and a year are no amounts: nobody is asked what they are', async () => {
  const asks = async (sums: string) => {
    const steps = `<p>Cart 1</p><ol>${STEPS.join('')}</ol><p>© 2026 Some shop</p>`;
    const view = readView(await shop.see(`<main><h1>Checkout</h1>${steps}${sums}</main>`));
    const run = { memory: newMemory(purchaseOrder({ items: [] })), recipe: openRecipeBook('shop.example', null, []) };
    const stop = new Stop('merchant_error', 'the order page shows no total');
    return whichAmounts(run as unknown as Run, { stage: 'payment', stop, view, item: null }) !== null;
  };
  assert.equal(await asks(''), false);
  assert.equal(await asks(sumRow('Vamto', '$20.00')), true);
  assert.equal(await asks(sumRow('Vamto', '¥2,000')), true);
});

/** A cart with its own subtotal above the forms, deliveries drawn by their labels, and the summary below. */
const delivery = (
  name: string,
  price: string,
  isChosen = false,
) => `<label class="option" style="display:block;width:400px;
  padding:8px"><input type="radio" name="way" style="display:none"${isChosen ? ' checked' : ''}><div>${name}</div><div
  style="display:flex"><span>2-3 days</span><span class="price">+ ${price}</span></div></label>`;
const onePage = (sums: string, after = '') => `<main><h1>Checkout</h1>
  <section><h2>Cart</h2>${sumRow('Blue tray', '$189.95')}${sumRow('Subtotal', '$189.95')}</section>
  <section><h2>Customer</h2><p><label>Address 1</label><input name="a1"></p><p><label>Address 2</label><input name="a2"></p>
  </section><section><h2>Delivery</h2>${delivery('Pick-up shop (2-3 working days)', '$29.00')}
  ${delivery('Home (2-3 working days)', '$49.00', true)}${delivery('Express, next working day', '$89.00')}</section>
  <section><h2>Summary</h2><div>${sums}</div></section>${after}</main>`;
const SUMS: readonly [string, string][] = [
  ['Foo', '$189.95'],
  ['GLS (Home (2-3 working days)):', '$49.00'],
  ['Vamto', '$47.79'],
  ['Qux', '$238.95'],
];

async function answer(rows: readonly (readonly [string, string])[], is: Record<string, string>, after = '') {
  const memory = newMemory(purchaseOrder({ items: [] }));
  memory.cartSubtotal = { minor: 18995, currency: 'USD' };
  const run = { memory, recipe: openRecipeBook('shop.example', null, []) } as unknown as Run;
  const sums = rows.map(([name, amount]) => sumRow(name, amount)).join('');
  const view = readView(await shop.see(onePage(sums, after)));
  const stop = new Stop('merchant_error', 'the amounts of the order page do not add up');
  const posed = whichAmounts(run, { stage: 'review', stop, view, item: null });
  const things = posed?.question.things ?? [];
  const said = Object.entries(is).map(([name, each]) => ({
    row: String(things.findLastIndex(({ text }) => text.startsWith(`"${name}`))),
    is: each,
  }));
  return { things: things.map(({ text }) => text), lessons: posed?.check({ rows: said }) ?? null };
}

test('a right answer passes on a page with choices and their prices between cart and summary', async () => {
  const { things, lessons } = await answer(SUMS, { Foo: 'subtotal', GLS: 'shipping', Vamto: 'tax', Qux: 'total' });
  assert.ok(lessons && lessons.length >= 3, things.join('; '));
  assert.ok(
    !things.some((text) => /\$29|\$89|Address/.test(text)),
    'prices of choices and numbers of lines are not asked',
  );
});

test('a lie about such a page does not pass', async () => {
  const right = { Foo: 'subtotal', GLS: 'shipping', Vamto: 'tax', Qux: 'total' };
  const isTold = async (...[rows, is, after]: Parameters<typeof answer>) =>
    (await answer(rows, is, after)).lessons !== null;
  assert.equal(await isTold(SUMS, { Foo: 'total' }), false, 'the goods are not the total');
  assert.equal(await isTold(SUMS, { ...right, Vamto: 'fee' }), false, 'a contained tax is no fee');
  assert.equal(await isTold(SUMS, { ...right, GLS: 'discount' }), false);
  const dues: readonly [string, string] = ['Nirru', '$9.00'];
  const left = [...SUMS.slice(0, 3), dues, ...SUMS.slice(3)];
  assert.equal(await isTold(left, right), false, 'a charge among the sums that the total leaves out');
  assert.equal(await isTold(left, { ...right, Nirru: 'none' }), false);
  assert.equal(await isTold([...SUMS, dues], right), false, 'or right below them');
  const same: readonly [string, string] = ['Nirru', '$49.00'];
  assert.equal(
    await isTold([...SUMS, same], right),
    false,
    'a charge as high as the delivery is no delivery said again',
  );
  assert.equal(
    await isTold(SUMS, right, `<section>${sumRow('Nirru', '$9.00')}</section>`),
    false,
    'or in a block of its own',
  );
  const charged = [...SUMS.slice(0, 3), dues, ['Qux', '$247.95'] as const];
  assert.equal(await isTold(charged, { ...right, Nirru: 'none' }), false, 'a charge that the total counts');
});
