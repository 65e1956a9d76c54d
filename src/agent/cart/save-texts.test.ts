import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { findSaving } from './save-texts.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function saving(form: string, variant: Record<string, string> = { Engraving: 'For Nora' }) {
  const view = readView(
    await shop.see(`<main><div><h1>Oak board</h1><p>$40.00</p>${form}
      <form method="post" action="/cart"><input type="number" name="quantity" aria-label="Quantity" value="1">
      <button disabled>Add to cart</button></form></div></main>`),
  );
  return findSaving(view, { url: 'https://shop.test/', quantity: 1, variant })?.text;
}

test('words for the goods in a form of its own are saved by its one button', async () => {
  const form = (value: string, more = '') => `<form method="post"><label>Engraving
    <textarea name="words" required>${value}</textarea></label>${more}<button name="save">Keep it</button></form>`;
  assert.equal(await saving(form('For Nora')), 'Keep it');
  assert.equal(await saving(form('')), undefined, 'nothing was written');
  assert.equal(await saving(form('For Nora'), { Size: 'Large' }), undefined, 'nothing of that name was ordered');
  assert.equal(await saving(form('For Nora', '<button name="cancel">Away</button>')), undefined);
});

test('words in the form that adds are saved by nothing', async () => {
  const page = readView(
    await shop.see(`<main><h1>Oak board</h1><p>$40.00</p><form method="post"><label>Engraving
      <input name="words" value="For Nora"></label><button>Add to cart</button></form></main>`),
  );
  const item = { url: 'https://shop.test/', quantity: 1, variant: { Engraving: 'For Nora' } };
  assert.equal(findSaving(page, item), undefined);
});
