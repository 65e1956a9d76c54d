import type { PaymentSessionCreated, PaymentSessionRequest } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';
import { ApiError, type Caller } from '../platform/http/index.ts';
import { newId } from '../platform/ids.ts';
import { insertPaymentSession } from './payment-session-store.ts';

const longestLifeMs = 7 * 24 * 60 * 60 * 1000;

/** Makes an open session. The customer completes it on the hosted page at `url`. */
export async function createPaymentSession(
  deps: { sql: Sql; publicUrl: string; now?: () => number },
  caller: Caller,
  request: PaymentSessionRequest,
): Promise<PaymentSessionCreated> {
  const now = deps.now?.() ?? Date.now();
  const session = await insertPaymentSession(deps.sql, {
    id: newId(),
    accountId: caller.accountId,
    mode: caller.mode,
    email: request.email,
    price: request.price,
    priceMinor: Math.round(Number(request.price) * 100),
    purpose: request.purpose,
    expiresAt: readExpiry(request.expiry, now),
  });
  return {
    status: 'success',
    code: 200,
    message: 'Payment session created',
    data: {
      url: `${deps.publicUrl}/pay/${session.id}`,
      sessionId: session.id,
      mode: session.mode === 'live' ? 'production' : 'test',
      created_at: session.createdAt.toISOString(),
      authorization: {
        price: session.price,
        currency: 'USD',
        purpose: session.purpose,
        expiry: session.expiresAt.toISOString(),
      },
    },
  };
}

function readExpiry(expiry: string | undefined, now: number): Date {
  if (expiry === undefined) return new Date(now + longestLifeMs);
  const time = Date.parse(expiry);
  if (time <= now || time > now + longestLifeMs) {
    throw new ApiError('invalid_request', { details: [{ path: 'expiry', message: 'must be within the next 7 days' }] });
  }
  return new Date(time);
}
