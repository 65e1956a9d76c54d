import type { PurchaseOrder } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import type { FieldKind } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

/** What goods need to arrive, and the kinds of fields that tell it. */
const NEEDED: readonly { what: string; kinds: readonly FieldKind[]; of(order: PurchaseOrder): string }[] = [
  { what: 'first name', kinds: ['firstName', 'fullName'], of: ({ contact }) => contact.firstName },
  { what: 'last name', kinds: ['lastName', 'fullName'], of: ({ contact }) => contact.lastName },
  { what: 'street', kinds: ['street'], of: ({ shippingAddress }) => shippingAddress.addressLine1 },
  { what: 'city', kinds: ['city'], of: ({ shippingAddress }) => shippingAddress.city },
  { what: 'postal code', kinds: ['postalCode'], of: ({ shippingAddress }) => shippingAddress.postalCode },
];

/**
 * Which of our values belongs into a field may be a second reader's word alone, and a liar puts a street where the name
 * belongs: then the name is told nowhere. Where such a word counted, all that the goods need to arrive must have been told,
 * or stand on the page. Returns what was not; null when nothing is missing.
 */
export function untoldValue({ order, memory }: Pick<Run, 'order' | 'memory'>, view: View): string | null {
  if (!memory.toldOnWord || memory.shippingOption === null) return null;
  const missing = NEEDED.find(({ kinds, of }) => {
    const value = foldText(of(order));
    if (value === '' || kinds.some((kind) => memory.toldKinds.has(kind))) return false;
    return !view.snapshot.texts.some(({ text }) => foldText(text).includes(value));
  });
  return missing?.what ?? null;
}
