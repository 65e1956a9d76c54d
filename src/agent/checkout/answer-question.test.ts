import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { openQuestions } from './answer-question.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

/** The questions of an address form with this list in it, by the values of their answers. */
async function questions(list: string): Promise<string[][]> {
  const view = readView(
    await shop.see(`<main><h1>Checkout</h1><form><label>Full name <input name="name" value="Ada Palmer"></label>
    <label>Street <input name="street" value="1 Main St"></label>${list}<button>Continue</button></form></main>`),
  );
  return openQuestions(view).map(({ answers }) => answers.map(({ value }) => value));
}

const list = (...values: string[]) =>
  `<label>Zorba <select name="zorba"><option value="">Please select</option>
  ${values.map((value) => `<option value="${value}">Lix ${value}</option>`).join('')}</select></label>`;

test('a list that asks who is buying is answered though it is not marked; other lists are not', async () => {
  assert.deepEqual(await questions(list('private', 'business')), [['private', 'business']]);
  assert.deepEqual(await questions(list('red', 'green')), []);
  assert.deepEqual(await questions(list('se', 'no', 'dk')), []);
});

test('an account that is offered below the address leaves the questions above it; a sign-in asks none', async () => {
  const kind = `Address type: <label><input type="radio" name="r" value="Y"> Residential</label>
    <label><input type="radio" name="r" value="N"> Business</label>`;
  const password = '<label>Password <input type="password" name="p"></label>';
  assert.deepEqual(await questions(kind + password), [['Y', 'N']]);
  const signIn = readView(
    await shop.see(
      `<main><h1>Checkout</h1><form><label>Last name <input name="n"></label>${kind}${password}</form></main>`,
    ),
  );
  assert.deepEqual(openQuestions(signIn), []);
});

test('an entry of a dash alone is no answer', async () => {
  const hours = ['–', '08:00–12:00', '12:00–16:00'].map((each) => `<option>${each}</option>`).join('');
  assert.deepEqual(await questions(`<label>Hours <select name="hours" required>${hours}</select></label>`), [
    ['08:00–12:00', '12:00–16:00'],
  ]);
});

test('without a form, parts of the payment are chosen by their arithmetic and other lists only where the shop complains', async () => {
  const drawn = async (body: string) => {
    const view = readView(await shop.see(`<main><h1>Checkout</h1><div>${body}</div><button>Pay</button></main>`));
    return openQuestions(view).map(({ answers }) => answers.map(({ value }) => value));
  };
  const parts = `<label>Zorba <select name="zorba"><option value="">Choose</option>
    <option value="a">1x de R$ 61,80 sem juros</option><option value="b">2x de R$ 30,90 sem juros</option></select></label>`;
  assert.deepEqual(await drawn(parts), [['a']]);
  assert.deepEqual(await drawn(list('red', 'green')), []);
  const refused = list('red', 'green').replace('<select', '<select id="z" aria-invalid="true" aria-describedby="e"');
  const complaint = '<p id="e" role="alert" style="color:#c00">Please answer this question</p>';
  assert.deepEqual(await drawn(refused + complaint), [['red', 'green']]);
  assert.deepEqual(await drawn(list('red', 'green') + complaint), [], 'it may complain of something else');
});
