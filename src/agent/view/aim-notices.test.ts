import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { asMessage } from '../run/answer-dialogs.ts';
import { aimNotices, noticeOf } from './aim-notices.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const FORM = `<main><h1>Checkout</h1><form><label>Address title <input name="title"></label>
  <label>Address <input name="street" value="1 Main St"></label><button>Save</button></form></main>`;
const layer = (inside: string) =>
  `${FORM}<div style="position:fixed;inset:0;background:#0008"><div role="alertdialog">${inside}
  <button id="ok" type="button">OK</button></div></div>`;

async function noticed(inside: string): Promise<string> {
  const view = readView(await shop.see(layer(inside)));
  const ok = view.snapshot.elements.find(({ id }) => id === 'ok');
  assert.ok(ok);
  return noticeOf(view, ok);
}

test('a layer that only says something is a notice; one that asks for something is not', async () => {
  assert.equal(await noticed('<p>Kindly give an address title.</p>'), 'Kindly give an address title.');
  assert.equal(await noticed('<p>News?</p><input type="email" aria-label="E-mail">'), '');
  assert.equal(await noticed(`<p>${'Cookies and more cookies. '.repeat(10)}</p>`), '');
});

test('a notice that names an empty field complains of it, whatever its verb says', async () => {
  const { snapshot } = readView(await shop.see(FORM));
  const aimed = (text: string) => {
    const [message] = aimNotices([asMessage(text)], snapshot);
    return snapshot.elements.find(({ ref }) => ref === message?.ref)?.name;
  };
  assert.equal(aimed('Kindly give an address title.'), 'title');
  assert.equal(aimed('Kindly give an address.'), undefined, 'that one is filled in');
});
