import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { formSubmits } from './form-submits.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('a button of the checkout form that goes back to the shelves does not lead on', async () => {
  const view = readView(
    await shop.see(`<h1>Basket</h1><form><label>Email <input type="email" name="email"></label>
      <button name="back">Continue shopping</button><button name="next">Zumme</button></form>`),
  );
  assert.deepEqual(
    formSubmits(view).map(({ name }) => name),
    ['next'],
  );
});
