import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function fieldsOf(html: string): Promise<string[]> {
  const { snapshot, fields } = readView(await shop.see(html));
  return snapshot.elements.flatMap(({ ref }) => {
    const field = fields.get(ref);
    return field ? [`${field.section}.${field.kind}`] : [];
  });
}

test('the title bar of a layer heads all of it, and under a heading for guests nobody signs in', async () => {
  const layer = (title: string) => `<div role="dialog" style="position:fixed;inset:80px;background:#fff">
    <div><div class="modal-title">${title}</div><button aria-label="Close">×</button></div>
    <div><form class="login-reset"><label>E-mail <input type="email" name="email"></label><button>Continue</button></form></div></div>`;
  assert.deepEqual(await fieldsOf(layer('Guest checkout')), ['contact.email']);
  assert.match((await fieldsOf(layer('Sign in'))).join(), /^login\./);
});

test('a mail address alone is the order’s, though programs call the step a login; words that are shown tell a door', async () => {
  const step = (heading: string, button: string, more = '') =>
    `<section id="login"><h2>${heading}</h2><form id="form-login"><label for="login-email">E-mail</label>
     <input id="login-email" name="email" type="email">${more}<button id="login-action">${button}</button></form></section>`;
  assert.deepEqual(await fieldsOf(step('Your details', 'Continue')), ['contact.email']);
  assert.match((await fieldsOf(step('Your details', 'Sign in'))).join(), /^login\./);
  assert.match((await fieldsOf(step('Sign in', 'Continue'))).join(), /^login\./);
  const password = '<label>Password <input type="password" name="pw"></label>';
  assert.match((await fieldsOf(step('Your details', 'Continue', password))).join(), /^login\.login,login\./);
});

test('a second line by its token is what its words call it', async () => {
  const line = (label: string, name: string) =>
    `<label>Straße* <input name="street" autocomplete="address-line1"></label>
     <label>${label} <input name="${name}" autocomplete="address-line2"></label><label>PLZ <input name="zip"></label>`;
  const second = async (label: string, name: string) => (await fieldsOf(`<form>${line(label, name)}</form>`))[1];
  assert.match((await second('Nr.*', 'housenumber')) ?? '', /\.houseNumber$/);
  assert.match((await second('Adresszusatz', 'address2')) ?? '', /\.street2$/);
  assert.match((await second('Zorba', 'lix')) ?? '', /\.street2$/);
});

test('names and values that only stand in a line are columns, and each amount has its own name', async () => {
  const cells = (tag: string, name: string, amount: string, width: number) =>
    `<${tag} style="display:inline-block;width:${width}%">${name}</${tag}><${tag} style="display:inline-block;width:39%;margin:0;text-align:right">${amount}</${tag}>`;
  for (const tag of ['dd', 'span']) {
    const { rows } = await shop.see(
      `<div style="width:600px">${cells(tag, 'Goods', '€34.90', 60)}${cells(tag, 'Delivery', '€4.95', 60)}${cells(tag, 'Total', '€39.85', 60)}</div>`,
    );
    assert.deepEqual(
      rows.map(({ label, amountText }) => `${label} ${amountText}`),
      ['Goods €34.90', 'Delivery €4.95', 'Total €39.85'],
      tag,
    );
  }
  const { texts } = await shop.see(
    '<p>Now <span style="display:inline-block">€12</span><span style="display:inline-block">.50</span></p>',
  );
  assert.deepEqual(
    texts.map(({ text }) => text.replaceAll(' ', '')),
    ['Now€12.50'],
  );
});
