import type { PayingMethod } from '@cartwright/contract';
import type { Database, Sql } from '../platform/database.ts';
import { recordEvents, renderPaymentSessionEvent } from '../webhooks/index.ts';
import { describeAuthorisation } from './describe-session.ts';
import { lockPaymentSession, markSessionCompleted, type PaymentSessionRow } from './payment-session-store.ts';
import { stateOf } from './session-state.ts';
import type { SealedCard } from './vault/card-store.ts';
import type { Vault } from './vault/vault.ts';

export interface EnteredCard {
  sealed: SealedCard;
  network: string;
  method: PayingMethod;
  note: string;
}

/**
 * The customer has entered a card: stores it, completes the session and notifies the account, all or nothing. Returns
 * the session's new state; unless this call completed it, the card was not stored.
 */
export async function completePaymentSession(
  deps: { database: Database; vault: Vault },
  sessionId: string,
  card: EnteredCard,
  alongside: (sql: Sql, session: PaymentSessionRow) => Promise<void> = async () => {},
): Promise<'completed' | 'too_late'> {
  return deps.database.transaction(async (sql) => {
    const session = await lockPaymentSession(sql, sessionId);
    if (!session || stateOf(session) !== 'open') return 'too_late';
    await deps.vault.keep(sql, card.sealed);
    const { network, method, note } = card;
    await markSessionCompleted(sql, session.id, {
      cardId: card.sealed.id,
      network,
      last4: card.sealed.last4,
      method,
      note,
    });
    await recordEvents(sql, [
      renderPaymentSessionEvent({
        accountId: session.accountId,
        mode: session.mode,
        sessionId: session.id,
        authorization: describeAuthorisation(session),
      }),
    ]);
    await alongside(sql, session);
    return 'completed';
  });
}
