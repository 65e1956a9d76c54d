import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { chooseVariant } from './choose-variant.ts';
import { findNumberRow, isRowSoldOut, readNumberGrid, unaskedRows } from './number-grid.ts';

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
  assert.equal(findNumberRow(view, wish({ color: 'Navy', size: 'Large' }))?.field?.name, 'rows[0][qty]');
  assert.equal(findNumberRow(view, wish({ color: 'Red', size: 'X-Large' })), null);
  assert.equal(findNumberRow(view, wish({ size: 'Large' })), null);
  assert.equal(findNumberRow(view, wish({})), null);
  assert.deepEqual(unaskedRows(view, wish({ color: 'Navy', size: 'Large' })), ['x large', 'red']);
});

test('a number that is preset is no such list', async () => {
  assert.deepEqual(readNumberGrid(await see(['Navy', 'Red'], 1)), []);
  assert.deepEqual(readNumberGrid(await see(['Navy'])), []);
});

test('in a grid with a number in each cell, the heads of its row and its column say which variant it is', async () => {
  const cell = (at: string) =>
    `<td><div><input type="number" min="0" name="qty[${at}]" placeholder="0" aria-label="Pieces ${at}"></div><div>$40.00</div></td>`;
  const grid = (columns: readonly string[], rows: readonly string[]) =>
    `<main><h1>Board</h1><form method="post"><div><table><thead><tr>${rows[0] ? '<th></th>' : ''}${columns
      .map((name) => `<th>${name}</th>`)
      .join('')}</tr></thead><tbody>${rows
      .map((row, y) => `<tr>${row ? `<th>${row}</th>` : ''}${columns.map((_, x) => cell(`${y}-${x}`)).join('')}</tr>`)
      .join('')}</tbody></table></div><div>Total: 0 pieces</div><button>Add to cart</button></form></main>`;
  const line = readView(await shop.see(grid(['Oak', 'Walnut', 'Beech'], [''])));
  assert.equal(findNumberRow(line, wish({ wood: 'Walnut' }))?.field?.name, 'qty[0-1]');
  assert.equal(findNumberRow(line, wish({ wood: 'Ash' })), null);
  const wide = readView(await shop.see(grid(['Oak', 'Walnut'], ['Small', 'Large'])));
  assert.equal(findNumberRow(wide, wish({ wood: 'Walnut', size: 'Large' }))?.field?.name, 'qty[1-1]');
  assert.equal(findNumberRow(wide, wish({ wood: 'Walnut' })), null);
});

test('a width and a height are measures, not pieces of two variants', async () => {
  const view = readView(
    await shop.see(`<main><h1>Blind</h1><form method="post"><p>$40.00</p><p><label>Width <input type="number" name="w"></label></p>
      <p><label>Height <input type="number" name="h"></label></p><button>Add to cart</button></form></main>`),
  );
  assert.deepEqual(readNumberGrid(view), []);
});

test('a value may hold the signs that stand between values', async () => {
  const view = await see(['Navy / 1,5 L', 'Navy / 5 L', 'Red / 1,5 L']);
  assert.equal(findNumberRow(view, wish({ color: 'Navy', size: '1,5 L' }))?.field?.name, 'rows[0][qty]');
});

test('where every variant has a number and a button of its own, the row is the choice; two buttons alone are no rows', async () => {
  const row = (name: string, at: number) =>
    `<tr><td>${name}</td><td>$40.00</td><td><input type="number" name="qty.${at}" value="1" aria-label="Quantity ${name}"></td>
      <td><button name="variant" value="${at}"${name.startsWith('Red') ? ' disabled' : ''}>Add to cart</button></td></tr>`;
  const names = ['Navy / 32/34', 'Navy / 34/32', 'Red / 32/34'];
  const view = readView(
    await shop.see(
      `<main><h1>Chinos</h1><form method="post"><table><tbody>${names.map(row).join('')}</tbody></table></form></main>`,
    ),
  );
  const found = findNumberRow(view, wish({ color: 'Navy', size: '34/32' }));
  const second = view.snapshot.elements.filter(({ role }) => role === 'button')[1];
  assert.deepEqual([found?.field?.name, found?.add, found && isRowSoldOut(found)], ['qty.1', second, false]);
  const gone = findNumberRow(view, wish({ color: 'Red', size: '32/34' }));
  assert.equal(gone && isRowSoldOut(gone), true);
  assert.equal(findNumberRow(view, wish({ color: 'Red', size: '34/32' })), null);
  const twice = readView(
    await shop.see(`<main><h1>Chinos</h1><form method="post"><p>$40.00</p><input type="number" name="qty" value="1">
      <button>Add to cart</button></form><div><p>Chinos</p><div><button>Add to cart</button></div></div></main>`),
  );
  assert.deepEqual(readNumberGrid(twice), []);
});

