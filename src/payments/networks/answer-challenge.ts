import type { Engine } from '../../engine/index.ts';
import type { Database } from '../../platform/database.ts';
import { completePaymentSession } from '../complete-payment-session.ts';
import {
  lockPaymentSession,
  type PaymentSessionRow,
  type SessionEnrolment,
  setPendingCard,
} from '../payment-session-store.ts';
import { rememberUnproved } from '../remembered/remember-card.ts';
import { stateOf } from '../session-state.ts';
import type { SealedCard } from '../vault/card-store.ts';
import type { Vault } from '../vault/vault.ts';
import type { Networks } from './network.ts';

interface ChallengeDependencies {
  database: Database;
  vault: Vault;
  networks: Networks;
  engine: Pick<Engine, 'enqueue'>;
}

export type Answered =
  | { completed: true; card: { network: string; last4: string }; wantsCode: boolean }
  | { declined: true }
  | { problem: 'too_late' };

/** Keeps the card while the customer is asked; a card entered before it is destroyed. False when it is too late. */
export async function keepPending(
  deps: Pick<ChallengeDependencies, 'database' | 'vault'>,
  sessionId: string,
  sealed: SealedCard,
  enrolment: Omit<SessionEnrolment, 'last4'>,
): Promise<boolean> {
  return deps.database.transaction(async (sql) => {
    const session = await lockPaymentSession(sql, sessionId);
    if (!session || stateOf(session) !== 'open') return false;
    if (session.pendingCardId) await deps.vault.discard(sql, session.pendingCardId);
    await deps.vault.keep(sql, sealed);
    await setPendingCard(sql, sessionId, { cardId: sealed.id, enrolment: { ...enrolment, last4: sealed.last4 } });
    return true;
  });
}

/** With the customer's approval the session is completed and pays with credentials of the network, one per purchase. */
export async function answerChallenge(
  deps: ChallengeDependencies,
  session: PaymentSessionRow,
  answer: { challengeId: string; verdict: 'approve' | 'decline'; remember: boolean },
): Promise<Answered> {
  const { enrolment, pendingCardId } = session;
  if (!enrolment || !pendingCardId || enrolment.challengeId !== answer.challengeId) return { problem: 'too_late' };
  const network = deps.networks.byId(session.mode, enrolment.networkId);
  if (!network || !(await network.answerChallenge(enrolment, answer.verdict))) {
    await forgetPending(deps, session.id, pendingCardId);
    return { declined: true };
  }
  const { cardNetwork, last4 } = enrolment;
  const note = `Each purchase gets a ${cardNetwork} credential of its own, bound to the merchant and the amount.`;
  const entered = { cardId: pendingCardId, last4, network: cardNetwork, method: 'network_credential' as const, note };
  const keepCopy = answer.remember
    ? await deps.vault.withCard(deps.database, pendingCardId, (card) =>
        rememberUnproved(deps, session, card, cardNetwork),
      )
    : null;
  const outcome = await completePaymentSession(deps, session.id, entered, async (sql) => keepCopy?.(sql));
  if (outcome === 'too_late') return { problem: 'too_late' };
  return { completed: true, card: { network: cardNetwork, last4 }, wantsCode: Boolean(keepCopy) };
}

async function forgetPending(deps: ChallengeDependencies, sessionId: string, cardId: string): Promise<void> {
  await deps.database.transaction(async (sql) => {
    const session = await lockPaymentSession(sql, sessionId);
    if (session?.pendingCardId !== cardId) return;
    await setPendingCard(sql, sessionId, null);
    await deps.vault.discard(sql, cardId);
  });
}
