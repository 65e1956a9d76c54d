import { isoCurrencies } from '../../../words/currency-signs.ts';

const LETTER_SIGNS: ReadonlySet<string> = new Set([
  'kr',
  'kr.',
  'zł',
  'Kč',
  'Ft',
  'lei',
  'TL',
  'Rp',
  'RM',
  'Rs',
  'Rs.',
]);

/** A currency that is written in letters: its code, or its sign. */
export function isCurrency(text: string): boolean {
  return isoCurrencies.has(text) || LETTER_SIGNS.has(text);
}
