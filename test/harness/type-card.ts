import type { CardTyper } from '../../src/agent/index.ts';
import { recogniseNumber } from '../../src/payments/vault/recognise-number.ts';

export interface TestCard {
  number: string;
  cvv: string;
  month: string;
  year: string;
  holder: string;
}

const CARD: TestCard = { number: '4242424242424242', cvv: '123', month: '12', year: '2031', holder: 'Ada Palmer' };

/** Writes the parts of a card in the requested format, as the vault's own typer does. */
export function typeCard(card: Partial<TestCard> = {}): CardTyper {
  const { number, cvv, month, year, holder } = { ...CARD, ...card };
  const texts: Record<string, (format: string) => string> = {
    number: (format) => {
      const range = /^digits:(\d+)-(\d+)$/.exec(format);
      return range ? number.slice(Number(range[1]), Number(range[2])) : number;
    },
    expiry: (format) => format.replace('YYYY', year).replace('MM', month).replace('YY', year.slice(2)),
    expiryMonth: (format) => (format === 'M' ? String(Number(month)) : month),
    expiryYear: (format) => (format === 'YY' ? year.slice(2) : year),
    cvv: () => cvv,
    holder: () => holder,
    network: () => 'Visa',
  };
  return {
    type: (part, format, write) => write(texts[part]?.(format) ?? ''),
    recogniser: async () => recogniseNumber(Buffer.from(number)),
  };
}
