import type { FieldKind, SnapshotElement } from '../perception/index.ts';
import type { CardPart } from '../purchase.ts';
import type { View } from '../view.ts';

export interface CardField {
  element: SnapshotElement;
  part: CardPart;
  format: string;
}

const PARTS: Partial<Record<FieldKind, CardPart>> = {
  cardNumber: 'number',
  cardHolder: 'holder',
  cardExpiry: 'expiry',
  cardExpiryMonth: 'expiryMonth',
  cardExpiryYear: 'expiryYear',
  cardCvc: 'cvv',
};

/** The card form of the page, over all frames, with the spelling each field wants. Empty without a number field. */
export function cardFields(view: View): CardField[] {
  const found = view.snapshot.elements.flatMap((element) => {
    const part = PARTS[view.fields.get(element.ref)?.kind ?? 'other'];
    return part && element.visible && !element.disabled ? [{ element, part }] : [];
  });
  const boxes = found.filter(({ part }) => part === 'number').length;
  if (boxes === 0) return [];
  let box = 0;
  return found.map(({ element, part }) => {
    if (part !== 'number' || boxes === 1) return { element, part, format: formatOf(element, part) };
    const from = box * 4;
    box += 1;
    return { element, part, format: `digits:${from}-${box === boxes ? 19 : from + 4}` };
  });
}

/** Four digits a year only where the field says so; a slash unless there is no room for one. */
export function formatOf(element: SnapshotElement, part: CardPart): string {
  const hints = `${element.placeholder} ${element.label} ${element.ariaLabel} ${element.nearby}`.toUpperCase();
  const longYear = /(YYYY|JJJJ|AAAA|RRRR)/.test(
    `${element.placeholder} ${element.label} ${element.ariaLabel}`.toUpperCase(),
  );
  switch (part) {
    case 'expiry':
      if (element.type === 'month') return 'YYYY-MM';
      if (element.maxLength === 4) return 'MMYY';
      if (longYear) return element.maxLength === 6 ? 'MMYYYY' : 'MM/YYYY';
      return /(MM|M M) ?\/ ?(YY|JJ|AA|RR)|\//.test(hints) || element.maxLength !== 6 ? 'MM/YY' : 'MMYYYY';
    case 'expiryMonth':
      return 'MM';
    case 'expiryYear':
      return longYear || element.maxLength >= 4 ? 'YYYY' : element.tag === 'select' ? 'YYYY' : 'YY';
    default:
      return 'plain';
  }
}
