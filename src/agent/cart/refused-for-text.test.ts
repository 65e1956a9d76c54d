import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { nameOf, refusedForText } from './refused-for-text.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const read = async (field: string, above = '', title = 'Hrastova deska') =>
  readView(
    await shop.see(`<main>${above}<h1>${title}</h1><p>40,00 €</p><form method="post"><div>${field}</div>
      <label>Količina <input name="quantity" value="1"></label><button>Dodaj v košarico</button></form></main>`),
  );
const field = (marks = '', behind = '') =>
  `<label for="t">Napis</label><input id="t" name="option[4]" ${marks}>${behind}`;

async function refused(afterPress: string, above = '', title?: string): Promise<string> {
  const wanted = refusedForText(await read(field()), await read(afterPress, above, title));
  return wanted ? nameOf(wanted) : '';
}

test('a press that is answered with a wrong mark at an empty field asks for it, in any language', async () => {
  assert.equal(
    await refused(field('class="is-invalid"', '<div class="invalid-feedback">Polje je obvezno!</div>')),
    'Napis',
  );
  assert.equal(await refused(field('aria-invalid="true"')), 'Napis');
});

test('so does an error that names the field, and nothing else does', async () => {
  const error = (words: string) => `<div class="alert alert-danger">${words}</div>`;
  assert.equal(await refused(field(), error('Preverite: Napis')), 'Napis');
  assert.equal(await refused(field(), '<div class="messageStackCaution">Preverite: Napis</div>'), 'Napis');
  assert.equal(await refused(field(), error('Ni na zalogi')), '');
  assert.equal(await refused(field(), '<p role="status">Dodano: Hrastova deska, Napis: brez</p>'), '');
  assert.equal(await refused(field('value="Za Noro" aria-invalid="true"')), '', 'it is filled');
  assert.equal(await refused(field('aria-invalid="true"'), '', 'Košarica'), '', 'another page');
});
