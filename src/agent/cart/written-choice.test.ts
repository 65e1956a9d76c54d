import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { findChoice } from './find-choice.ts';
import { findWrittenChoice, isTooLong } from './written-choice.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const sizes = (value = '') =>
  `<label>Size <select name="size"><option value="">Choose</option>${['Small', 'Large']
    .map((size) => `<option ${size === value ? 'selected' : ''}>${size}</option>`)
    .join('')}</select></label>`;

/** What is done next for the order: a text and where it goes, a value, or why it cannot be done. */
async function next(fields: string, variant: Record<string, string>, pressed: string[] = []): Promise<string> {
  const view = readView(
    await shop.see(`<main><h1>Oak board</h1><p>$40.00</p><form method="post">${fields}
      <label>Quantity <input type="number" name="quantity" value="1"></label><button>Add to cart</button></form>
      <form method="post"><h2>Reviews</h2><label>Your name <input name="author"></label><label>Review <textarea name="text"></textarea></label>
      <button>Send</button></form></main>`),
  );
  try {
    const choice = findChoice(view, { url: 'https://shop.test/', quantity: 1, variant }, new Set(pressed));
    if (!choice) return 'nothing';
    if ('field' in choice) return `${choice.field.name}=${choice.text}`;
    return 'value' in choice ? choice.value.label : 'list';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

test('a text or a date that was ordered goes into the field of that name, after every other choice', async () => {
  const engraving = '<label>Engraving * <input name="words"></label>';
  assert.equal(await next(engraving, { Engraving: 'For Nora' }), 'words=For Nora');
  assert.equal(await next(sizes() + engraving, { Engraving: 'For Nora', Size: 'Large' }), 'Large');
  assert.equal(await next(sizes('Large') + engraving, { Engraving: 'For Nora', Size: 'Large' }), 'words=For Nora');
  const day = '<label for="d">Delivery date</label><input type="date" id="d" name="day">';
  assert.equal(await next(day, { 'delivery date': '2026-12-05' }), 'day=2026-12-05');
  assert.equal(await next(day, { 'Delivery date': '5.12.2026' }), 'day=2026-12-05');
  const moment = '<label>Pick-up <input type="datetime-local" name="at"></label>';
  assert.equal(await next(moment, { 'Pick-up': '5.12.2026 14:30' }), 'at=2026-12-05T14:30');
  const name = (value = '') => `<label>Name on the card <input name="who" value="${value}"></label>`;
  const asked = { 'Name on the card': 'Eva' };
  assert.equal(await next(name(), asked), 'who=Eva');
  assert.equal(await next(name('Eva'), asked, ['text Name on the card Eva']), 'nothing', 'what it holds is not read');
  const written = '<label>Engraving <input name="words" value="For Nora"></label>';
  assert.equal(await next(written, { Engraving: 'For Nora' }), 'nothing');
});

test('a value that is not offered is written into no field of another name, nor into that of a review', async () => {
  const engraving = '<label>Engraving <input name="words"></label>';
  assert.equal(await next(sizes() + engraving, { Size: 'Huge' }), 'variant_not_found');
  assert.equal(await next(engraving, { Colour: 'Black' }), 'variant_not_found');
  assert.equal(await next('', { Review: 'Lovely' }), 'variant_not_found');
  assert.equal(await next('', { Quantity: '7' }), 'variant_not_found');
});

test('a text that the field would cut is too long', async () => {
  const view = readView(
    await shop.see(`<main><h1>Oak board</h1><p>$40.00</p><form method="post">
      <label>Engraving <input name="words" maxlength="8"></label><button>Add to cart</button></form></main>`),
  );
  const isCut = (text: string) => {
    const choice = findWrittenChoice(view, 'Engraving', text);
    return choice && isTooLong(choice);
  };
  assert.equal(isCut('For Nora'), false);
  assert.equal(isCut('For Nora and Ann'), true);
});
