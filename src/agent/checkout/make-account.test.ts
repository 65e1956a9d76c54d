import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { newPasswords, waysToSend } from './make-account.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const form = (word: string, id: string) => `<form method="post"><h2>${word}</h2>
  <label>E-mail <input type="email" name="${id}Email"></label><label>Wachtwoord <input type="password" name="${id}Password"></label>
  <button type="submit" id="${id}">${word}</button></form>`;

test('where one word signs in and registers, the form that only registers is sent, by its own button', async () => {
  const view = readView(
    await shop.see(`<header><a id="link" href="/account">Aanmelden</a></header>
      <main><h1>Naar de kassa</h1>${form('Aanmelden', 'login')}${form('Registreren', 'register')}</main>`),
  );
  const [first] = waysToSend(view, newPasswords(view));
  assert.equal(first?.id, 'register');
});
