import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldLabel, foldText } from './fold-text.ts';

test('marks of direction, joiners and soft hyphens leave words whole', () => {
  assert.equal(foldText('\u200fסה״כ\u200e:'), 'סה כ');
  assert.equal(foldText('\u2067المجموع\u2069'), 'المجموع');
  assert.equal(foldText('Waren\u00adkorb'), 'warenkorb');
});

test('letters and digits of other widths and scripts are read as the usual ones', () => {
  assert.equal(foldLabel('ｶｰﾄﾞ番号'), 'カード番号');
  assert.equal(foldText('ＴＥＬ　０３'), 'tel 03');
  assert.equal(foldText('٣ أيام'), '3 ايام');
  assert.equal(foldText('۲ روز'), '2 روز');
});

test('spelling habits of Arabic and Hebrew do not matter', () => {
  assert.equal(foldText('إجمـــالى'), foldText('اجمالي'));
  assert.equal(foldText('שָׁלוֹם'), 'שלום');
  assert.equal(foldText('אי־אפשר'), 'אי אפשר');
});
