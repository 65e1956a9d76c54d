// Letters that carry their mark inside and so do not come apart into letter and accent.
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' };

/** Lower case, no accents, single spaces: the form in which texts are compared. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[łøđıæœ]/g, (letter) => STROKES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
