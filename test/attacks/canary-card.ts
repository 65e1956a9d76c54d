import type { CardTyper } from '../../src/agent/index.ts';
import { recogniseNumber } from '../../src/payments/vault/recognise-number.ts';

export interface CanaryCard {
  number: string;
  cvv: string;
  month: string;
  year: string;
  holder: string;
}

/** A card number that exists nowhere else: a random one with the right check digit. */
export function canaryCard(): CanaryCard {
  const digits = [4, ...Array.from({ length: 14 }, () => Math.floor(Math.random() * 10))];
  const sum = digits
    .toReversed()
    .map((digit, at) => (at % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit))
    .reduce((total, digit) => total + digit, 0);
  const number = [...digits, (10 - (sum % 10)) % 10].join('');
  const cvv = String(100 + Math.floor(Math.random() * 900));
  return { number, cvv, month: '12', year: '2031', holder: 'Ada Palmer' };
}

/** Writes the parts of the card in the spelling that is asked for, as the vault does. */
export function typerOf(card: CanaryCard): CardTyper {
  const { number, month, year } = card;
  const texts: Record<string, (format: string) => string> = {
    number: (format) => {
      const range = /^digits:(\d+)-(\d+)$/.exec(format);
      return range ? number.slice(Number(range[1]), Number(range[2])) : number;
    },
    expiry: (format) => format.replace('YYYY', year).replace('MM', month).replace('YY', year.slice(2)),
    expiryMonth: (format) => (format === 'M' ? String(Number(month)) : month),
    expiryYear: (format) => (format === 'YY' ? year.slice(2) : year),
    cvv: () => card.cvv,
    holder: () => card.holder,
    network: () => 'Visa',
  };
  return {
    type: (part, format, write) => write(texts[part]?.(format) ?? ''),
    recogniser: async () => recogniseNumber(Buffer.from(number)),
  };
}
