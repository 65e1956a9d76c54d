import { type CustomerEcho, isTestPayment, type Payment, type TestCard } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';
import { ApiError, type Caller } from '../platform/http/index.ts';
import { lockPaymentSession, markSessionUsed } from './payment-session-store.ts';
import { redactPayment } from './redact-payment.ts';
import { stateOf } from './session-state.ts';
import type { Card } from './vault/card.ts';
import type { Vault } from './vault/vault.ts';

/** What pays for an order: a sealed card, and the session that limits it where there is one. */
export interface ClaimedPayment {
  cardId: string;
  sessionId: string | null;
}

/** The payment of a request without its card. */
export interface PreparedPayment {
  /** As answers, webhooks and the database may show it. */
  echo: CustomerEcho['payment'];
  /** In the transaction that creates the order. */
  claim(sql: Sql, groupId: string): Promise<ClaimedPayment>;
}

/** Seals the card of a request before anything else sees the order; the result holds no card. */
export async function preparePayment(
  deps: { vault: Vault; now?: () => number },
  caller: Caller,
  payment: Payment,
): Promise<PreparedPayment> {
  const echo = redactPayment(payment);
  if (isTestPayment(payment)) {
    if (caller.mode !== 'test') throw new ApiError('test_provider_disabled');
    const sealed = await deps.vault.seal(caller, toCard(payment.data));
    return {
      echo,
      async claim(sql) {
        await deps.vault.keep(sql, sealed);
        return { cardId: sealed.id, sessionId: null };
      },
    };
  }
  const { provider, data } = payment;
  if (provider !== undefined || typeof data === 'string' || typeof data.sessionId !== 'string') {
    throw new ApiError('unknown_provider');
  }
  const { sessionId } = data;
  return { echo, claim: (sql, groupId) => claimSession(deps, sql, caller, groupId, sessionId as string) };
}

function toCard(data: TestCard): Card {
  return {
    number: Buffer.from(data.cardNumber.replaceAll(/\D/g, '')),
    expiryMonth: data.expiryMonth,
    expiryYear: data.expiryYear,
    holder: data.name,
    cvv: Buffer.from(data.cvv),
  };
}

async function claimSession(
  deps: { now?: () => number },
  sql: Sql,
  caller: Caller,
  groupId: string,
  sessionId: string,
): Promise<ClaimedPayment> {
  const session = await lockPaymentSession(sql, sessionId);
  if (session?.accountId !== caller.accountId) throw new ApiError('payment_session_unknown');
  if (session.mode !== caller.mode) throw new ApiError('payment_session_wrong_mode');
  const state = stateOf(session, deps.now?.());
  if (state === 'used') throw new ApiError('payment_session_used');
  if (state === 'expired') throw new ApiError('payment_session_expired');
  if (state === 'open' || session.cardId === null) throw new ApiError('payment_session_open');
  await markSessionUsed(sql, session.id, groupId);
  return { cardId: session.cardId, sessionId: session.id };
}
