import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { savedKey } from './note-saved.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function keyOf(buttons: string, id: string): Promise<string> {
  const page = `<main><h1>Checkout</h1><form><label>City <input name="city" value="Oslo"></label>${buttons}</form></main>`;
  const view = readView(await shop.see(page));
  const pressed = view.snapshot.elements.find((each) => each.id === id);
  assert.ok(pressed);
  return savedKey(view, pressed);
}

test('what a block saved is known by its place, whatever it says then; where it is gone, the next button is another one', async () => {
  const next = '<button id="next">Next</button>';
  const saved = await keyOf(`<button id="first">Save</button>${next}`, 'first');
  assert.equal(await keyOf(`<button id="first">Saved</button>${next}`, 'first'), saved);
  assert.notEqual(await keyOf(`<button id="first">Save</button>${next}`, 'next'), saved);
  assert.notEqual(await keyOf(next, 'next'), saved);
});
