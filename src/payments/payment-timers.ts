import type { Engine } from '../engine/index.ts';
import type { Sql } from '../platform/database.ts';

export const PAYMENT_TIMER_QUEUE = 'payment-timers';
export const paymentQueues = [PAYMENT_TIMER_QUEUE] as const;

export type PaymentTimer = { kind: 'session'; sessionId: string } | { kind: 'unproved card'; cardId: string };

/** Longer than a code lives. */
const UNPROVED_SECONDS = 15 * 60;

/** Call in the transaction that creates the session, so that no session exists without its timer. */
export async function scheduleExpiry(
  engine: Pick<Engine, 'enqueue'>,
  sql: Sql,
  session: { id: string; expiresAt: Date },
): Promise<void> {
  const data: PaymentTimer = { kind: 'session', sessionId: session.id };
  await engine.enqueue(sql, PAYMENT_TIMER_QUEUE, [{ data, startAfter: session.expiresAt }]);
}

/** Call in the transaction that stores the card until its code arrives. */
export async function scheduleForgetting(engine: Pick<Engine, 'enqueue'>, sql: Sql, cardId: string): Promise<void> {
  const data: PaymentTimer = { kind: 'unproved card', cardId };
  await engine.enqueue(sql, PAYMENT_TIMER_QUEUE, [{ data, startAfter: UNPROVED_SECONDS }]);
}
