import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';
import { findProductBox } from './find-product-box.ts';
import { readVariants } from './read-variants.ts';

test('swatches that all lead to the page they stand on are chosen by their mark alone', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const swatch = (name: string, mark = '') =>
    `<li class="${mark}"><a href="" class="swatch ${mark}" title="${name}" style="display:block;width:30px;height:30px"></a></li>`;
  const view = readView(
    await shop.see(`<main><h1>Cushion</h1><p>$29.95</p><form><fieldset><label>Colour</label>
      <ul>${swatch('Teal', 'selected')}${swatch('Ochre')}${swatch('Sand')}</ul></fieldset>
      <button>Add to cart</button></form></main>`),
  );
  const box = findProductBox(view.snapshot, view.actions);
  const [axis] = readVariants(view.snapshot, view.fields, box, ['Sand']);
  assert.deepEqual(
    axis?.values.map(({ label, selected }) => [label, selected]),
    [
      ['Teal', true],
      ['Ochre', false],
      ['Sand', false],
    ],
  );
});
