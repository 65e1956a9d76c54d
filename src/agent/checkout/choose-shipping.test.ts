import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { chooseShipping, giveUpShipping } from './choose-shipping.ts';

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

test('deliveries as links: the merchant’s answer counts, not the press', async () => {
  const way = (name: string, price: string, href: string) =>
    `<div>${href ? `<a href="${href}">${name}</a>` : name}</div><div>${price}</div>`;
  const list = (post: string, courier: string) =>
    `<h2>Shipping method</h2><div>${way('Post', '$5.00', post)}${way('Courier', '$9.00', courier)}</div>`;
  const first = list('?ship=1', '');
  const choose = async (answer: string) => {
    const merchant = await startRunAtShop(answerPages({ '/cart': first, '/cart?ship=1': answer }));
    try {
      await merchant.run.page.goto(`${merchant.origin}/cart`);
      for (let at = 0; at < 3; at += 1) await chooseShipping.act(merchant.run, await look(merchant.run));
      return merchant.run.memory.shippingOption;
    } finally {
      await merchant.close();
    }
  };
  assert.equal(await choose(list('', '?ship=2')), 'Post');
  await assert.rejects(choose(first), /keeps "Courier"/);
});

test('a delivery that comes after the pick-up is waited for; where none comes, nothing is delivered', async () => {
  const radio = (id: string, name: string) =>
    `<p><input type="radio" name="ship" id="${id}"><label for="${id}">${name}</label></p>`;
  const page = (more: string) =>
    `<h2>Shipping method</h2><form><div id="list">${radio('p', 'Pick up in store – Free')}</div></form>${more}`;
  const late = `<script>setTimeout(() => { document.querySelector('#list').innerHTML += '${radio('s', 'Standard delivery – $5.00')}'; }, 4000);</script>`;
  const merchant = await startRunAtShop(answerPages({ '/late': page(late), '/never': page('') }));
  try {
    await merchant.run.page.goto(`${merchant.origin}/late`);
    const seen = await chooseShipping.act(merchant.run, await look(merchant.run));
    assert.ok(typeof seen === 'object', 'what came is looked at again');
    await merchant.run.page.goto(`${merchant.origin}/never`);
    const never = await look(merchant.run);
    await assert.rejects(async () => chooseShipping.act(merchant.run, never), /pick-up/);
  } finally {
    await merchant.close();
  }
});
