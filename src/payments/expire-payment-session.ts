import type { Engine } from '../engine/index.ts';
import type { Sql } from '../platform/database.ts';
import { lockPaymentSession, markSessionExpired } from './payment-session-store.ts';
import { scheduleExpiry } from './payment-timers.ts';
import type { Vault } from './vault/vault.ts';

/** Ends an unused session and deletes its card. A timer that fires too early is set again. */
export async function expirePaymentSession(
  deps: { engine: Pick<Engine, 'enqueue'>; vault: Vault },
  sql: Sql,
  sessionId: string,
  now = Date.now(),
): Promise<void> {
  const session = await lockPaymentSession(sql, sessionId);
  if (!session || session.state === 'used' || session.state === 'expired') return;
  if (session.expiresAt.getTime() > now) return scheduleExpiry(deps.engine, sql, session);
  await markSessionExpired(sql, session.id);
  for (const cardId of [session.cardId, session.pendingCardId]) {
    if (cardId) await deps.vault.discard(sql, cardId);
  }
}
