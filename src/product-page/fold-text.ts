const wholeLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const noWordBreaks = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu;

/**
 * Text as the index compares it: lower case, without accents and punctuation, words apart by single spaces. Scripts
 * written without spaces become one word a character, so that they can be searched at all.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => wholeLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .normalize('NFC')
    .replace(noWordBreaks, ' $1 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function foldWords(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
}
