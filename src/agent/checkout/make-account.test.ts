import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { makeAccount, newPasswords, waysToRegister, waysToSend } from './make-account.ts';
import { findDoor } from './use-account.ts';

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

const PAIR = `<label>Mot de passe * <input type="password" name="p1" required></label>
  <label>Confirmation du mot de passe * <input type="password" name="p2" required></label>`;

test('a password that is asked for twice is a new one, whatever stands above it', async () => {
  const view = readView(
    await shop.see(`<h1>Créer un nouveau compte</h1><form method="post">
      <label>Prénom <input name="firstname"></label><label>Nom <input name="lastname"></label>
      <label>E-mail <input type="email" name="email"></label><label>Adresse <input name="address1"></label>
      <label>Code postal <input name="zip"></label><label>Ville <input name="city"></label>
      <fieldset><legend>3. Informations de connexion</legend>${PAIR}</fieldset>
      <button type="submit">S'inscrire</button></form><footer><a href="/register">S'inscrire</a></footer>`),
  );
  assert.deepEqual(
    newPasswords(view).map(({ name }) => name),
    ['p1', 'p2'],
  );
  assert.deepEqual(
    waysToSend(view, newPasswords(view)).filter(({ role }) => role === 'link'),
    [],
    'a link to another page sends nothing',
  );
});

test('the way to register that stands with the sign-in goes before the one around every page', async () => {
  const view = readView(
    await shop.see(`<header><a id="around" href="/register">Register</a></header><main><h2>Log in</h2>
      <form method="post"><label>Email <input type="email" name="email"></label>
      <label>Password <input type="password" name="password"></label><button type="submit">Log in</button>
      <p><a id="beside" href="/register?returnurl=/checkout">Register as a new user?</a></p></form></main>`),
  );
  assert.equal(waysToRegister(view)[0]?.id, 'beside');
  assert.equal(findDoor(view)?.send.text, 'Log in');
});

test('a door beside the sign-in that only leads on registers, told by its address or by being the only one', async () => {
  const doors = async (beside: string) => {
    const view = readView(
      await shop.see(`<main><h1>Welcome, please sign in</h1><form method="post"><h2>Returning customer</h2>
        <label>Email <input type="email" name="email"></label><label>Password <input type="password" name="password"></label>
        <button type="submit">Sign in</button></form><div><h2>New customer</h2>${beside}</div></main>`),
    );
    return waysToRegister(view).map(({ id }) => id);
  };
  assert.deepEqual(await doors('<a id="only" href="/somewhere">Continue</a>'), ['only']);
  const other = '<a id="other" href="/somewhere">Continue</a>';
  assert.deepEqual(await doors(`${other}<a id="new" href="/create_account.php">Continue</a>`), ['new']);
  assert.deepEqual(await doors(`${other}<a id="third" href="/elsewhere">Continue</a>`), []);
});

test('registering may be the other tab of the place that signs in, in a list of tabs called a navigation', async () => {
  const view = readView(
    await shop.see(`<footer><a href="/newsletter">Subscribe to our newsletter</a></footer><main><h1>Welcome</h1>
      <nav role="tablist"><a role="tab" href="#in" aria-selected="true">I have an account: sign in</a>
      <a role="tab" href="#new" id="new">New here? Create an account</a></nav>
      <div id="in"><form method="post"><label>E-mail <input type="email" name="email"></label>
      <label>Password <input type="password" name="password"></label><button>Sign in</button></form></div></main>`),
  );
  assert.equal(waysToRegister(view)[0]?.id, 'new');
});

test('a form that goes out late, of which the page says nothing yet, is waited for', async () => {
  const page = `<main><h1>Create account</h1><form method="post" id="form"><label>First name <input name="first" value="Ada"></label>
    <label>Last name <input name="last" value="Palmer"></label><label>E-mail <input type="email" name="email" value="a@b.test"></label>
    <label>Password <input type="password" name="p1"></label><label>Repeat the password <input type="password" name="p2"></label>
    <button type="submit">Create account</button></form></main>
    <script>form.onsubmit = (event) => { event.preventDefault();
      const late = new Worker(URL.createObjectURL(new Blob(['setTimeout(() => postMessage(1), 1500)'])));
      late.onmessage = () => form.submit(); };</script>`;
  const shop = await startRunAtShop((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(request.method === 'POST' ? '<h1>Delivery</h1><p>Where to?</p>' : `<!doctype html>${page}`);
  });
  try {
    const { run } = shop;
    await run.page.goto(`${shop.origin}/account`);
    for (let at = 0; at < 3; at += 1) await makeAccount(run, await look(run));
    assert.equal(await run.page.locator('h1').textContent(), 'Delivery');
  } finally {
    await shop.close();
  }
});