test('each row may have a button that only says "Buy", and none is chosen where nothing was asked for', async () => {
  const row = (
    name: string,
    at: number,
  ) => `<tr><td>${name}</td><td>$40.00</td><td><input type="number" name="qty.${at}"
    value="1" aria-label="Amount ${name}"></td><td><button name="variant" value="${at}">Buy</button></td></tr>`;
  const page = (title: string) => `<main><h1>${title}</h1><p>$40.00</p><form method="post"><table><tbody>
    ${['S', 'M', 'L', '10 L'].map(row).join('')}</tbody></table></form></main>`;
  const view = readView(await shop.see(page('Mug Ferro')));
  assert.equal(readNumberGrid(view).length, 4);
  assert.equal(findNumberRow(view, wish({ size: '10 L' }))?.field?.name, 'qty.3');
  const choose = (seen: typeof view) => chooseVariant({} as Parameters<typeof chooseVariant>[0], seen, wish({}));
  await assert.rejects(choose(view), { code: 'variant_required' });
  const titled = readView(await shop.see(page('Mug Ferro 10 L')));
  assert.equal(await choose(titled), titled, 'the page of one variant');
});

test('the button of the product and the one of a card below it are no rows, however alike they stand', async () => {
  const button = '<div><div><button type="button">Add to cart</button></div></div>';
  const view = readView(
    await shop.see(
      `<main><div><p>Each board is unique.</p><div><h1>Olive board</h1><p>In stock: 15</p>${button}</div></div>
        <div><p>Turned by hand.</p><div><a href="/bowl">Oak bowl</a><p>24.00</p>${button}</div></div></main>`,
    ),
  );
  assert.deepEqual(readNumberGrid(view), []);
});

test('two cards of other products beside the button of the product itself are no rows of its variants', async () => {
  const card = (name: string) =>
    `<div><a href="https://shop.test/p/${name}">${name}</a> <span>$12.00</span><form><button>To basket</button></form></div>`;
  const own = `<main><div><h1>Jug</h1><p>$40.00</p><form><input name="amount" value="1"><button>Add to basket</button></form></div>`;
  const view = readView(await shop.see(`${own}<div>Goes well with it</div>${card('Rug')}${card('Shirt')}</main>`));
  assert.deepEqual(readNumberGrid(view), []);
});

test('a row that repeats the name of the product is told by what it says behind it', async () => {
  const row = (name: string, stock = 'In stock') =>
    `<li style="display:flex"><div>Linen ${name}</div><div>${stock}</div><div>$40.00</div>
      <div><input type="number" aria-label="Quantity" value="1"><button type="button">Add to cart</button></div></li>`;
  const view = readView(
    await shop.see(
      `<main><h1>Linen</h1><ul>${row('140×200 cm red')}${row('140×200 cm blue')}${row('140×220 cm red')}</ul></main>`,
    ),
  );
  const found = findNumberRow(view, wish({ size: '140×200 cm', color: 'blue' }));
  assert.equal(found?.texts[0], 'Linen 140×200 cm blue');
  assert.equal(findNumberRow(view, wish({ size: '140×200 cm', color: 'green' })), null);
});

test('a variant may take two rows of a table, and its name may hold that of the question', async () => {
  const row = (sku: string, name: string, stock: boolean) =>
    `<tr><td rowspan="2">${sku}</td><td colspan="2">${name}</td><td colspan="2">¥8,800</td></tr><tr><td>${stock ? '在庫有り' : '売切れ'}</td>
      <td><input name="quant[${sku}]" class="skuquantity" value="1"></td><td>着</td><td>${stock ? `<input type="submit" name="inCart[${sku}]" value="カートへ入れる">` : '売切れ'}</td></tr>`;
  const table = (...rows: string[]) =>
    `<main lang="ja"><h1>甚平</h1><form method="post"><table><thead><tr><th rowspan="2">注文番号</th><th colspan="2">タイトル</th><th colspan="2">販売価格</th></tr>
      <tr><th>在庫状態</th><th>数量</th><th>単位</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table></form></main>`;
  const view = readView(
    await shop.see(
      table(row('JIN-M', 'Mサイズ', true), row('JIN-L', 'Lサイズ', true), row('JIN-LL', 'LLサイズ', false)),
    ),
  );
  const found = (variant: Record<string, string>) => findNumberRow(view, wish(variant))?.add?.name;
  assert.equal(found({ サイズ: 'L' }), 'inCart[JIN-L]');
  assert.equal(found({ サイズ: 'M' }), 'inCart[JIN-M]');
  assert.equal(findNumberRow(view, wish({ サイズ: 'L' }))?.field?.name, 'quant[JIN-L]');
  assert.equal(found({ サイズ: 'LL' }), undefined);
  assert.equal(found({ 色: 'L' }), undefined);
});
