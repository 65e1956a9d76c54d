import { foldDigits } from './fold-digits.ts';

/** Letters that carry their mark inside and so do not come apart into letter and accent. */
const WHOLE_LETTERS = new Map(
  'ß:ss ł:l Ł:l ø:o Ø:o æ:ae Æ:ae œ:oe Œ:oe đ:d Đ:d ð:d þ:th ı:i ى:ي ی:ي ک:ك'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Signs without a width of their own: marks of direction, joiners, soft hyphens. The Arabic stroke only stretches a word. */
const UNSEEN = /[\p{Cf}\u0640]/gu;
/** Letters of East Asian type come in two widths. */
const OTHER_WIDTH = /[\uff01-\uff9f]+/g;

/**
 * Without accents and vowel points, digits and widths as in Latin text, so that spelling habits do not matter; scripts that
 * compose their letters stay whole.
 */
export function foldLetters(text: string): string {
  if (/^[\p{ASCII}]*$/u.test(text)) return text;
  return foldDigits(text.replace(UNSEEN, '').replace(OTHER_WIDTH, (part) => part.normalize('NFKC')))
    .replace(/[ßłŁøØæÆœŒđĐðþıىیک]/g, (letter) => WHOLE_LETTERS.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u0655]/g, '')
    .normalize('NFC');
}
