import { vocabularies } from './languages.ts';

/**
 * Words as programmers put them into addresses, names, ids and classes: without accents, often a stem only. A language
 * that lacks a kind is read by what its pages say; nearly all shops name things in English besides.
 */
export type StemKind =
  | 'address'
  | 'afterOrder'
  | 'bankAccount'
  | 'billing'
  | 'billingLabel'
  | 'bridge'
  | 'cardSecret'
  | 'cart'
  | 'checkout'
  | 'cookieNotice'
  | 'coupon'
  | 'day'
  | 'deliveryMethod'
  | 'deliveryName'
  | 'listing'
  | 'lookFor'
  | 'lookForBy'
  | 'month'
  | 'monthName'
  | 'or'
  | 'orderDone'
  | 'payment'
  | 'paymentMethod'
  | 'paymentName'
  | 'product'
  | 'quantity'
  | 'register'
  | 'review'
  | 'shipping'
  | 'signIn'
  | 'title'
  | 'variant'
  | 'year'
  | 'yes';

/** The stems of all languages, as one group of a regular expression. */
export function stems(kind: StemKind): string {
  return `(?:${stemList(kind).join('|')})`;
}

export function stemList(kind: StemKind): string[] {
  return [...new Set(vocabularies.flatMap((vocabulary) => vocabulary.stems?.[kind]?.split(' | ') ?? []))];
}
