import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readCartLines } from '../amounts/read-cart-lines.ts';
import { classifyActions } from '../controls/classify-actions.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import { snapshot } from '../snapshot/snapshot.ts';
import { findProductBox } from './find-product-box.ts';
import { readVariants } from './read-variants.ts';

let browser: TestPage;
before(async () => {
  browser = await openTestPage();
});
after(() => browser.close());

async function show(html: string) {
  await browser.show(html);
  const seen = await snapshot(browser.page);
  const fields = classifyFields(seen);
  return { seen, fields, box: findProductBox(seen, classifyActions(seen, fields)) };
}

/** Words of no language, so that only the place of a thing can tell what it is. */
const product = (more: string, buy = '<button id="buy">Vurtal</button>') => `<header><form><input type="search">
  <button id="find">Zoch</button></form></header><main><h1>Ploma Krit</h1><p>$24.00</p><form>${more}
  <input type="number" value="1" min="1">${buy}</form></main>
  <footer><form><input type="email" name="email"><button id="news">Ogle</button></form></footer>`;

test('the button of the form in which the number is chosen buys, whatever it says', async () => {
  const { box } = await show(product(''));
  assert.deepEqual(
    box.adds.map(({ id }) => id),
    ['buy'],
  );
});

test('a number that is left blank, with the one that is meant for a hint, asks for no address', async () => {
  const page = (
    hint: string,
  ) => `<main><h1>Ploma Krit</h1><p>$24.00</p><form><label>Krol <input placeholder="${hint}"></label>
    <button id="buy">Vurtal</button></form></main>`;
  assert.deepEqual(
    (await show(page('1'))).box.adds.map(({ id }) => id),
    ['buy'],
  );
  assert.deepEqual((await show(page('Zoch'))).box.adds, []);
});

test('“Buy” beside name and price buys, in a form of its own or not; what only says “checkout” leads there', async () => {
  const page = (buy: string) => `<main><div><h1>Ploma Krit</h1><p>$24.00</p>${buy}</div></main>`;
  const form = await show(
    page('<form method="post"><input type="hidden" name="id" value="7"><button>Acheter</button></form>'),
  );
  assert.equal(form.box.adds.length, 1);
  assert.equal(
    (await show(page('<button type="button">Acheter</button>'))).box.adds.length,
    1,
    'a script sends the form',
  );
  const link = await show(page('<a href="/checkout" role="button">Checkout</a>'));
  assert.equal(link.box.adds.length, 0);
});

test('what is drawn in the place of a list shows its answer, and buys nothing', async () => {
  const list = (
    face: string,
  ) => `<select name="c" style="display:none"><option>Ruvo</option><option selected>Tilm</option></select>
    <div><a tabindex="-1" style="cursor:pointer" onmousedown="1"><span>${face}</span></a></div>`;
  const page = (face: string) => `<main><div><h1>Ploma Krit</h1><p>$24.00</p><form>${list(face)}</form></div></main>`;
  assert.deepEqual((await show(page('Tilm'))).box.adds, []);
  assert.equal((await show(page('Vurtal'))).box.adds.length, 1);
});

test('a form that asks for an address sells nothing', async () => {
  const { box } = await show(
    '<main><h1>Ploma Krit</h1><p>$24.00</p><form><input type="email"><button>Vurtal</button></form></main>',
  );
  assert.deepEqual(box.adds, []);
});

test('a row that offers what was asked for is a choice, and two rows of one length are two choices', async () => {
  const row = (names: string[]) =>
    `<div>${names.map((name) => `<button type="button">${name}</button>`).join('')}</div>`;
  const { seen, fields, box } = await show(product(`${row(['Bral', 'Grun (+$2.00)'])}${row(['Ux', 'Ox'])}`));
  const axes = readVariants(seen, fields, box, ['Grun', 'Ox']);
  assert.deepEqual(
    axes.map(({ values }) => values.map(({ label }) => label)),
    [
      ['Bral', 'Grun (+$2.00)'],
      ['Ux', 'Ox'],
    ],
  );
  assert.deepEqual(readVariants(seen, fields, box, ['Kolk']), []);
});

test('a single line of a cart ends where the cart’s sums begin, by the name of what was asked for', async () => {
  const { seen, fields } = await show(`<header><a href="/">Storma house of things</a></header><main><div>
    <div><div><a href="/p/1">Ploma Krit</a><small>Grun</small></div><input type="number" name="qty" value="2"><b>$48.00</b></div>
    <p><span>Sumta:</span> <span>$48.00</span></p><a href="/go">Vurtal dekassan mi</a></div></main>`);
  const [line, ...more] = readCartLines(seen, fields, classifyActions(seen, fields), ['Ploma Krit']);
  assert.equal(more.length, 0);
  assert.deepEqual([line?.title, line?.quantity, line?.lineTotal?.amountMinor], ['Ploma Krit', 2, 4800]);
});

test('of two values the chosen one looks different, and is still no button that buys', async () => {
  const value = (name: string, look: string) =>
    `<button class="${look}" style="width:80px;height:30px">${name}</button>`;
  const colours = `<p>Select Color</p><div>${value('Navy', 'plain on')}${value('Olive', 'plain')}</div>`;
  const { seen, fields, box } = await show(
    `<main><h1>Cap</h1>${colours}<p>From $32.40</p><button disabled>Out of stock</button></main>`,
  );
  assert.ok(!box.adds.some(({ text }) => text === 'Navy' || text === 'Olive'));
  for (const asked of ['Navy', 'Olive']) {
    const [axis] = readVariants(seen, fields, box, [asked]);
    assert.deepEqual(
      axis?.values.map(({ label }) => label),
      ['Navy', 'Olive'],
    );
  }
});
