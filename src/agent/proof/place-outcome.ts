import type { ChargedTotal, OrderReview, PurchaseFailureCode } from '../../orders/index.ts';

export type PlaceOutcome =
  /** `charged` only where the merchant names a different total than the agreed one. */
  | { kind: 'placed'; order: { number: string | null; url: string | null; charged?: ChargedTotal | null } }
  /** The merchant said no: the order does not exist. */
  | { kind: 'declined'; code: PurchaseFailureCode; note: string }
  /** Nothing was ever pressed that orders or may order. `review` is the changed one when it could be read. */
  | { kind: 'not_clicked'; code: PurchaseFailureCode | 'review_changed'; note: string; review: OrderReview | null }
  /** Pressed, and the outcome could not be learnt. Never press again. */
  | { kind: 'unknown'; note: string };

/** Resolves once a press that orders, or may order, is on record. When it rejects, the press must not happen. */
export type BeforePress = () => Promise<void>;

/** What became of a press that was made. */
export type PressOutcome = Exclude<PlaceOutcome, { kind: 'not_clicked' }>;
