import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { fingerprintOf } from '../recipes/fingerprint.ts';
import type { Lesson } from '../recipes/lesson.ts';
import { isFixedField, teachActions } from './apply-lessons.ts';
import { elementOf } from './view.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const step = (inside: string) =>
  `<main><h1>Brimo</h1><form action="/on">${inside}<button class="next">Vamto</button></form></main>`;

async function lesson(inside: string): Promise<Lesson> {
  const { snapshot } = readView(await shop.see(step(inside)));
  const button = snapshot.elements.find(({ text }) => text === 'Vamto');
  assert.ok(button);
  return { of: 'control', target: fingerprintOf(button, []), is: 'guest' };
}

test('what was said to let guests pass lets them pass again, but not from a step that sends a street or a card', async () => {
  const email = '<label>Email <input name="email"></label>';
  const said = await lesson(email);
  const guests = async (inside: string) => {
    const view = readView(await shop.see(step(inside)));
    const taught = teachActions(view.snapshot, view, [said]);
    return taught.filter(({ kind }) => kind === 'guest').map(({ ref }) => elementOf(view, ref)?.text);
  };
  assert.deepEqual(await guests(email), ['Vamto']);
  assert.deepEqual(await guests(`${email}<label>Street address <input name="street"></label>`), []);
  assert.deepEqual(await guests('<label>Card number <input autocomplete="cc-number"></label>'), []);
});

test('what says "buy" leaves the cart in the form in which a line can be taken out, and nowhere else', async () => {
  const buys = (rest: string) =>
    `<main><h1>Bag Alma</h1><form action="/go"><input type="number" name="quantity" aria-label="Quantity" value="1">
      ${rest}<button class="buy">Buy now</button></form></main>`;
  const kindsOf = async (rest: string) => {
    const view = readView(await shop.see(buys(rest)));
    const button = view.snapshot.elements.find(({ text }) => text === 'Buy now') ?? assert.fail();
    const said: Lesson = { of: 'control', target: fingerprintOf(button, []), is: 'goToCheckout' };
    const taught = teachActions(view.snapshot, { ...view, actions: [...view.actions, buyNow(button.ref)] }, [said]);
    return taught.filter(({ ref }) => ref === button.ref).map(({ kind }) => kind);
  };
  const buyNow = (ref: string) => ({ ref, kind: 'buyNow' as const, score: 0.9, why: '' });
  assert.ok(!(await kindsOf('<button name="remove">Remove</button>')).includes('buyNow'));
  assert.ok((await kindsOf('')).includes('buyNow'), 'a product is bought by it');
});

test('a part of a card is fixed beside the number of one, and may be something else where no card is asked for', async () => {
  const fixed = async (inside: string) => {
    const { snapshot, fields } = readView(await shop.see(`<main><h1>Checkout</h1><form>${inside}</form></main>`));
    const code = snapshot.elements.find(({ id }) => id === 'code') ?? assert.fail();
    assert.equal(fields.get(code.ref)?.kind, 'cardCvc');
    return isFixedField(fields.get(code.ref), 'houseNumber', fields);
  };
  const code = '<label>CVC <input id="code" name="cvc"></label>';
  assert.equal(await fixed(`<label>Card number <input autocomplete="cc-number"></label>${code}`), true);
  assert.equal(await fixed(`<label>Street <input name="street"></label>${code}`), false);
});
