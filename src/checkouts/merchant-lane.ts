import type { FailureCode, Mode, Pricing, ShippingStrategy, StepLabel } from '@cartwright/contract';

/**
 * A way to buy at merchants: a browser, a commerce protocol, a platform's API. A lane knows nothing of tasks, workers or
 * tables; it decides neither whether nor when an order is placed.
 */
export interface MerchantLane {
  name: string;
  serves(merchant: string): boolean;
  /** Goes up to a verified order review and not a step further. */
  prepare(order: LaneOrder, hooks: LaneHooks): Promise<LaneSession | LaneFailure>;
  /** Looks for an order whose placement was begun by a process that died. Must never order anything. */
  lookUpOrder(trace: string, order: LaneOrder, signal: AbortSignal): Promise<PlaceOutcome>;
}

export interface LaneSession {
  kind: 'ready';
  review: OrderReview;
  /** Reads the order again: `changed` when total, items or option differ from `review`. */
  recheck(): Promise<{ kind: 'same' } | { kind: 'changed'; review: OrderReview } | LaneFailure>;
  /** Makes a changed review the one that `place` will accept. */
  accept(review: OrderReview): void;
  /** Submits the order. Called once, after the intent is committed. */
  place(): Promise<PlaceOutcome>;
  lookUpOrder(): Promise<PlaceOutcome>;
  /** What `lookUpOrder` of the lane needs when this process is gone. Kept sealed. */
  trace(): Promise<string>;
  close(): Promise<void>;
}

/** The rest are for the service to say. */
export type LaneFailureCode = Exclude<FailureCode, 'confirmation_timeout' | 'group_aborted' | 'placement_unknown'>;

/** Ended before the order was submitted: nothing was bought. */
export interface LaneFailure {
  kind: 'failed';
  stage: 'before_placement';
  code: LaneFailureCode;
  /** The same order may well succeed a little later. */
  transient: boolean;
  note: string;
}

export type PlaceOutcome =
  | { kind: 'placed'; order: { number: string | null; url: string | null } }
  /** The merchant said no: there is no order. */
  | { kind: 'declined'; code: LaneFailureCode; note: string }
  /** Nothing was submitted. */
  | { kind: 'not_clicked'; code: LaneFailureCode | 'review_changed'; note: string; review: OrderReview | null }
  /** Submitted, or perhaps submitted. Never again. */
  | { kind: 'unknown'; note: string };

export interface LaneHooks {
  /** Work stops within seconds of an abort and nothing is submitted after it. */
  signal: AbortSignal;
  onStep(step: LaneStep): void | Promise<void>;
  card: LaneCard | null;
  onMerchantAccount(account: { origin: string; email: string; password: string }): Promise<void>;
  live?: LiveHooks;
}

/** For whoever wants to watch; a lane without pictures leaves it alone. */
export interface LiveHooks {
  /** `begin` may be called at any time, also never: until then no picture is needed. */
  onWanted(begin: () => void): void;
  show(frame: Uint8Array): void;
}

export interface LaneStep {
  label: StepLabel;
  note: string | null;
  isFailed: boolean;
  modelUse?: { calls: number; inputTokens: number; outputTokens: number };
  evidence?: StepEvidence;
}

/** What was seen and why it was done. Masked by the lane: nothing of a card, and nothing typed into its fields. */
export interface StepEvidence {
  url: string | null;
  decision: string | null;
  picture: Uint8Array | null;
  pictureType: string;
}

/** The card is written part by part, straight into its field; a lane never holds it. */
export interface LaneCard {
  type(part: CardPart, format: string, write: (text: string) => Promise<void>): Promise<void>;
}
export type CardPart = 'number' | 'expiry' | 'expiryMonth' | 'expiryYear' | 'cvv' | 'holder' | 'network';

export interface LaneAddress {
  addressLine1: string;
  addressLine2: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
}

export interface LaneOrder {
  items: readonly { url: string; quantity: number; variant: Readonly<Record<string, string>> }[];
  contact: { firstName: string; lastName: string; email: string; phone: string };
  shippingAddress: LaneAddress;
  billingAddress: LaneAddress | null;
  shippingStrategy: ShippingStrategy;
  couponCodes: readonly string[];
  limits: {
    maxTotal: number | null;
    maxShipping: number | null;
    authorised: { amount: number; currency: string } | null;
  };
  mode: Mode;
  allowOfflinePayment: boolean;
  createAccountIfRequired: boolean;
  dropUnavailableItems: boolean;
}

export interface OrderReview {
  pricing: Pricing;
  shippingOption: string | null;
  shippingStrategy: ShippingStrategy;
  items: readonly { url: string; title: string; quantity: number }[];
  droppedItems: readonly { url: string; code: LaneFailureCode; note: string }[];
  merchantOrigin: string;
  paymentMethod: 'card' | 'offline';
}

export function chooseLane(lanes: readonly MerchantLane[], merchant: string): MerchantLane | undefined {
  return lanes.find((lane) => lane.serves(merchant));
}
