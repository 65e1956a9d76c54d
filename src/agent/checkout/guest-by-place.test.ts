import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { guestByPlace } from './guest-by-place.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const panel = (title: string, body: string, id: string) =>
  `<form method="post"><div><h3>${title}</h3>${body}<button id="${id}">Weiter</button></div></form>`;
const LOGIN = panel(
  'Ich bin bereits Kunde',
  '<input type="email" name="user"><input type="password" name="key">',
  'in',
);

test('of several buttons with one name the one under a heading about orders without an account is for guests', async () => {
  const guest = panel('Bestellen ohne Registrierung', '<p>Sie möchten kein Konto?</p>', 'guest');
  const account = panel('Konto eröffnen', '<p>Ihre Adresse nur einmal eingeben</p>', 'account');
  const door = guestByPlace(readView(await shop.see(`<h1>Kasse</h1>${account}${guest}${LOGIN}`)));
  assert.equal(door?.id, 'guest');
  const named = panel('Als Gast bestellen', '', 'named') + panel('Guest checkout', '', 'checkout');
  for (const [id, title] of [
    ['named', 'Als Gast bestellen'],
    ['checkout', 'Guest checkout'],
  ] as const) {
    const page = `<h1>Kasse</h1>${panel(title, '', id)}${account}${LOGIN}`;
    assert.equal(guestByPlace(readView(await shop.see(page)))?.id, id);
  }
  assert.equal(guestByPlace(readView(await shop.see(`<h1>Kasse</h1>${named}${LOGIN}`))), null, 'two of them');
});

test('the one link below a text about orders as a guest is for guests, in whatever words', async () => {
  const block = (title: string, text: string, id: string, href = '#') =>
    `<section><h2>${title}</h2><p>${text}</p><p><a id="${id}" href="${href}">Dapf ›</a></p></section>`;
  const see = async (blocks: string) =>
    guestByPlace(readView(await shop.see(`<h1>Checkout</h1><main>${blocks}${LOGIN}</main>`)))?.id;
  assert.equal(await see(block('New customer', 'Check out as guest.', 'guest')), 'guest');
  assert.equal(await see(block('New customer', 'Register and save time.', 'account')), undefined);
  const two = block('New customer', 'Check out as guest.', 'one') + block('In a hurry?', 'Checkout as guest', 'two');
  assert.equal(await see(two), undefined, 'two of them');
});

test('the answer that programs call a guest is one, also where no form is around it', async () => {
  const radios = `<label><input type="radio" name="account" value="register" checked> Cadastrar</label>
    <label><input type="radio" name="account" value="guest" id="guest"> Zorba</label><input type="button" value="Continuar">`;
  const see = async (more: string) =>
    guestByPlace(readView(await shop.see(`<h1>Pedido</h1><main>${radios}${more}</main>`)))?.id;
  assert.equal(await see('<input type="email" name="email"><input type="password" name="key">'), 'guest');
  assert.equal(await see(''), undefined, 'nobody is asked to sign in');
});
