import type { PaymentSessionState } from '@cartwright/contract';
import type { PaymentSessionRow } from './payment-session-store.ts';

/** The state as the clock has it: the timer that writes `expired` may be a moment late. */
export function stateOf(
  session: Pick<PaymentSessionRow, 'state' | 'expiresAt'>,
  now = Date.now(),
): PaymentSessionState {
  const mayExpire = session.state === 'open' || session.state === 'completed';
  return mayExpire && session.expiresAt.getTime() <= now ? 'expired' : session.state;
}
