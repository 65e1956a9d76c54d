import type { PaymentSessionRow } from '../payment-session-store.ts';
import { stateOf } from '../session-state.ts';
import type { CardProblem } from './check-card.ts';
import type { Language } from './words/index.ts';

/** How many cards one link accepts: enough for mistakes, too few for testing stolen ones. */
export const MOST_CARD_TRIES = 10;

export type PageState = 'open' | 'completed' | 'used' | 'expired' | 'unknown' | 'locked';

/** Everything that the page shows. */
export interface PageView {
  session: PaymentSessionRow | null;
  language: Language;
  nonce: string;
  token: string;
  allowedParents: readonly string[];
  /** Whether codes can be sent; without them no card is remembered. */
  canRemember: boolean;
  hasSavedCards: boolean;
  /** What was wrong with the card that a browser without script sent. */
  problems?: readonly CardProblem[];
}

export function pageStateOf(session: PaymentSessionRow | null): PageState {
  if (!session) return 'unknown';
  const state = stateOf(session);
  return state === 'open' && session.cardTries >= MOST_CARD_TRIES ? 'locked' : state;
}

export const statusOf = {
  open: 200,
  completed: 200,
  used: 410,
  expired: 410,
  unknown: 404,
  locked: 429,
} as const satisfies Record<PageState, number>;
