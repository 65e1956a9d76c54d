/** Letters that are written in one kana as in the other, and what parts two names. */
const KANA_ONLY = /^[\u3041-\u3096\u30a1-\u30fa\u30fc\s・]+$/u;
const FROM_HIRAGANA_TO_KATAKANA = 0x60;

/**
 * How a name is read, in katakana. Null where the name is not written in kana: kanji and other letters are read in more
 * than one way.
 */
export function readingOf(name: string): string | null {
  const plain = name.normalize('NFKC').trim();
  if (!KANA_ONLY.test(plain)) return null;
  return plain.replace(/[\u3041-\u3096]/gu, (letter) => shift(letter, FROM_HIRAGANA_TO_KATAKANA));
}

/** The same reading as a field wants it whose own words are hiragana: "ふりがな", "せい". */
export function inKanaOf(words: string, reading: string): string {
  const isHiragana = /[\u3041-\u3096]{2}/u.test(words) && !/[\u30a1-\u30fa]/u.test(words);
  if (!isHiragana) return reading;
  return reading.replace(/[\u30a1-\u30f6]/gu, (letter) => shift(letter, -FROM_HIRAGANA_TO_KATAKANA));
}

const shift = (letter: string, by: number): string => String.fromCodePoint((letter.codePointAt(0) ?? 0) + by);
