import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { fillDetails } from './fill-details.ts';

/** A field that narrows a list while somebody types, and takes nothing but an entry of it. */
const CHECKOUT = `<main><h1>Checkout</h1><form><h2>Shipping address</h2>
  <label>Full name <input name="name"></label><label>Street <input name="street"></label>
  <label>City <input name="city"></label><label>ZIP code <input name="zip"></label>
  <label for="country">Country</label><input type="hidden" name="code">
  <input id="country" role="combobox" aria-autocomplete="list" aria-expanded="false" autocomplete="off">
  <ul role="listbox" hidden><li role="option">Canada</li><li role="option">United States</li></ul>
  <button>Continue</button></form></main>
  <script>
    const [field, list] = [document.getElementById('country'), document.querySelector('ul')];
    const open = () => {
      list.hidden = false;
      field.setAttribute('aria-expanded', 'true');
      for (const item of list.children) item.hidden = !item.textContent.includes(field.value);
    };
    field.onclick = open;
    field.oninput = open;
    list.onclick = ({ target }) => {
      field.value = target.textContent;
      document.querySelector('[name=code]').value = target.textContent;
      list.hidden = true;
      field.setAttribute('aria-expanded', 'false');
    };
  </script>`;

test('a country that is typed to narrow a list is taken from the list', async () => {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': CHECKOUT }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    for (let looks = 0; looks < 3; looks += 1) await fillDetails.act(run, await look(run));
    assert.equal(await run.page.inputValue('[name=code]'), 'United States');
    assert.notEqual(await run.page.inputValue('[name=street]'), '');
  } finally {
    await close();
  }
});
