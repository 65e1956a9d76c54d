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

test('letters with spaces between them are one word where words are not parted by spaces', () => {
  assert.equal(foldLabel('\u3000\u3000次\u3000へ\u3000\u3000'), '次へ');
  assert.equal(foldText('氏 名（必須）'), '氏名 必須');
  assert.equal(foldText('合 计: 120'), '合计 120');
  assert.equal(foldText('합 계'), '합계');
  assert.equal(foldText('カード 番号'), 'カード 番号');
  assert.equal(foldText('次 へ進む'), '次 へ進む');
  assert.equal(foldText('구매할 수 없습니다'), '구매할 수 없습니다');
});
