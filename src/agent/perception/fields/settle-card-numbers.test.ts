import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const list = (from: number) => Array.from({ length: 12 }, (_, at) => `<option>${from + at}</option>`).join('');
const year = new Date().getFullYear();
const DATE = `<label>Gültig bis</label><select name="m">${list(1)}</select><select name="y">${list(year)}</select>`;
const CODE = '<label>CVC <input name="k"></label>';

async function kindsOf(html: string): Promise<string[]> {
  const { snapshot, fields } = readView(await shop.see(`<form>${html}<button>Weiter</button></form>`));
  return snapshot.elements.flatMap(({ ref, tag }) => (tag === 'input' ? [fields.get(ref)?.kind ?? ''] : []));
}

test('a bare number beside the date and the code of a card is the number of the card', async () => {
  for (const word of ['Nummer', 'Number', 'Número', 'Číslo', 'Numara'])
    assert.deepEqual(await kindsOf(`<label>${word} <input name="q"></label>${DATE}${CODE}`), ['cardNumber', 'cardCvc']);
});

test('the number of a house stays one, as does any where the card number is asked for already', async () => {
  const card = '<label>Kartennummer <input name="q"></label>';
  assert.deepEqual(await kindsOf(`<label>Nummer <input name="x"></label>${card}${DATE}${CODE}`), [
    'houseNumber',
    'cardNumber',
    'cardCvc',
  ]);
  const address = '<label>Straße <input name="s"></label><label>Nummer <input name="n"></label>';
  assert.equal((await kindsOf(`${address}${DATE}${CODE}`))[1], 'houseNumber');
});

const NUMBER = '<label>Kartennummer <input name="q"></label>';

test('dots beside the number and the date of a card hide its code, whatever it is called', async () => {
  for (const box of [
    'Kod CVC/CVV <input type="password" name="kod">',
    'Kod <input type="password" name="k">',
    'Xqz <input name="x" maxlength="4">',
  ])
    assert.deepEqual(await kindsOf(`${NUMBER}${DATE}<label>${box}</label>`), ['cardNumber', 'cardCvc'], box);
});

test('a password stays one beside a card, as do two boxes of which either may be the code', async () => {
  assert.deepEqual(await kindsOf(`${NUMBER}${DATE}<label>Passwort <input type="password" name="p"></label>`), [
    'cardNumber',
    'password',
  ]);
  const twice = '<label>Xqz <input name="x" maxlength="4"></label><label>Qzx <input name="y" maxlength="3"></label>';
  assert.deepEqual(await kindsOf(`${NUMBER}${DATE}${twice}`), ['cardNumber', 'other', 'other']);
  assert.equal(
    (await kindsOf('<label>E-Mail <input name="m"></label><label>Xqz <input type="password" name="p"></label>'))[1],
    'password',
  );
});

test('a label that is tied to nothing names the box behind it, not the words that explain it', async () => {
  const row = (label: string, help: string) =>
    `<div><label>${label}</label><div><input><span>${help}</span></div></div>`;
  assert.deepEqual(
    await kindsOf(`${row('E-Mail', 'Falls abweichend von der Adresse.')}${row('Telefon', 'Ihre Straße')}`),
    ['email', 'phone'],
  );
});

test('nor do answers that are offered between them, or a field of the same question that nobody sees', async () => {
  const row = (
    label: string,
  ) => `<div><label for="gone">* ${label}</label><div><p><a href="#">Almaty</a> <a href="#">Astana</a></p>
    <div><input name="PROP_6" style="display:none"><input placeholder="Enter a name ..."></div></div></div>`;
  const shown = '<div><label for="zip">Postal code</label><input id="zip"></div>';
  for (const label of ['Town', 'Местоположение'])
    assert.deepEqual(await kindsOf(row(label) + shown), ['city', 'postalCode']);
  // The label of a tick box that is drawn over is its own.
  const box =
    '<div><label for="box">Town</label><input type="checkbox" id="box" style="display:none"><input name="x1"></div>';
  assert.equal((await kindsOf(box + shown)).at(-2), 'other');
});

test('who is called a user beside the number of a card owns it, where nobody signs in', async () => {
  const kindOf = async () => {
    const { snapshot, fields } = readView(
      await shop.see(`<form><h2>お支払い</h2><table><tr><th>カード番号</th><td><input name="cnum1"></td></tr>
        <tr><th>セキュリティコード</th><td><input name="securecode"></td></tr>
        <tr><th>カード名義</th><td><input name="username_card"></td></tr></table><button>次へ</button></form>`),
    );
    return fields.get(snapshot.elements.find(({ name }) => name === 'username_card')?.ref ?? '')?.kind;
  };
  assert.equal(await kindOf(), 'cardHolder');
});
