import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function kindsOf(html: string): Promise<string[]> {
  const { snapshot, fields } = readView(await shop.see(`<form>${html}<button>次へ</button></form>`));
  return snapshot.elements.flatMap(({ ref, tag }) => (tag === 'input' ? [fields.get(ref)?.kind ?? ''] : []));
}

const NAME = '<input name="name01" placeholder="姓"><input name="name02" placeholder="名">';

test('how a name is read is asked for below the name', async () => {
  const [names, readings] = [
    ['lastName', 'firstName'],
    ['lastNameKana', 'firstNameKana'],
  ] as const;
  for (const below of [
    '<input name="a" placeholder="セイ"><input name="b" placeholder="メイ">',
    '<input name="kana01" placeholder="姓"><input name="kana02" placeholder="名">',
    '<label>フリガナ <input name="a"></label><label>フリガナ <input name="b"></label>',
  ])
    assert.deepEqual(await kindsOf(`${NAME}${below}`), [...names, ...readings], below);
  assert.deepEqual(await kindsOf(`${NAME}<label>フリガナ <input name="a"></label>`), [...names, 'fullNameKana']);
  assert.deepEqual(await kindsOf(`${NAME}<label>会社名（カナ） <input name="a"></label>`), [...names, 'other']);
});

test('a label that names the field as a whole says more than a name that is counted, and the row says how it is read', async () => {
  const pair = (head: string, a: string, b: string) =>
    `<tr><th>${head}</th><td>姓<input name="customer[${a}]" id="${a}"></td><td>名<input name="customer[${b}]" id="${b}"></td></tr>`;
  const place = ['市区郡町村', '番地', 'ビル名']
    .map(
      (label, at) =>
        `<tr><th>${label}</th><td><input name="customer[address${at + 1}]" id="address${at + 1}"></td></tr>`,
    )
    .join('');
  assert.deepEqual(
    await kindsOf(`<table>${pair('お名前', 'name1', 'name2')}${pair('フリガナ', 'name3', 'name4')}${place}</table>`),
    ['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'city', 'street', 'street2'],
  );
});

test('behind the street, what is called a house in the field is its number, whatever its form calls it', async () => {
  const field = (name: string, words: string) => `<input name="${name}" placeholder="${words}">`;
  const row = `<label for="s">Улица</label><input id="s" name="street">${field('building', 'Дом')}${field('room', 'Комната')}`;
  assert.deepEqual(await kindsOf(`${field('city', 'Город')}${row}`), ['city', 'street', 'houseNumber', 'street2']);
  const alone = `${field('city', 'Город')}<label>Улица <input name="street"></label>${field('building', 'Корпус')}`;
  assert.deepEqual(await kindsOf(alone), ['city', 'street', 'street2']);
  const both = (second: string) =>
    kindsOf(`<label>Straat en huisnummer <input></label><label>${second} <input></label>${field('city', 'Plaats')}`);
  assert.deepEqual(await both('Toevoeging'), ['street', 'street2', 'city']);
});
