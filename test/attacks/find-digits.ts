/** Eight ways in which a card number may be written down, and a search for any of them in bytes. */
export const ENCODINGS = ['plain', 'spaced', 'dashed', 'percent', 'base64', 'hex', 'utf16', 'reversed'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export function spellings(number: string): Record<Encoding, Buffer[]> {
  const groups = number.match(/.{1,4}/g) ?? [];
  const each = (write: (digit: string) => string) => [...number].map(write).join('');
  return {
    plain: [text(number)],
    spaced: [text(groups.join(' ')), text(groups.join('+')), text(groups.join('%20')), text([...number].join(' '))],
    dashed: [text(groups.join('-')), text([...number].join(',')), text([...number].join('.'))],
    percent: [
      text(each((digit) => `%3${digit}`)),
      text(each((digit) => `\\u003${digit}`)),
      text(each((digit) => `&#${48 + Number(digit)};`)),
    ],
    base64: base64Cores(number),
    hex: [text(each((digit) => `3${digit}`))],
    utf16: [Buffer.from(number, 'utf16le')],
    reversed: [text([...number].reverse().join(''))],
  };
}

const text = (value: string) => Buffer.from(value, 'latin1');

/** The part of the base64 text that does not depend on what comes before and after the number. */
function base64Cores(number: string): Buffer[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('\0'.repeat(offset) + number, 'latin1')
      .toString('base64')
      .replace(/=+$/, '');
    return text(encoded.slice(offset === 0 ? 0 : offset + 1, -2));
  });
}

export interface Hit {
  encoding: Encoding;
  at: number;
}

export function findDigits(haystack: Buffer, number: string): Hit[] {
  return Object.entries(spellings(number)).flatMap(([encoding, needles]) => {
    const at = needles.map((needle) => haystack.indexOf(needle)).find((found) => found >= 0);
    return at === undefined ? [] : [{ encoding: encoding as Encoding, at }];
  });
}
