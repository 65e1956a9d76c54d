import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../../test/harness/purchase.ts';
import { readView } from '../../../../test/harness/read-view.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { readTotals } from '../../perception/index.ts';
import { textPrint } from '../../recipes/lesson.ts';
import { openRecipeBook } from '../../recipes/recipe-book.ts';
import { newMemory, type Run } from '../../run/run.ts';
import { Stop } from '../../run/stop.ts';
import { teachRows } from '../../view/taught-rows.ts';
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

async function answer(
  rows: readonly (readonly [string, string])[],
  is: Record<string, string>,
  after = '',
  over: Partial<Run['memory']> = {},
) {
  const cartSubtotal = { minor: 18995, currency: 'USD' };
  const memory = { ...newMemory(purchaseOrder({ items: [] })), cartSubtotal, ...over };
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

/** A page without a row for the goods: the name of the item says what it costs, and a heading the total. */
async function bare(parts: string, { cart = 2000, said = {} as Record<string, string>, before = '' } = {}) {
  const memory = { ...newMemory(purchaseOrder({ items: [] })), cartVerified: true };
  memory.cartSubtotal = { minor: cart, currency: 'USD' };
  const run = { memory, recipe: openRecipeBook('shop.example', null, []) } as unknown as Run;
  const page = `<main><h1>Checkout</h1>${before}<aside><p>Blue tray × 1 Zelmo: $20.00</p>
    <section><h2>Ruta – $25.00</h2><div>${parts}</div></section></aside></main>`;
  const seen = await shop.see(page);
  const view = readView(seen);
  const stop = new Stop('agent_stuck', 'the order contains a charge that nobody asked for: Ruta');
  const posed = whichAmounts(run, { stage: 'payment', stop, view, item: null });
  const things = posed?.question.things ?? [];
  const rows = Object.entries({ Total: 'total', ...said }).map(([name, is]) => ({
    row: String(things.findLastIndex(({ text }) => text.startsWith(`"${name}`))),
    is,
  }));
  const lessons = posed?.check({ rows }) ?? null;
  if (lessons) teachRows(seen, lessons);
  return { isHeld: lessons !== null, isRefused: readTotals(seen).fees.length > 0 };
}
const PARTS = `${sumRow('Shipping', '$5.00')}${sumRow('Total', '$25.00')}`;

test('without a row for the goods those of the cart count, and what says them again is passed over', async () => {
  assert.deepEqual(await bare(PARTS), { isHeld: true, isRefused: false });
  assert.deepEqual(await bare(PARTS, { before: sumRow('Nirru', '$9.00') }), { isHeld: true, isRefused: false });
});

test('no charge hides behind goods that no row sums up', async () => {
  const isHeld = async (...[parts, over]: Parameters<typeof bare>) => (await bare(parts, over)).isHeld;
  assert.equal(await isHeld(PARTS, { cart: 1100 }), false, 'nine more than the goods and the delivery');
  assert.equal(await isHeld(sumRow('Nirru', '$9.00') + PARTS), false, 'one among the sums that the total leaves out');
  assert.equal(await isHeld(PARTS + sumRow('Nirru', '$9.00')), false, 'or below them');
  const charged = PARTS.replace('$25.00', '$34.00') + sumRow('Nirru', '$9.00');
  assert.equal(await isHeld(charged, { said: { Nirru: 'none' } }), false, 'one that the total counts');
});

test('a lesson that a row counts for nothing holds only where the amounts show it', async () => {
  const lesson = { of: 'row', label: textPrint('Nirru | Checkout'), is: 'none' } as const;
  const passes = async (amount: string) => {
    const sums = sumRow('Subtotal', '$20.00') + sumRow('Nirru', amount) + PARTS;
    const seen = await shop.see(`<main><h1>Checkout</h1><section>${sums}</section></main>`);
    teachRows(seen, [lesson]);
    return seen.rows.find(({ label }) => label === 'Nirru')?.taught === 'none';
  };
  assert.equal(await passes('$25.00'), true, 'the total once more');
  assert.equal(await passes('$9.00'), false, 'a charge among the sums');
  assert.equal(await passes('$29.00'), false, 'more than the total');
});

test('rows with the same words are told apart by their amounts', async () => {
  const rows: readonly [string, string][] = [
    ['Foo', '$189.95'],
    ['Foo', '$10.00'],
    ['Shipping', '$9.00'],
    ['Qux', '$188.95'],
  ];
  const { lessons } = await answer(rows, { Foo: 'discount', Qux: 'total' });
  assert.ok(lessons, 'the last of them is taken off, and the first is what the cart calls its subtotal');
});

test('amounts in the name of a delivery are no sums, those among the sums always are', async () => {
  const right = { Foo: 'subtotal', GLS: 'shipping', Vamto: 'tax', Qux: 'total' };
  const name = 'Parcel (insured up to $900.00)';
  const after = `<section><h2>Delivery</h2><p>${name}</p></section>`;
  const isTold = async (rows: typeof SUMS, shippingOption: string | null) =>
    (await answer(rows, right, after, { shippingOption })).lessons !== null;
  assert.equal(await isTold(SUMS, name), true);
  assert.equal(await isTold(SUMS, null), false, 'an amount above the total that nobody knows');
  assert.equal(await isTold([...SUMS, ['Parcel (insured up to', '$900.00)']], name), false);
});

test('a total that stands alone holds where it is the verified goods with the chosen delivery, and only there', async () => {
  const cartSubtotal = { minor: 2000, currency: 'USD' };
  const known = { cartSubtotal, cartVerified: true, shippingPrice: 500 };
  const isHeld = async (total: string, below = '') => {
    const memory = { ...newMemory(purchaseOrder({ items: [] })), ...known };
    const run = { memory, recipe: openRecipeBook('shop.example', null, []) } as unknown as Run;
    const page = `<main><h1>Checkout</h1><section>${sumRow('Vamto', total)}</section>${below}</main>`;
    const view = readView(await shop.see(page));
    const stop = new Stop('merchant_error', 'the order page shows no total');
    const posed = whichAmounts(run, { stage: 'payment', stop, view, item: null });
    const at = posed?.question.things.findIndex(({ text }) => text.startsWith('"Vamto')) ?? -1;
    return (posed?.check({ rows: [{ row: String(at), is: 'total' }] }) ?? null) !== null;
  };
  assert.equal(await isHeld('$25.00'), true);
  assert.equal(await isHeld('$29.00'), false, 'a charge is in it');
  assert.equal(await isHeld('$25.00', sumRow('Nirru', '$29.00')), false, 'something costs more');
  assert.equal(await isHeld('$25.00', sumRow('Nirru', '$9.00')), false, 'a charge that it leaves out');
});

test('a column of amounts that was read as one text is asked about amount by amount', async () => {
  const run = { memory: newMemory(purchaseOrder({ items: [] })), recipe: openRecipeBook('shop.example', null, []) };
  run.memory.cartSubtotal = { minor: 18995, currency: 'USD' };
  const column = (text: string) => `<div style="float:left;width:300px"><span>${text}</span></div>`;
  const sums = column('Vamto Zelmo nirru Qux Ruta teplo') + column('$189.95 −$5.00 $49.00 $233.95');
  const view = readView(await shop.see(`<main><h1>Checkout</h1><section><h2>Summary</h2>${sums}</section></main>`));
  const stop = new Stop('merchant_error', 'the order page shows no total');
  const posed = whichAmounts(run as unknown as Run, { stage: 'review', stop, view, item: null });
  const things = posed?.question.things.map(({ text }) => text) ?? [];
  const at = (amount: string) => String(things.findLastIndex((text) => text.includes(amount)));
  const right = [
    { row: at('189.95'), is: 'subtotal' },
    { row: at('5.00'), is: 'discount' },
    { row: at('49.00'), is: 'shipping' },
    { row: at('233.95'), is: 'total' },
  ];
  const lessons = posed?.check({ rows: right });
  assert.ok(lessons, things.join('; '));
  assert.equal(posed?.check({ rows: right.filter(({ is }) => is !== 'shipping') }), null, 'it does not add up');
  teachRows(view.snapshot, lessons);
  const { total, addsUp } = readTotals(view.snapshot);
  assert.deepEqual([total?.amountMinor, addsUp], [23395, true]);
});
