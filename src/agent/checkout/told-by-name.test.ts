import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { toldByName } from './told-beside.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const field = (label: string, name: string) => `<tr><th>${label}</th><td><input name="${name}" value="x"></td></tr>`;
const page = (complaint: string, more = '') =>
  `<main><h1>お客様情報</h1><div class="notes">${complaint}</div><form><table>${field('＊電話番号', 'tel')}${field('＊郵便番号', 'zip')}${field('Telephone', 'b')}${more}</table><button>次へ</button></form></main>`;

async function told(complaint: string, more = ''): Promise<string[]> {
  const first = readView(await shop.see(page('', more)));
  const later = readView(await shop.see(page(complaint, more)));
  const fields = later.snapshot.elements.filter(({ tag }) => tag === 'input');
  return [...toldByName(first, later, fields).keys()].map(({ name }) => name);
}

test('a complaint at the head of the page speaks of the one field that it calls by its name', async () => {
  assert.deepEqual(await told('電話番号を半角数字で入力して下さい。'), ['tel']);
  assert.deepEqual(await told('電話番号を入力して下さい。<br>郵便番号の値が不正です。'), ['tel', 'zip']);
  assert.deepEqual(await told('Telephone: digits only, please'), ['b']);
});

test('words that call none or two of them, or that are a name alone, speak of no field', async () => {
  assert.deepEqual(await told('入力内容をご確認ください。'), []);
  assert.deepEqual(await told('電話番号'), []);
  assert.deepEqual(await told('Telephones are answered daily'), []);
  assert.deepEqual(await told('電話番号を入力して下さい。', field('電話番号', 'tel2')), []);
  assert.deepEqual(await told('携帯電話番号を入力して下さい。', field('携帯電話番号', 'mobile')), ['mobile']);
});
