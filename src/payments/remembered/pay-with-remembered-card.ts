import type { Database } from '../../platform/database.ts';
import { cardNetworks } from '../card-networks.ts';
import { chooseVaultedCard } from '../choose-paying-method.ts';
import { completePaymentSession } from '../complete-payment-session.ts';
import type { PaymentSessionRow } from '../payment-session-store.ts';
import type { Vault } from '../vault/vault.ts';
import { listRememberedCards } from './remembered-card-store.ts';

export type PaidWithRemembered =
  | { completed: true; card: { network: string; last4: string } }
  | { problem: 'cvv_length' | 'too_late' };

/**
 * Completes a session with a card that the same customer saved with the same account. The session gets its own sealed
 * copy with the CVV typed now: the two cards are independent.
 */
export async function payWithRememberedCard(
  deps: { database: Database; vault: Vault },
  session: PaymentSessionRow,
  chosen: { cardId: string; cvv: Buffer },
): Promise<PaidWithRemembered> {
  const remembered = (await listRememberedCards(deps.database, session)).find(({ cardId }) => cardId === chosen.cardId);
  const network = cardNetworks.find(({ name }) => name === remembered?.network);
  if (!remembered || !network) return { problem: 'too_late' };
  if (chosen.cvv.length !== network.cvvLength) return { problem: 'cvv_length' };
  const sealed = await deps.vault.withCard(deps.database, remembered.cardId, (card) =>
    deps.vault.seal(session, { ...card, number: Buffer.from(card.number), cvv: chosen.cvv }),
  );
  if (!sealed) return { problem: 'too_late' };
  const entered = { cardId: sealed.id, last4: sealed.last4, network: network.name };
  const outcome = await completePaymentSession(
    deps,
    session.id,
    { ...entered, ...chooseVaultedCard(network, 'a remembered card is not enrolled again') },
    (sql) => deps.vault.keep(sql, sealed),
  );
  if (outcome === 'too_late') return { problem: 'too_late' };
  return { completed: true, card: { network: network.name, last4: sealed.last4 } };
}
