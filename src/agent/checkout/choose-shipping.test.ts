import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { giveUpShipping } from './choose-shipping.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const ORDER = { shippingStrategy: 'cheapest', shippingAddress: { addressLine1: '12 Main St' } };
const DELIVERIES = ['Standard', 'Express'] as const;
type Delivery = (typeof DELIVERIES)[number];

const see = async (chosen: Delivery, question: string) => {
  const radios = DELIVERIES.map(
    (name, at) =>
      `<p><input type="radio" name="ship" id="s${at}" ${name === chosen ? 'checked' : ''}><label for="s${at}">${name} delivery – $${5 + at}.00</label></p>`,
  );
  return readView(
    await shop.see(`<main><h1>Shipping</h1><form>${radios.join('')}${question}<button>Continue</button></form></main>`),
  );
};

function startMemory() {
  return { shippingOption: 'Standard delivery – $5.00', refusedShipping: new Set<string>(), everyShippingAsks: false };
}

test('a delivery that asks for what nobody said is given up for another one', async () => {
  const memory = startMemory();
  const run = { memory, order: ORDER } as never;
  const view = await see('Standard', '<label>Locker number * <input name="locker" required></label>');
  assert.equal(giveUpShipping(run, view), true);
  assert.equal(memory.refusedShipping.size, 1);
});

test('where every delivery asks for it, the first choice is taken again, once', async () => {
  const memory = startMemory();
  const run = { memory, order: ORDER } as never;
  const question =
    '<label>Which service level? * <select name="level" required><option value="">Please choose</option><option>A</option></select></label>';
  const first = await see('Standard', question);
  assert.equal(giveUpShipping(run, first), true);
  memory.shippingOption = 'Express delivery – $6.00';
  assert.equal(giveUpShipping(run, await see('Express', question)), true);
  assert.equal(memory.refusedShipping.size, 0);
  memory.shippingOption = 'Standard delivery – $5.00';
  assert.equal(giveUpShipping(run, first), false);
});
