import type { PayingMethod } from '@cartwright/contract';
import type { Database, Sql } from '../platform/database.ts';
import { recordEvents, renderPaymentSessionEvent } from '../webhooks/index.ts';
import { describeAuthorisation } from './describe-session.ts';
import { lockPaymentSession, markSessionCompleted } from './payment-session-store.ts';
import { stateOf } from './session-state.ts';

export interface EnteredCard {
  cardId: string;
  last4: string;
  network: string;
  method: PayingMethod;
  note: string;
}

/**
 * The customer has entered a card: it is kept (`alongside`), the session completed and the account told, all or
 * nothing. Too late means that none of it happened.
 */
export async function completePaymentSession(
  deps: { database: Database },
  sessionId: string,
  card: EnteredCard,
  alongside: (sql: Sql) => Promise<void>,
): Promise<'completed' | 'too_late'> {
  return deps.database.transaction(async (sql) => {
    const session = await lockPaymentSession(sql, sessionId);
    if (!session || stateOf(session) !== 'open') return 'too_late';
    await alongside(sql);
    await markSessionCompleted(sql, session.id, card);
    await recordEvents(sql, [
      renderPaymentSessionEvent({
        accountId: session.accountId,
        mode: session.mode,
        sessionId: session.id,
        authorization: describeAuthorisation(session),
      }),
    ]);
    return 'completed';
  });
}
