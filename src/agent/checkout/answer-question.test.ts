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
