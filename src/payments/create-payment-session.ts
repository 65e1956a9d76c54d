import type { PaymentSessionCreated, PaymentSessionRequest } from '@cartwright/contract';
import type { Engine } from '../engine/index.ts';
import type { Sql } from '../platform/database.ts';
import { ApiError, type Caller } from '../platform/http/index.ts';
import { newId } from '../platform/ids.ts';
import { toMinor } from '../platform/money.ts';
import { describeSession } from './describe-session.ts';
import { insertPaymentSession } from './payment-session-store.ts';
import { scheduleExpiry } from './payment-timers.ts';

const longestLifeMs = 7 * 24 * 60 * 60 * 1000;

/** Creates an open session and the timer that ends it. The customer completes it on the hosted page at `url`. */
export async function createPaymentSession(
  deps: { sql: Sql; engine: Pick<Engine, 'enqueue'>; publicUrl: string; now?: () => number },
  caller: Caller,
  request: PaymentSessionRequest,
): Promise<PaymentSessionCreated> {
  const now = deps.now?.() ?? Date.now();
  const session = {
    id: newId(),
    accountId: caller.accountId,
    mode: caller.mode,
    email: request.email,
    price: request.price,
    priceMinor: toMinor(request.price, 'USD'),
    currency: 'USD' as const,
    purpose: request.purpose,
    returnUrl: request.return_url ?? null,
    expiresAt: readExpiry(request.expiry, now),
  };
  const { createdAt } = await deps.sql.transaction(async (sql) => {
    const row = await insertPaymentSession(sql, session);
    await scheduleExpiry(deps.engine, sql, session);
    return row;
  });
  return {
    status: 'success',
    code: 200,
    message: 'Payment session created',
    data: describeSession({ ...session, createdAt }, deps.publicUrl),
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
