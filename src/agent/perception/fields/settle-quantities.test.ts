import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function kindOf(html: string): Promise<string | undefined> {
  const { snapshot, fields } = readView(await shop.see(`<main><h1>Pan</h1><form>${html}</form></main>`));
  const box = snapshot.elements.find(({ id }) => id === 'x') ?? assert.fail();
  return fields.get(box.ref)?.kind;
}

test('a number that shares a box with the button that adds is how many', async () => {
  const group = (value: string, button: string) =>
    `<div><input id="x" name="am" value="${value}"><span><button type="submit">${button}</button></span></div>`;
  assert.equal(await kindOf(group('1', 'In den Warenkorb')), 'quantity');
  assert.equal(await kindOf(group('1', 'Senden')), 'other');
  assert.equal(await kindOf(group('Engraving', 'In den Warenkorb')), 'other');
});

test('in a table with headings a control is named by its column, behind hidden fields too', async () => {
  const line = (
    id: string,
  ) => `<tr><td>Pan 28 cm</td><td><input type="hidden" name="k"><p><input id="${id}" type="number"
    name="p[3c][am]" value="2"></p></td><td>9,90 €</td></tr>`;
  const table = (head: string) => `<table><thead><tr><th>Artikel</th><th>${head}</th><th>Summe</th></tr></thead>
    <tbody>${line('w')}${line('x')}</tbody></table>`;
  assert.equal(await kindOf(table('Menge')), 'quantity');
  assert.equal(await kindOf(table('Vorname')), 'firstName');
});

test('the name of a number may be in the plural, whatever link stands beside it', async () => {
  const box = (name: string) =>
    `<div><input id="x" type="number" name="${name}" value="3"></div> <a href="/cart?remove=1">Remove</a>`;
  assert.equal(await kindOf(box('quantities[1]')), 'quantity');
  assert.equal(await kindOf(box('cantidades[1]')), 'quantity');
  assert.equal(await kindOf(box('rows[1]')), 'other');
});

test('a list of packs is a choice of the product where its form asks how many besides', async () => {
  const list = (texts: string[]) =>
    `<label for="x">Aantal bollen</label><select id="x" name="attribute_aantal-bollen"><option value="">Kies</option>
    ${texts.map((text) => `<option value="${text}">${text}</option>`).join('')}</select>`;
  const number = '<label>Aantal <input type="number" name="quantity" value="1"></label>';
  assert.equal(await kindOf(list(['12 stuks', '30 stuks']) + number), 'other');
  assert.equal(await kindOf(list(['1 stuk', '2 stuks', '3 stuks']) + number), 'quantity');
  assert.equal(await kindOf(list(['12 stuks', '30 stuks'])), 'quantity');
});
