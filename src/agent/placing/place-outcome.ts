import type { OrderReview, PurchaseFailureCode } from '../../orders/index.ts';

export type PlaceOutcome =
  | { kind: 'placed'; order: { number: string | null; url: string | null } }
  /** The merchant said no: the order does not exist. */
  | { kind: 'declined'; code: PurchaseFailureCode; note: string }
  /** The page no longer shows the reviewed order; nothing was clicked. `review` is the new one when it could be read. */
  | { kind: 'not_clicked'; code: PurchaseFailureCode | 'review_changed'; note: string; review: OrderReview | null }
  /** Clicked, and the outcome could not be learnt. Never click again. */
  | { kind: 'unknown'; note: string };

/** By what an order that may have been placed is recognised. */
export interface OrderTrace {
  reviewUrl: string;
  /** What the merchant would charge, in minor units: an order found elsewhere has to be of this amount. */
  total?: { minor: number; currency: string };
}
