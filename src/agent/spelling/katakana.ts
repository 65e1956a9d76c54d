/** What a consonant becomes before a, i, u, e and o, and without a vowel after it. */
const SYLLABLES: Record<string, string> = {
  '': 'ア イ ウ エ オ -',
  k: 'カ キ ク ケ コ ク',
  ky: 'キャ キ キュ キェ キョ キ',
  g: 'ガ ギ グ ゲ ゴ グ',
  gy: 'ギャ ギ ギュ ギェ ギョ ギ',
  s: 'サ シ ス セ ソ ス',
  sh: 'シャ シ シュ シェ ショ シュ',
  z: 'ザ ジ ズ ゼ ゾ ズ',
  j: 'ジャ ジ ジュ ジェ ジョ ジ',
  t: 'タ ティ トゥ テ ト ト',
  ts: 'ツァ ツィ ツ ツェ ツォ ツ',
  ch: 'チャ チ チュ チェ チョ チ',
  d: 'ダ ディ ドゥ デ ド ド',
  n: 'ナ ニ ヌ ネ ノ ン',
  ny: 'ニャ ニ ニュ ニェ ニョ ニ',
  h: 'ハ ヒ フ ヘ ホ -',
  hy: 'ヒャ ヒ ヒュ ヒェ ヒョ ヒ',
  f: 'ファ フィ フ フェ フォ フ',
  b: 'バ ビ ブ ベ ボ ブ',
  by: 'ビャ ビ ビュ ビェ ビョ ビ',
  p: 'パ ピ プ ペ ポ プ',
  py: 'ピャ ピ ピュ ピェ ピョ ピ',
  m: 'マ ミ ム メ モ ム',
  my: 'ミャ ミ ミュ ミェ ミョ ミ',
  y: 'ヤ イ ユ イェ ヨ イ',
  r: 'ラ リ ル レ ロ ル',
  ry: 'リャ リ リュ リェ リョ リ',
  w: 'ワ ウィ ウ ウェ ウォ ウ',
  v: 'ヴァ ヴィ ヴ ヴェ ヴォ ヴ',
  x: 'クサ クシ クス クセ クソ クス',
};

/** Letters that have no row of their own, by how they mostly sound. */
const AS_SPOKEN: readonly [RegExp, string][] = [
  [/ß/g, 'ss'],
  [/[øœ]/g, 'o'],
  [/[æ]/g, 'a'],
  [/ł/g, 'l'],
  [/đ/g, 'd'],
  [/ph/g, 'f'],
  [/th/g, 's'],
  [/ck|q(?:u(?=[aeio]))?|c(?=[^eihy]|$)/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/l/g, 'r'],
  [/y(?![aeiou])/g, 'i'],
  [/([^aeioun ])\1/g, '$1'],
];

const STEP = /(sh|ts|ch|[kgnhbpmr]y|[bdfghjkmnprstvwxyz]|)([aeiou])|(sh|ts|ch|[bdfghjkmnprstvwxyz])/g;
const VOWELS = 'aeiou';
const COLUMNS = 'aiueo';

/** A name in Latin letters as katakana spell it, letter by letter. Null where it has other letters. */
export function spellInKatakana(name: string): string | null {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`.-]+/g, '|')
    .trim();
  if (!/^[a-zßøœæłđ| ]+$/.test(plain) || !/[a-z]/.test(plain)) return null;
  const spoken = AS_SPOKEN.reduce((text, [letters, sound]) => text.replace(letters, sound), plain);
  return spoken
    .replace(STEP, (_, before: string | undefined, vowel = '', alone = '') => kanaOf(before ?? alone, vowel))
    .replaceAll('|', '');
}

function kanaOf(consonant: string, vowel: string): string {
  const row = (SYLLABLES[consonant] ?? '').split(' ');
  const kana = row[vowel === '' ? VOWELS.length : COLUMNS.indexOf(vowel)] ?? '';
  return kana === '-' ? '' : kana;
}
