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
