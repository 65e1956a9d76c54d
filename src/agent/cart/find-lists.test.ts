import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { findLists, isOnFace } from './find-lists.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const lists = (text: string) => {
  const list = {
    role: 'combobox',
    tag: 'button',
    visible: true,
    frame: 0,
    ancestors: [],
    nearby: '',
    value: '',
    order: 2,
  };
  const element = { ...list, label: 'Colour', ariaLabel: '', text } as unknown as SnapshotElement;
  const title = { text: 'Clock Nord', heading: 1, frame: 0, covered: false, ancestors: [], order: 1, landmark: 'main' };
  const snapshot = { elements: [element], texts: [title], title: '', url: 'https://shop.test/clock' };
  return findLists({ snapshot, actions: [], fields: new Map() } as unknown as View, 'color', 'Blue', ['Blue']);
};

test('the face of a list may repeat the product before the value that was taken, and a note behind it', () => {
  assert.equal(lists('Colour: Clock Nord - Blue (only 7 left)'), 'chosen');
  assert.equal(lists('Colour: Blue'), 'chosen');
  assert.equal(lists('Colour: Clock Nord - Black').length, 1);
  assert.equal(lists('Colour: Clock Nord').length, 1);
});

test('a link that leads nowhere may be the face of a list, and says only its value once that is chosen', async () => {
  const see = async (size: string, more = '') => {
    const html = `<main><h1>Teddy bear</h1><p>$20.00</p><form>${more}<a href="javascript:void(0)" tabindex="-1">${size}</a>
      <input type="number" name="quantity" value="1" aria-label="Quantity"><button>Add to cart</button></form></main>`;
    return readView(await shop.see(html, 'https://shop.test/bear'));
  };
  const found = (view: View) => {
    const lists = findLists(view, 'size', '40 cm', ['40 cm']);
    return typeof lists === 'string' ? [] : lists;
  };
  const open = await see('Choose size');
  const [face] = found(open);
  assert.equal(face?.text, 'Choose size');
  assert.deepEqual(found(await see('Size guide')), []);
  assert.deepEqual(found(await see('Compare', '<a href="/sizes">Choose size</a>')), [], 'it leads elsewhere');
  assert.ok(face && isOnFace(open, await see('40 cm'), face, '40 cm'));
  assert.ok(!isOnFace(open, await see('30 cm'), face, '40 cm'));
});

test('where no button names what is asked for, the only one that asks for a choice opens its list', async () => {
  const button = (text: string) => `<button type="button">${text}</button>`;
  const openers = async (...buttons: string[]) => {
    const html = `<main><h1>Desk lamp</h1><p>$20.00</p><form>${buttons.map(button).join('')}
      <input type="number" name="quantity" value="1" aria-label="Quantity"><button>Add to cart</button></form></main>`;
    const found = findLists(readView(await shop.see(html, 'https://shop.test/lamp')), 'color', 'Blue', ['Blue']);
    return typeof found === 'string' ? found : found.map(({ text }) => text);
  };
  assert.deepEqual(await openers('Tint: Please choose', 'Compare'), ['Tint: Please choose']);
  assert.equal(await openers('Tint: Blue (7 left)', 'Compare'), 'chosen');
  assert.deepEqual(await openers('Tint: Please choose', 'Cable: Please choose'), [], 'which of them is not known');
  assert.deepEqual(await openers('Tint: Please choose', 'Colour: Please choose'), ['Colour: Please choose']);
});
