import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readCartLines } from '../amounts/read-cart-lines.ts';
import { classifyActions } from '../controls/classify-actions.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import { findOwnCounter } from './find-own-counter.ts';
import { findProductBox } from './find-product-box.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function see(html: string) {
  const seen = await shop.see(html, 'https://shop.test/gloves');
  const fields = classifyFields(seen);
  const actions = classifyActions(seen, fields);
  return { seen, fields, actions, counter: findOwnCounter(seen, fields, actions) };
}

const stepper = (name: string, count = 0) =>
  `<div><button type="button" aria-label="Decrease quantity"><svg width="12" height="12"><path d="M0 5h12v2H0z"/></svg></button><input type="number" name="${name}" value="${count}">
   <button type="button" aria-label="Increase quantity"><svg width="12" height="12"><path d="M0 5h12v2H0z"/></svg></button></div>`;
const card = (name: string) => `<div><a href="/${name}">${name}</a><div>$9.90</div>${stepper(name)}</div>`;
const page = (
  own: string,
  others: string,
) => `<main><h1>Gloves</h1><div><section><h2>Others</h2><div>${others}</div></section>
  <aside><div><span>Price</span><b>$14.90</b></div>${own}</aside></div></main>`;

test('where no button adds, the number of the product itself does, and that of no card', async () => {
  const { counter } = await see(page(stepper('own'), card('ties') + card('drill')));
  assert.equal(counter?.field?.name, 'own');
  assert.equal(counter?.isZero, true);
  assert.equal(counter?.plus?.ariaLabel, 'Increase quantity');
});

test('a single other product, whose price has a link beside it, is not bought by mistake', async () => {
  assert.equal((await see(page('', card('ties')))).counter, null);
  assert.equal((await see(page(stepper('own'), card('ties')))).counter?.field?.name, 'own');
});

test('the numbers of other goods belong to them, and zeros are no lines of a cart', async () => {
  const { seen, fields, actions } = await see(page(stepper('own'), card('ties') + card('drill')));
  const { isOfAnother } = findProductBox(seen, actions);
  const others = seen.elements.filter(({ name }) => name === 'ties' || name === 'drill');
  assert.equal(others.length, 2);
  assert.ok(others.every(isOfAnother));
  assert.deepEqual(readCartLines(seen, fields, actions), []);
});

test('a number that is not zero counts what is there', async () => {
  const { counter } = await see(page(stepper('own', 2), ''));
  assert.equal(counter?.isZero, false);
});

test('a zero that is written between two buttons counts as well', async () => {
  const written =
    '<div><button type="button" id="less">−</button><span>0</span><button type="button" id="more">+</button></div>';
  const { counter } = await see(page(written, card('ties') + card('drill')));
  assert.deepEqual([counter?.field, counter?.plus?.id, counter?.isZero], [null, 'more', true]);
});
