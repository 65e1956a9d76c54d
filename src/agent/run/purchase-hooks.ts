import type { StepLabel } from '@cartwright/contract';
import type { AskOperator } from '../model/create-operator-reader.ts';
import type { PlacementTrace } from './order-trace.ts';

export interface AgentStep {
  label: StepLabel;
  note: string | null;
  isFailed: boolean;
  evidence: StepEvidence;
  /** Model calls and tokens spent since the step before, for credits. */
  modelUse: { calls: number; inputTokens: number; outputTokens: number };
}

/** Safe to store and show: no picture is taken once a card is being typed. */
export interface StepEvidence {
  url: string | null;
  picture: Uint8Array | null;
  /** There is no picture because a card had been typed. */
  isWithheld: boolean;
  pictureType: 'image/jpeg';
  /** What was decided and why, in one line, without personal data. */
  decision: string | null;
}

export type CardPart = 'number' | 'expiry' | 'expiryMonth' | 'expiryYear' | 'cvv' | 'holder' | 'network';

/**
 * How to write a part. number: `plain`, `groups`, or `digits:a-b` for one box of a split number (end exclusive).
 * expiry: `MMYY`, `MM/YY`, `MM / YY`, `MMYYYY`, `MM/YYYY`, `YYYY-MM`. expiryMonth: `MM`, `M`. expiryYear: `YY`, `YYYY`.
 * cvv and holder: `plain`. network: `name`, such as "Visa".
 */
export type CardFormat = string;

/**
 * The only way a card reaches a page. The owner of the card calls `write` with the text; the agent's `write` puts it
 * straight into one field and forgets it. Rejects when the card is no longer available.
 */
export interface CardTyper {
  type(part: CardPart, format: CardFormat, write: (text: string) => Promise<void>): Promise<void>;
  /** Tells whether a text holds the card number, without giving the number away. */
  recogniser(): Promise<(text: string) => boolean>;
  /** A text for the log, withheld when it holds the number that was typed. */
  withhold?(text: string): string;
}

/** Pictures cost time, so they are taken from the moment somebody wants to watch. */
export interface LiveHooks {
  /** `begin` may be called at any time, or never. */
  onWanted(begin: () => void): void;
  /** A JPEG of the page whenever it changes, masked like every other picture. */
  show(frame: Uint8Array): void;
  /** A card is about to be typed: what was shown is forgotten, and nothing more comes. */
  hide(): void;
}

/** A walk to the review that will never be placed, and never sees a card. */
export interface RehearsalHooks {
  /**
   * The merchant asks for the card, in a form that the safety gates allow; the walk goes no further. `isLast` when the
   * order would be placed from this page, so that its sums are the review's.
   */
  onCardForm(page: { isLast: boolean }): void;
}

/** A press on the way to the review that may be the order. Until it is cleared, an order may exist. */
export interface RecordedPress {
  /** It was shown not to have been the order. */
  clear(): Promise<void>;
}

export interface PurchaseHooks {
  /** Aborting stops work within five seconds; nothing is clicked after it, except an order already being placed. */
  signal: AbortSignal;
  onStep(step: AgentStep): void | Promise<void>;
  /** Nobody keeps the pictures of the steps: none is taken, which spares a sixth of a purchase's work. */
  withoutPictures?: boolean;
  /** Null when there is no card: only offline methods can then be used. */
  card: CardTyper | null;
  /** Called before a required account is registered; the password is generated and must be stored sealed. */
  onMerchantAccount?: (account: { origin: string; email: string; password: string }) => Promise<void>;
  /**
   * Puts on record that something is about to be pressed which may order, although it does not say so. When it rejects or
   * refuses, nothing is pressed. Absent where nobody keeps a record.
   */
  recordPress?(trace: PlacementTrace): Promise<RecordedPress | 'refused'>;
  live?: LiveHooks;
  /** A person who says what a page means, in place of a model. */
  askOperator?: AskOperator;
  /** Calls of a model that the account has left. Absent: as many as a purchase may make. */
  modelCallsLeft?: number;
  rehearsal?: RehearsalHooks;
}
