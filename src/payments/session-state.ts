import type { PaymentSessionState } from '@cartwright/contract';
import type { PaymentSessionRow } from './payment-session-store.ts';

/** The state by the clock: the timer that writes `expired` may be slightly late. */
export function stateOf(
  session: Pick<PaymentSessionRow, 'state' | 'expiresAt'>,
  now = Date.now(),
): PaymentSessionState {
  const mayExpire = session.state === 'open' || session.state === 'completed';
  return mayExpire && session.expiresAt.getTime() <= now ? 'expired' : session.state;
}
