import type { GoodCard } from './check-card.ts';
import type { LedgerOrder, OrderDraft } from './ledger.ts';
import type { Shop } from './merchant.ts';
import type { Session } from './session.ts';

/** An order that waits for the buyer's bank. */
export type Pending = { challenge: string; draft: OrderDraft };

export type Settlement =
  | { kind: 'declined' }
  | { kind: 'challenge'; url: string }
  | { kind: 'placed'; order: LedgerOrder };

type Buyer = Session<{ pending: Pending | null }>;

function place(shop: Shop, session: Buyer, draft: OrderDraft): Settlement {
  const order = shop.ledger.place(draft);
  session.cart = [];
  session.coupon = null;
  session.state.pending = null;
  return { kind: 'placed', order };
}

/** The last button: charges the card and writes the order, or says why not. Without a card the order is just written. */
export function settleOrder(
  shop: Shop,
  session: Buyer,
  draft: OrderDraft,
  payment: { card: GoodCard | null; returnUrl: string },
): Settlement {
  if (!payment.card) return place(shop, session, draft);
  const outcome = shop.outcome(session, payment.card);
  if (outcome === 'declined') return { kind: 'declined' };
  if (outcome === 'approved') return place(shop, session, draft);
  const challenge = shop.challenges.open(payment.returnUrl);
  session.state.pending = { challenge: challenge.id, draft };
  return { kind: 'challenge', url: challenge.url };
}

/** The buyer is back from the bank. A pending order is placed at most once. */
export function settleChallenge(shop: Shop, session: Buyer, id: string): Settlement {
  const { pending } = session.state;
  if (!pending || pending.challenge !== id || shop.challenges.state(id) !== 'passed') return { kind: 'declined' };
  return place(shop, session, pending.draft);
}
