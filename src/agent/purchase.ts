// The agent's words to the outside: what preparing a purchase gives, and how it is placed.

import type { OrderReview } from '../orders/index.ts';
import type { BeforePress, PlaceOutcome, PressOutcome } from './proof/place-outcome.ts';
import type { PlacementTrace } from './run/order-trace.ts';
import type { PurchaseFailure } from './run/stop.ts';

export interface ReadyPurchase {
  kind: 'ready';
  review: OrderReview;
  /** Reads the order again without clicking: `changed` when total, items or option differ from `review`. */
  recheck(): Promise<{ kind: 'same' } | { kind: 'changed'; review: OrderReview } | PurchaseFailure>;
  /** Replaces `review` as the order that `place` will accept, after the customer agreed to the changed one. */
  accept(review: OrderReview): void;
  /** The one press. The caller commits its intent first. A second call never presses and answers `unknown`. */
  place(beforePress: BeforePress): Promise<PlaceOutcome>;
  /** Looks for the order after `place` answered `unknown`, in the page still open and in the merchant's order pages. */
  lookUpOrder(): Promise<PlaceOutcome>;
  /**
   * While nothing is done with it: offers what it keeps open. `onWanted` is called when others wait for that; the caller
   * should close then, and may prepare again later. Returns how to take the offer back. Absent where nothing is scarce.
   */
  lend?(onWanted: () => void): () => void;
  /** What `lookUpOrder` of the agent needs after this process died. Holds cookies: store it sealed. */
  trace(): Promise<PlacementTrace>;
  close(): Promise<void>;
}

/**
 * A press on the way to the review may have been the order: it was on record, and nothing showed afterwards that it was
 * harmless. There is nothing to place any more; an outcome that is unknown is looked for.
 */
export interface PressedPurchase {
  kind: 'pressed';
  outcome: PressOutcome;
  lookUpOrder(): Promise<PlaceOutcome>;
  close(): Promise<void>;
}

export type PreparedPurchase = ReadyPurchase | PressedPurchase | PurchaseFailure;
