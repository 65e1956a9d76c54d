import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { findNumberRow, readNumberGrid, unaskedRows } from './number-grid.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function see(rows: readonly string[], preset = 0) {
  const list = rows.map(
    (name, at) =>
      `<div style="display:flex;gap:30px"><div><span>${name}</span> <span>FJ-0${at}</span></div><div>$40.00</div>
        <div><input type="number" name="rows[${at}][qty]" value="${preset}" min="0"></div></div>`,
  );
  return readView(
    await shop.see(`<main><h1>Field jacket</h1><h4>Variants</h4><form method="post">${list.join('')}
      <div><button type="submit">Add to cart</button></div></form></main>`),
  );
}
const wish = (variant: Record<string, string>) => ({ url: 'https://shop.test/', quantity: 2, variant });

test('where every variant has a number of its own, the row that says just what was asked for is the choice', async () => {
  const view = await see(['Navy / Large', 'Navy / X-Large', 'Red / Large']);
  assert.equal(findNumberRow(view, wish({ color: 'Navy', size: 'Large' }))?.field.name, 'rows[0][qty]');
  assert.equal(findNumberRow(view, wish({ color: 'Red', size: 'X-Large' })), null);
  assert.equal(findNumberRow(view, wish({ size: 'Large' })), null);
  assert.equal(findNumberRow(view, wish({})), null);
  assert.deepEqual(unaskedRows(view, wish({ color: 'Navy', size: 'Large' })), ['x large', 'red']);
});

test('a number that is preset is no such list', async () => {
  assert.deepEqual(readNumberGrid(await see(['Navy', 'Red'], 1)), []);
  assert.deepEqual(readNumberGrid(await see(['Navy'])), []);
});
