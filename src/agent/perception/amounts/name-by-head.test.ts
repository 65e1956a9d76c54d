import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';
import { readCartLines } from './read-cart-lines.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const line = (name: string, price: string) => `<tr><td>${name}</td><td>${price} €</td>
  <td><input type="number" name="qty" value="1"></td><td>${price} €</td></tr>`;
const head = (name: string) => `<tr><td><div>${name}</div></td><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr>`;

async function titlesOf(rows: string, expected: string[]): Promise<string[]> {
  const { snapshot, fields, actions } = readView(
    await shop.see(`<main><h1>Warenkorb</h1><form><table><thead><tr><th>Produkt</th><th>Preis</th><th>Menge</th><th>Summe</th></tr></thead>
      <tbody>${rows}</tbody></table><button>Warenkorb aktualisieren</button></form></main>`),
  );
  return readCartLines(snapshot, fields, actions, expected).map(({ title, options }) => `${title}: ${options}`);
}

test('a line that names only its variant is called by the product that heads it', async () => {
  const rows = `${line('Butterdose', '29,50')}${head('Espressotassen, 2er-Set')}${line('Sand', '26,00')}${line('Moos', '26,00')}`;
  const titles = await titlesOf(rows, ['Butterdose', 'Espressotassen, 2er-Set']);
  assert.deepEqual(
    titles.map((title) => title.replace(/[\s·]+$/, '')),
    ['Butterdose:', 'Espressotassen, 2er-Set: Sand', 'Espressotassen, 2er-Set: Moos'],
  );
});

test('what nobody asked for keeps its own name, also below what was', async () => {
  const rows = `${line('Butterdose', '29,50')}${line('Sand', '26,00')}`;
  assert.ok((await titlesOf(rows, ['Butterdose']))[1]?.startsWith('Sand'));
  const other = `${line('Butterdose', '29,50')}${head('Vasen')}${line('Sand', '26,00')}`;
  assert.ok((await titlesOf(other, ['Butterdose']))[1]?.startsWith('Sand'));
});
