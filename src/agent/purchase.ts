// The agent's words to the outside: what preparing a purchase gives, and how it is placed.

import type { OrderReview } from '../orders/index.ts';
import type { OrderTrace, PlaceOutcome } from './placing/place-outcome.ts';
import type { PurchaseFailure } from './run/stop.ts';

export interface ReadyPurchase {
  kind: 'ready';
  review: OrderReview;
  /** Reads the order again without clicking: `changed` when total, items or option differ from `review`. */
  recheck(): Promise<{ kind: 'same' } | { kind: 'changed'; review: OrderReview } | PurchaseFailure>;
  /** Replaces `review` as the order that `place` will accept, after the customer agreed to the changed one. */
  accept(review: OrderReview): void;
  /** The one click. The caller commits its intent first. A second call never clicks and answers `unknown`. */
  place(): Promise<PlaceOutcome>;
  /** Looks for the order after `place` answered `unknown`, in the page still open and in the merchant's order pages. */
  lookUpOrder(): Promise<PlaceOutcome>;
  /** What `lookUpOrder` of the agent needs after this process died. Holds cookies: store it sealed. */
  trace(): Promise<PlacementTrace>;
  close(): Promise<void>;
}

/** Enough to look for the order with, also from another process. */
export interface PlacementTrace extends OrderTrace {
  merchantOrigin: string;
  /** Opaque browser state. */
  state: string;
}

export type PreparedPurchase = ReadyPurchase | PurchaseFailure;
