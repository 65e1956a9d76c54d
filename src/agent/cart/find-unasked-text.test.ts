import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { findUnaskedText } from './find-unasked-text.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function labelIn(own: string, other: string) {
  const page = `<main><h1>Oak board</h1><p>$40.00</p>${other}<form method="post">${own}
    <label>Quantity <input type="number" name="quantity" value="1"></label><button>Add to cart</button></form></main>`;
  return findUnaskedText(readView(await shop.see(page)))?.label;
}

test('a text or a date that the product cannot be bought without is found, in the form that adds or in one of its own', async () => {
  assert.match((await labelIn('<label>Engraving <input name="text" required></label>', '')) ?? '', /Engraving/);
  assert.match(
    (await labelIn('<label>Date of delivery <input type="date" name="day" required></label>', '')) ?? '',
    /Date/,
  );
  const refused = '<label>Engraving <input name="text" aria-invalid="true"></label>';
  assert.match((await labelIn(refused, '')) ?? '', /Engraving/);
  const onGoods = '<label>Name on the card <input name="option4" aria-invalid="true"></label>';
  assert.match((await labelIn(onGoods, '')) ?? '', /Name/);
  const apart =
    '<form method="post"><label>Your words <textarea name="field1" required></textarea></label><button>Save</button></form>';
  assert.match((await labelIn('', apart)) ?? '', /Your words/);
});

test('what is filled, may stay empty, or is asked by a review is none', async () => {
  assert.equal(await labelIn('<label>Engraving <input name="text"></label>', ''), undefined);
  assert.equal(await labelIn('<label>Engraving <input name="text" value="Ada" required></label>', ''), undefined);
  const review = `<form method="post"><label>Your name <input name="name" required></label><label>Review <textarea name="text" required></textarea></label>
    <label><input type="radio" name="rating" value="5"> 5</label><button>Send</button></form>`;
  assert.equal(await labelIn('', review), undefined);
});
