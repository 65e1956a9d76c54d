import type { FailureCode } from '@cartwright/contract';
import { AXIS_KINDS } from './axis-kinds.ts';
import { foldLabel } from './fold-text.ts';
import { compileKinds } from './match-phrases.ts';
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
  return complaintsIn(text)[0] ?? null;
}

/** Every failure that a message may speak of, the likeliest first. */
export function complaintsIn(text: string): ComplaintCode[] {
  return COMPLAINTS.filter(
    ([code, kind]) => says(kind, text) && !(code === 'variant_required' && asksForCheckoutChoice(text)),
  ).map(([code]) => code);
}

const sections = compileKinds<string>('sections');

/** "Please choose a delivery" asks in the words of a missing variant for something that the checkout can still give. */
function asksForCheckoutChoice(text: string): boolean {
  if (Object.values(AXIS_KINDS).some((axis) => says(axis, text))) return false;
  const label = foldLabel(text);
  return ['shippingMethod', 'payment'].some((kind) => sections.get(kind)?.test(label));
}
