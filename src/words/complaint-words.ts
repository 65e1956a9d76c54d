import type { FailureCode } from '@cartwright/contract';
import type { PhraseKind } from './phrase-kinds.ts';
import { says } from './says.ts';

/** What merchants' messages mean. Of several meanings the first counts: a number of pieces says more than "unavailable". */
const COMPLAINTS = [
  ['insufficient_stock', 'tooFewInStock'],
  ['out_of_stock', 'soldOut'],
  ['card_declined', 'cardDeclined'],
  ['no_shipping_method', 'noShipping'],
  ['variant_required', 'variantMissing'],
  ['address_rejected', 'addressRejected'],
] as const satisfies readonly (readonly [FailureCode, PhraseKind])[];

export type ComplaintCode = (typeof COMPLAINTS)[number][0];

/** The failure that a merchant's message speaks of; null when it speaks of something that can still be fixed. */
export function complaintCode(text: string): ComplaintCode | null {
  return COMPLAINTS.find(([, kind]) => says(kind, text))?.[0] ?? null;
}
