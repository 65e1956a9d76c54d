// The agent's outward words: what a purchase is asked with and what comes back. Nothing here knows tasks, HTTP or tables.

import type { FailureCode, StepLabel } from '@cartwright/contract';

/** Codes the agent itself can end with; the others belong to the life of a task. */
export type AgentFailureCode = Exclude<FailureCode, 'confirmation_timeout' | 'group_aborted' | 'placement_unknown'>;
export type { StepLabel };

export interface PostalAddress {
  addressLine1: string;
  addressLine2: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
}

export interface OrderItem {
  url: string;
  quantity: number;
  /** Axis name to the merchant's own label, such as `{color: 'Navy', size: 'M'}`. Empty values mean "not asked for". */
  variant: Readonly<Record<string, string>>;
}

export interface PurchaseOrder {
  items: readonly OrderItem[];
  contact: { firstName: string; lastName: string; email: string; phone: string };
  shippingAddress: PostalAddress;
  /** Null is never filled from the shipping address: the merchant's own "same as shipping" default stays. */
  billingAddress: PostalAddress | null;
  shippingStrategy: 'cheapest' | 'fastest';
  couponCodes: readonly string[];
  limits: PurchaseLimits;
  mode: 'test' | 'live';
  /** Cash on delivery, bank transfer and the like where no card form is offered. Ignored in live mode. */
  allowOfflinePayment: boolean;
  createAccountIfRequired: boolean;
  /** True: an item that cannot be bought is dropped with a failed step, and the others are bought. */
  dropUnavailableItems: boolean;
}

/** Ceilings as decimals. The first two are in the merchant's currency, whatever that turns out to be. */
export interface PurchaseLimits {
  maxTotal: number | null;
  maxShipping: number | null;
  /** A total in another currency than the authorised one counts as exceeding it. */
  authorised: { amount: number; currency: string } | null;
}

export interface Pricing {
  currency: string;
  subtotal: number;
  shipping: number;
  tax: number;
  discount: number;
  total: number;
}

export interface ReviewedItem {
  url: string;
  /** The merchant's own words for the cart line. */
  title: string;
  quantity: number;
}

/** What the customer would be charged for, read from the merchant's page and checked to add up. */
export interface OrderReview {
  pricing: Pricing;
  shippingOption: string | null;
  shippingStrategy: 'cheapest' | 'fastest';
  items: readonly ReviewedItem[];
  droppedItems: readonly { url: string; code: AgentFailureCode; note: string }[];
  merchantOrigin: string;
  paymentMethod: 'card' | 'offline';
}

export interface AgentStep {
  label: StepLabel;
  note: string | null;
  isFailed: boolean;
  evidence: StepEvidence;
  /** Model calls and tokens spent since the step before, for credits. */
  modelUse: { calls: number; inputTokens: number; outputTokens: number };
}

/** Safe to store and show: card fields and card values are masked before the picture is taken. */
export interface StepEvidence {
  url: string | null;
  picture: Uint8Array | null;
  pictureType: 'image/jpeg';
  /** What was decided and why, in one line, without personal data. */
  decision: string | null;
}

export type CardPart = 'number' | 'expiry' | 'expiryMonth' | 'expiryYear' | 'cvv' | 'holder' | 'network';

/**
 * How a part is to be written. number: `plain`, `groups`, or `digits:a-b` for one box of a split number (end exclusive).
 * expiry: `MMYY`, `MM/YY`, `MM / YY`, `MMYYYY`, `MM/YYYY`, `YYYY-MM`. expiryMonth: `MM`, `M`. expiryYear: `YY`, `YYYY`.
 * cvv and holder: `plain`. network: `name`, such as "Visa".
 */
export type CardFormat = string;

/**
 * The only way a card reaches a page. The owner of the card calls `write` with the text; the agent's `write` puts it
 * straight into one field and forgets it. Rejects when the card is not (any longer) to be had.
 */
export interface CardTyper {
  type(part: CardPart, format: CardFormat, write: (text: string) => Promise<void>): Promise<void>;
  /** Tells whether a text holds the card number, without giving the number away. */
  recogniser(): Promise<(text: string) => boolean>;
}

/** Pictures cost time, so they are taken from the moment somebody wants to watch. */
export interface LiveHooks {
  /** `begin` may be called at any time, also never. */
  onWanted(begin: () => void): void;
  /** A JPEG of the page whenever it changes, masked like every other picture. */
  show(frame: Uint8Array): void;
}

export interface PurchaseHooks {
  /** Aborting stops work within five seconds; nothing is clicked after it, except an order already being placed. */
  signal: AbortSignal;
  onStep(step: AgentStep): void | Promise<void>;
  /** Null when there is no card: only offline methods can then be used. */
  card: CardTyper | null;
  /** Called before a required account is registered; the password is generated and must be stored sealed. */
  onMerchantAccount?: (account: { origin: string; email: string; password: string }) => Promise<void>;
  live?: LiveHooks;
}

/** Everything that ended before the order was submitted: nothing was bought, and trying again is safe. */
export interface PurchaseFailure {
  kind: 'failed';
  stage: 'before_placement';
  code: AgentFailureCode;
  /** True when the same order may well succeed later: navigation, timeout, merchant 5xx, browser death. */
  transient: boolean;
  note: string;
}

export type PlaceOutcome =
  | { kind: 'placed'; order: { number: string | null; url: string | null } }
  /** The merchant said no: the order does not exist. */
  | { kind: 'declined'; code: AgentFailureCode; note: string }
  /** Nothing was ever pressed that orders or may order. `review` is the changed one when it could be read. */
  | { kind: 'not_clicked'; code: AgentFailureCode | 'review_changed'; note: string; review: OrderReview | null }
  /** Pressed, and the outcome could not be learnt. Never press again. */
  | { kind: 'unknown'; note: string };

/** Resolves once a press that orders, or may order, is on record. When it rejects, the press must not happen. */
export type BeforePress = () => Promise<void>;

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

export interface PlacementTrace {
  merchantOrigin: string;
  reviewUrl: string;
  /** What the merchant would charge, in minor units: an order found elsewhere has to be of this amount. */
  total?: { minor: number; currency: string };
  /** Opaque browser state. */
  state: string;
}

export type PreparedPurchase = ReadyPurchase | PurchaseFailure;
