import { isTestPayment, type Payment, type TestCard } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';
import { ApiError, type Caller } from '../platform/http/index.ts';
import { lockPaymentSession, markSessionUsed } from './payment-session-store.ts';
import type { Vault } from './vault/vault.ts';

/** What pays for an order: a sealed card, and the session that limits it where there is one. */
export interface ClaimedPayment {
  cardId: string;
  sessionId: string | null;
}

/** Turns the payment of a request into something to pay with, in the transaction that creates the order. */
export async function claimPayment(
  deps: { sql: Sql; vault: Vault; now?: () => number },
  caller: Caller,
  groupId: string,
  payment: Payment,
): Promise<ClaimedPayment> {
  if (isTestPayment(payment)) return { cardId: await storeTestCard(deps, caller, payment.data), sessionId: null };
  const { provider, data } = payment;
  if (provider !== undefined || typeof data === 'string' || typeof data.sessionId !== 'string') {
    throw new ApiError('unknown_provider');
  }
  return claimSession(deps, caller, groupId, data.sessionId);
}

function storeTestCard(deps: { sql: Sql; vault: Vault }, caller: Caller, data: TestCard): Promise<string> {
  if (caller.mode !== 'test') throw new ApiError('test_provider_disabled');
  return deps.vault.store(deps.sql, caller, {
    number: data.cardNumber.replaceAll(/\D/g, ''),
    expiryMonth: data.expiryMonth,
    expiryYear: data.expiryYear,
    holder: data.name,
    cvv: data.cvv,
  });
}

async function claimSession(
  deps: { sql: Sql; now?: () => number },
  caller: Caller,
  groupId: string,
  sessionId: string,
): Promise<ClaimedPayment> {
  const session = await lockPaymentSession(deps.sql, caller.accountId, sessionId);
  if (!session) throw new ApiError('payment_session_unknown');
  if (session.mode !== caller.mode) throw new ApiError('payment_session_wrong_mode');
  if (session.state === 'used') throw new ApiError('payment_session_used');
  const now = deps.now?.() ?? Date.now();
  if (session.state === 'expired' || session.expiresAt.getTime() <= now) throw new ApiError('payment_session_expired');
  if (session.state === 'open' || session.cardId === null) throw new ApiError('payment_session_open');
  await markSessionUsed(deps.sql, session.id, groupId);
  return { cardId: session.cardId, sessionId: session.id };
}
