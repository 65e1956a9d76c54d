import type { Engine } from '../../engine/index.ts';
import type { Database, Sql } from '../../platform/database.ts';
import type { PaymentSessionRow } from '../payment-session-store.ts';
import { scheduleForgetting } from '../payment-timers.ts';
import type { Card } from '../vault/card.ts';
import type { Vault } from '../vault/vault.ts';
import type { CodeProblem, EmailCodes } from './email-codes.ts';
import {
  insertUnprovedCard,
  listRememberedCards,
  markCardsProved,
  type RememberedCard,
  removeRememberedCard,
  removeUnprovedCard,
} from './remembered-card-store.ts';

/**
 * Seals a copy without the CVV, which lives independently of the session's card. Call the result in the transaction that
 * completes the session. Without a code the copy is deleted after the code's lifetime.
 */
export async function rememberUnproved(
  deps: { vault: Vault; engine: Pick<Engine, 'enqueue'> },
  session: PaymentSessionRow,
  card: Card,
  network: string,
): Promise<(sql: Sql) => Promise<void>> {
  const { accountId, mode, email } = session;
  const { expiryMonth, expiryYear } = card;
  const copy = await deps.vault.seal(session, { ...card, number: Buffer.from(card.number), cvv: null });
  return async (sql) => {
    await deps.vault.keep(sql, copy);
    const { id: cardId, last4 } = copy;
    const remembered = { cardId, network, last4, expiryMonth, expiryYear };
    await insertUnprovedCard(sql, { ...remembered, accountId, mode, email, sessionId: session.id });
    await scheduleForgetting(deps.engine, sql, cardId);
  };
}

/** The right code proves the address: this session's card is remembered, and earlier ones may be used. */
export async function proveAddress(
  deps: { database: Database; codes: EmailCodes },
  session: PaymentSessionRow,
  code: string,
): Promise<CodeProblem | RememberedCard[]> {
  const problem = await deps.codes.check(deps.database, session.id, code);
  if (problem) return problem;
  await markCardsProved(deps.database, session.id);
  return listRememberedCards(deps.database, session);
}

export async function forgetCard(
  deps: { database: Database; vault: Vault },
  session: PaymentSessionRow,
  cardId: string,
): Promise<RememberedCard[]> {
  const cards = await listRememberedCards(deps.database, session);
  if (!cards.some((card) => card.cardId === cardId)) return cards;
  await deps.database.transaction(async (sql) => {
    if (await removeRememberedCard(sql, session, cardId)) await deps.vault.discard(sql, cardId);
  });
  return listRememberedCards(deps.database, session);
}

/** The code for remembering a card was never entered. */
export async function forgetUnproved(deps: { vault: Vault }, sql: Sql, cardId: string): Promise<void> {
  if (await removeUnprovedCard(sql, cardId)) await deps.vault.discard(sql, cardId);
}
