import { foldLetters } from '../platform/fold-letters.ts';

const noWordBreaks = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu;

/**
 * Text as the index compares it: lower case, without accents and punctuation, words separated by single spaces. Scripts
 * written without spaces become one word per character, so that they can be searched at all.
 */
export function foldForSearch(text: string): string {
  return foldLetters(text.toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .normalize('NFC')
    .replace(noWordBreaks, ' $1 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function searchWords(text: string): string[] {
  const folded = foldForSearch(text);
  return folded === '' ? [] : folded.split(' ');
}
