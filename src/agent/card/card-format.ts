import type { SnapshotElement } from '../perception/index.ts';
import type { CardPart } from '../run/purchase-hooks.ts';

/** Four times the same letter is a year in any language, and in no word: `MM/YYYY`, `KK / VVVV`. Or an example: `09 / 2031`. */
const LONG_YEAR = /(\p{L})\1{3}|(?<!\d)\d{2}\s?[/.–-]\s?\d{4}(?!\d)/u;

/** How a card field wants its part: a four-digit year only where it asks for one, a slash unless there is no room for it. */
export function formatOf(element: SnapshotElement, part: CardPart): string {
  const hints = `${element.placeholder} ${element.label} ${element.ariaLabel}`.toUpperCase();
  const longYear = LONG_YEAR.test(hints);
  switch (part) {
    case 'expiry':
      if (element.type === 'month') return 'YYYY-MM';
      if (element.maxLength === 4) return 'MMYY';
      if (longYear || element.maxLength === 6) return element.maxLength === 6 ? 'MMYYYY' : 'MM/YYYY';
      return 'MM/YY';
    case 'expiryMonth':
      return 'MM';
    case 'expiryYear':
      return longYear || element.maxLength >= 4 || element.tag === 'select' ? 'YYYY' : 'YY';
    default:
      return 'plain';
  }
}
