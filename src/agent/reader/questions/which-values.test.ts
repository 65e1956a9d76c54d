import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../../test/harness/purchase.ts';
import { readView } from '../../../../test/harness/read-view.ts';
import { sayReading } from '../../model/index.ts';
import type { FieldSection } from '../../perception/index.ts';
import { openRecipeBook } from '../../recipes/recipe-book.ts';
import { newMemory, type Run } from '../../run/run.ts';
import { Stop } from '../../run/stop.ts';
import type { Posed } from '../doubt.ts';
import { whichValues } from './which-values.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

/** The question about a form that the rules take for a part of this section. */
async function ask(fields: string, section: FieldSection): Promise<Posed | null> {
  const view = readView(await shop.see(`<main><h1>Checkout</h1><form>${fields}<button>Go on</button></form></main>`));
  for (const field of view.fields.values()) field.section = section;
  const run = { memory: newMemory(purchaseOrder({ items: [] })), recipe: openRecipeBook('shop.example', null, []) };
  const stop = new Stop('agent_stuck', 'unanswered');
  return whichValues(run as unknown as Run, { stage: 'checkout', stop, view, item: null });
}

const say = (posed: Posed | null, is: string, of = 'shipping', field = '0') =>
  posed?.check({ fields: [{ field, is, of }] }) ?? null;

const NAME = '<label>First name <input name="firstname" required></label>';
const MAIL = (label: string, name: string) => `<label>${label} <input name="${name}" type="email" required></label>`;
const PASSWORD = '<label>Password <input type="password" name="pw"></label>';

test('a field that leaves a form which is not filled in is news, and the reader is told where it was put', async () => {
  const wrong = await ask(NAME, 'register');
  assert.match(sayReading(wrong?.question.things[0]?.reading ?? assert.fail()), /^read as firstName .* of register$/);
  assert.equal(say(wrong, 'firstName')?.length, 1);
  const right = await ask(NAME, 'shipping');
  assert.equal(say(right, 'firstName'), null, 'nothing new');
  assert.equal(say(right, 'firstName', 'billing')?.length, 1);
});

test('what stands beside a password makes an account or signs in, whatever is said of it', async () => {
  assert.equal(say(await ask(`${NAME}${PASSWORD}`, 'register'), 'firstName'), null);
  assert.equal(await ask(`${MAIL('E-mail', 'mail')}${PASSWORD}`, 'login'), null);
});

test('what the shop insists on is asked about, though it seems to be a sign-in; a newsletter is not', async () => {
  const twice = MAIL('E-mail', 'mail') + MAIL('Repeat your e-mail', 'again');
  const guest = await ask(twice, 'login');
  assert.equal(say(guest, 'email', 'contact')?.length, 1);
  const unmarked = '<div><label for="m">E-mail</label> <input id="m" name="mail" type="email">';
  assert.equal(await ask(`${unmarked}</div>`, 'login'), null);
  const refused = `${unmarked}<span class="error" style="color:#c00">Please enter a valid e-mail.</span></div>`;
  assert.equal(say(await ask(refused, 'login'), 'email', 'contact')?.length, 1);
  assert.equal(await ask(MAIL('E-mail', 'mail'), 'newsletter'), null);
  assert.equal(say(await ask(`${NAME}${MAIL('E-mail', 'mail')}`, 'newsletter'), 'firstName')?.length, 1);
  assert.equal(await ask(twice, 'search'), null);
});

test('what was typed into a field that is none of the order’s is news; what is empty, sure or required is not', async () => {
  const tax = (state: string) => `<label>Numbo <input name="numbo" ${state}></label>`;
  assert.equal(say(await ask(tax('value="12 Main St" aria-invalid="true"'), 'billing'), 'other')?.length, 1);
  assert.equal(say(await ask(tax('value="12 Main St" aria-invalid="true" required'), 'billing'), 'other'), null);
  assert.equal(say(await ask(tax(''), 'billing'), 'other'), null);
  const street = '<label>Street address <input name="street" autocomplete="address-line1" value="12 Main St"></label>';
  assert.equal(say(await ask(street, 'shipping'), 'other'), null);
});

test('what stands in the way empty is no number of pieces, whatever it was taken for', async () => {
  const count = (state: string) => `<label>Quantity <input name="quantity" ${state}></label>`;
  assert.equal(say(await ask(count('required'), 'cart'), 'postalCode')?.length, 1);
  assert.equal(say(await ask(count('required value="2"'), 'cart'), 'postalCode'), null);
});

test('a filled field that the shop complains of may be said to be another one', async () => {
  const phone = (after: string) =>
    `<div><label for="p">Mobile phone</label> <input id="p" name="phone" type="tel" autocomplete="tel" value="36305550147">${after}</div>`;
  const complaint = '<span class="error" style="color:#c00">This is no phone number.</span>';
  assert.equal(say(await ask(phone(complaint), 'shipping'), 'phoneLocal')?.length, 1);
  assert.equal(say(await ask(phone(''), 'shipping'), 'phoneLocal'), null);
});

test('a value of an address is said of one field alone', async () => {
  const street = '<label>Street address <input name="street" autocomplete="address-line1"></label>';
  const unknown = '<label>Vamto <input name="vamto" required></label>';
  const both = await ask(`${street}${unknown}`, 'shipping');
  assert.equal(say(both, 'street', 'shipping', '1'), null, 'there is a street');
  assert.equal(say(both, 'street', 'billing', '1')?.length, 1);
  assert.equal(say(both, 'lastName', 'shipping', '1')?.length, 1);
  const two = await ask(`${unknown}<label>Jafod <input name="jafod" required></label>`, 'shipping');
  const each = (...kinds: readonly string[]) =>
    two?.check({ fields: kinds.map((is, field) => ({ field: String(field), is, of: 'shipping' })) });
  assert.equal(each('city', 'city'), null);
  assert.equal((each('city', 'lastName') as unknown[]).length, 2);
});

test('a field that was read surely is another one where an open field is said to be what it was taken for', async () => {
  const street = (state: string) => `<label>House number <input name="number" value="12" ${state} required></label>`;
  const number = '<label>Vamto <input name="vamto" required></label>';
  const swapped = async (first: string, second: string, state = '') => {
    const posed = await ask(`${street(state)}${number}`, 'shipping');
    const fields = [first, second].map((is, field) => ({ field: String(field), is, of: 'shipping' }));
    return (posed?.check({ fields }) ?? []).map((lesson) => (lesson.of === 'field' ? lesson.is : ''));
  };
  assert.deepEqual(await swapped('street', 'houseNumber'), ['street', 'houseNumber']);
  assert.deepEqual(await swapped('houseNumber', 'houseNumber'), [], 'an address has one house number');
  assert.deepEqual(await swapped('street', 'lastName'), ['lastName'], 'nobody claims the number');
  assert.deepEqual(await swapped('other', 'houseNumber'), [], 'the street would be told nowhere');
  const declared = 'autocomplete="postal-code"';
  assert.deepEqual(await swapped('street', 'postalCode', declared), [], 'the form itself says what it is');
});
