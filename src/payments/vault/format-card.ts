import type { Card } from './card.ts';

export type CardPart = 'number' | 'expiry' | 'expiryMonth' | 'expiryYear' | 'cvv' | 'holder' | 'network';

/** One part of a card the way a payment field wants it. Unknown formats are an error: a guess would be typed. */
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
      return card.cvv;
    case 'holder':
      return card.holder;
    case 'network':
      return networkOf(card.number);
  }
}

function formatNumber(number: string, format: string): string {
  const slice = /^digits:(\d+)-(\d+)$/.exec(format);
  if (slice) return number.slice(Number(slice[1]), Number(slice[2]));
  const groups = networkOf(number) === 'American Express' ? /^(.{4})(.{6})(.{5})$/ : /(.{4})(?=.)/g;
  const grouped =
    networkOf(number) === 'American Express' ? number.replace(groups, '$1 $2 $3') : number.replace(groups, '$1 ');
  return pick(format, { plain: number, groups: grouped });
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

/** By the published number ranges; names as payment forms write them. */
export function networkOf(number: string): string {
  if (/^4/.test(number)) return 'Visa';
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(number)) return 'Mastercard';
  if (/^3[47]/.test(number)) return 'American Express';
  if (/^(6011|64[4-9]|65)/.test(number)) return 'Discover';
  if (/^(30[0-5]|36|38|39)/.test(number)) return 'Diners Club';
  if (/^35(2[89]|[3-8])/.test(number)) return 'JCB';
  return 'Card';
}
