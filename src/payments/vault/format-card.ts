import { findNetwork } from '../card-networks.ts';
import type { Card } from './card.ts';

export type CardPart = 'number' | 'expiry' | 'expiryMonth' | 'expiryYear' | 'cvv' | 'holder' | 'network';

/**
 * One part of a card in the format of a payment field; only that part becomes text. Unknown formats are an error,
 * because a guess would be typed.
 */
export function formatCard(card: Card, part: CardPart, format: string): string {
  switch (part) {
    case 'number':
      return formatNumber(card.number, format);
    case 'expiry':
      return formatExpiry(card, format);
    case 'expiryMonth':
      return pick(format, { MM: card.expiryMonth, M: String(Number(card.expiryMonth)) });
    case 'expiryYear':
      return pick(format, { YYYY: card.expiryYear, YY: card.expiryYear.slice(-2) });
    case 'cvv':
      if (card.cvv === null) throw new Error('The security code was destroyed.');
      return card.cvv.toString('latin1');
    case 'holder':
      return card.holder;
    case 'network':
      return networkOf(card.number);
  }
}

function formatNumber(number: Buffer, format: string): string {
  const slice = /^digits:(\d+)-(\d+)$/.exec(format);
  if (slice) return number.toString('latin1', Number(slice[1]), Number(slice[2]));
  if (format === 'plain') return number.toString('latin1');
  if (format === 'groups') return groupDigits(number);
  throw new Error(`There is no card format ${format}.`);
}

function groupDigits(number: Buffer): string {
  const isAmex = networkOf(number) === 'American Express';
  const digits = number.toString('latin1');
  return isAmex ? digits.replace(/^(.{4})(.{6})(.{5})$/, '$1 $2 $3') : digits.replace(/(.{4})(?=.)/g, '$1 ');
}

function formatExpiry({ expiryMonth: month, expiryYear: year }: Card, format: string): string {
  const short = year.slice(-2);
  return pick(format, {
    MMYY: `${month}${short}`,
    'MM/YY': `${month}/${short}`,
    'MM / YY': `${month} / ${short}`,
    MMYYYY: `${month}${year}`,
    'MM/YYYY': `${month}/${year}`,
    'YYYY-MM': `${year}-${month}`,
  });
}

function pick(format: string, forms: Readonly<Record<string, string>>): string {
  const text = Object.hasOwn(forms, format) ? forms[format] : undefined;
  if (text === undefined) throw new Error(`There is no card format ${format}.`);
  return text;
}

/** The name as payment forms write it, by the first six digits. */
export function networkOf(number: Buffer): string {
  return findNetwork(number.toString('latin1', 0, 6))?.name ?? 'Card';
}
