// One way of folding letters for every comparison of words in the agent, in two widths: texts and labels.

/** Letters that carry their mark inside and so do not come apart into letter and accent. */
const WHOLE_LETTERS = new Map(
  'ß:ss ł:l Ł:l ø:o Ø:o æ:ae Æ:ae œ:oe Œ:oe đ:d Đ:d ð:d ı:i'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Without accents and vowel points, so that spelling habits do not matter; scripts that compose their letters stay whole. */
export function foldLetters(text: string): string {
  if (/^[\p{ASCII}]*$/u.test(text)) return text;
  return text
    .replace(/[ßłŁøØæÆœŒđĐðı]/g, (letter) => WHOLE_LETTERS.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0655]/g, '')
    .normalize('NFC');
}

/** For texts that people read: lower case, no accents, words apart by single spaces, no punctuation. */
export function foldText(text: string): string {
  return foldLetters(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** For labels and names of attributes: as above, with words split at capitals, `C.A.P.` as one word, and signs kept. */
export function foldLabel(text: string): string {
  return foldLetters(
    text
      .replace(/([\p{Ll}\d])(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Ll}{2})(\d)/gu, '$1 $2')
      .replace(/(?<![\p{L}\p{N}])(\p{L})\.\s?(?=\p{L}(?![\p{L}\p{N}]))/gu, '$1'),
  )
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%+#°〒]+/gu, ' ')
    .trim();
}
