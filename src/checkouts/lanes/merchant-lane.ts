import type { StepLabel } from '@cartwright/contract';
import type {
  AskOperator,
  CardTyper,
  LiveHooks,
  PlaceOutcome,
  PressedPurchase,
  PurchaseFailure,
  ReadyPurchase,
  RecordedPress,
  RehearsalHooks,
  StepEvidence,
} from '../../agent/index.ts';
import type { OrderReview, PurchaseOrder } from '../../orders/index.ts';

// Every lane uses the agent's types for what is ordered and what comes back.
export type { CardPart } from '../../agent/index.ts';
export type { PostalAddress as LaneAddress, PurchaseFailureCode as LaneFailureCode } from '../../orders/index.ts';
export type { LiveHooks, OrderReview, PlaceOutcome, StepEvidence };
export type LaneOrder = PurchaseOrder;
export type LaneFailure = PurchaseFailure;

/**
 * A way to buy at merchants: a browser, a commerce protocol, a platform's API. A lane knows nothing of tasks, workers
 * or tables, and never decides whether or when an order is placed.
 */
export interface MerchantLane {
  name: string;
  serves(merchant: string): boolean;
  /** Works up to a verified order review and not a step further. */
  prepare(order: LaneOrder, hooks: LaneHooks): Promise<LaneSession | LanePressed | LaneFailure>;
  /** Looks for an order whose placement was begun by a process that died. Must never order anything. */
  lookUpOrder(trace: string, order: LaneOrder, signal: AbortSignal): Promise<PlaceOutcome>;
}

export interface LaneSession extends Omit<ReadyPurchase, 'trace' | 'review'> {
  /** The order that `place` will accept. The lane owns it; only `accept` replaces it. */
  readonly review: OrderReview;
  /** What `lookUpOrder` of the lane needs when this process is gone. Kept sealed. */
  trace(): Promise<string>;
}

/** A press on the way may have been the order. */
export type LanePressed = PressedPurchase;

export interface LaneHooks {
  /** Work stops within seconds of an abort and nothing is submitted after it. */
  signal: AbortSignal;
  onStep(step: LaneStep): void | Promise<void>;
  /** Only the words of the steps are kept. */
  withoutPictures?: boolean;
  /** Written part by part, straight into its field; a lane never holds it. */
  card: CardTyper | null;
  onMerchantAccount(account: { origin: string; email: string; password: string }): Promise<void>;
  /**
   * Before anything is pressed on the way that may be the order. `trace` as of a session; `total` where the page says it.
   */
  recordPress(press: {
    trace: string;
    total: { minor: number; currency: string } | null;
  }): Promise<RecordedPress | 'refused'>;
  live?: LiveHooks;
  /** For lanes that read pages: a person who says what one means. */
  askOperator?: AskOperator;
  /** Calls of a model that the account has left today. */
  modelCallsLeft?: number;
  /** Nothing will be bought: a card form is looked at and left empty, and the review is read as far as it is shown. */
  rehearsal?: RehearsalHooks;
}

export interface LaneStep {
  label: StepLabel;
  note: string | null;
  isFailed: boolean;
  modelUse?: { calls: number; inputTokens: number; outputTokens: number };
  evidence?: StepEvidence;
}
