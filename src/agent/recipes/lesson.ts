import { createHash } from 'node:crypto';
import type { ComplaintCode } from '../../words/complaint-words.ts';
import { foldLabel } from '../../words/fold-text.ts';
import {
  type ActionKind,
  CONTACT_FIELDS,
  type FieldKind,
  type FieldSection,
  NAME_FIELDS,
  type PageKind,
  type TotalRole,
} from '../perception/index.ts';
import type { TargetPrint } from './target-print.ts';

/**
 * What a second reader said of one part of a page, in a form that finds the part again: prints and roles, never a value.
 * A lesson only changes how a page is read. Every gate judges the changed reading as it would any other.
 */
export type Lesson =
  | { of: 'field'; target: TargetPrint; is: TaughtField; section: FieldSection }
  | { of: 'control'; target: TargetPrint; is: TaughtControl }
  | EntryLesson
  | { of: 'variant'; axis: string; label: string; target: TargetPrint | null; first: TargetPrint | null }
  | { of: 'row'; label: string; is: TaughtRow }
  | { of: 'message'; text: string; is: ComplaintCode | 'nothing' }
  | { of: 'page'; shape: string; is: TaughtPage }
  | { of: 'outcome'; shape: string };

/**
 * The answer to a question that nothing in the order answers, such as the day of delivery: an entry of a list or one of
 * several choices, by the print of its words and which of those with that print it is; or a day, by how many there are
 * until then. With neither it is a list that has to be opened first. `first` opens the list that the target is in.
 */
export interface EntryLesson {
  of: 'entry';
  target: TargetPrint;
  first: TargetPrint | null;
  entry: { print: string; nth: number } | null;
  daysAhead: number | null;
}

/** No shop is told a day further ahead. */
export const MOST_DAYS = 60;

/** Fields of the customer's details and choices. Card fields are found by rules alone. */
export const TAUGHT_FIELDS = [
  'honorific',
  ...NAME_FIELDS,
  'company',
  ...CONTACT_FIELDS,
  'street',
  'street2',
  'houseNumber',
  'postalCode',
  'city',
  'province',
  'country',
  'coupon',
  'terms',
  'shippingOption',
  'cardMethod',
  'sameAddress',
  'differentAddress',
  'newsletter',
  'createAccount',
  'extra',
  'search',
  'other',
] as const satisfies readonly (FieldKind | 'cardMethod')[];
/** `cardMethod` is the choice to pay by card among several methods. */
export type TaughtField = (typeof TAUGHT_FIELDS)[number];

export const TAUGHT_CONTROLS = [
  'addToCart',
  'viewCart',
  'goToCheckout',
  'guest',
  'continue',
  'openSection',
  'openCoupon',
  'declineOffer',
  'dismiss',
  'placeOrder',
  'stepTitle',
] as const satisfies readonly (ActionKind | 'stepTitle')[];
/** `stepTitle` only names a step of the checkout, though its words may order. */
export type TaughtControl = (typeof TAUGHT_CONTROLS)[number];

/** `none` says again what another row says, or stands apart from the sums: see `view/taught-rows`. */
export const TAUGHT_ROWS = [
  'subtotal',
  'shipping',
  'tax',
  'fee',
  'discount',
  'total',
  'none',
] as const satisfies readonly (TotalRole | 'none')[];
export type TaughtRow = (typeof TAUGHT_ROWS)[number];

/** A confirmation is never taught: only the outcome of a press can tell. Nor are walls that a person has to pass. */
export const TAUGHT_PAGES = [
  'product',
  'listing',
  'cart',
  'emptyCart',
  'signInChoice',
  'address',
  'shipping',
  'payment',
  'review',
  'error',
  'notFound',
  'soldOut',
] as const satisfies readonly PageKind[];
export type TaughtPage = (typeof TAUGHT_PAGES)[number];

/** Names a text of a page without keeping it. Numbers do not count: amounts and counts change. */
export function textPrint(text: string): string {
  return createHash('sha256')
    .update(foldLabel(text).replace(/\p{Nd}+/gu, '0'))
    .digest('base64url')
    .slice(0, 16);
}

/** Two lessons with one key are about the same thing. */
export function lessonKey(lesson: Lesson): string {
  if (lesson.of === 'field' || lesson.of === 'control' || lesson.of === 'entry')
    return `${lesson.of} ${lesson.target.exact} ${lesson.target.rank ?? ''}`;
  if (lesson.of === 'variant') return `variant ${lesson.axis} ${lesson.label}`;
  if (lesson.of === 'row') return `row ${lesson.label}`;
  if (lesson.of === 'message') return `message ${lesson.text}`;
  return `${lesson.of} ${lesson.shape}`;
}
