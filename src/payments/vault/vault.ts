import type { Mode } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Sealer } from '../../platform/sealing.ts';
import type { Card } from './card.ts';
import { eraseCvv, findSealedCard, insertSealedCard } from './card-store.ts';

/**
 * The only code that sees card numbers. Each value is sealed for its account, mode, card and column: a row copied to
 * another tenant, or a CVV put where a number belongs, does not open.
 */
export interface Vault {
  store(sql: Sql, owner: { accountId: string; mode: Mode }, card: Card): Promise<string>;
  /** Null when there is no such card. */
  read(sql: Sql, cardId: string): Promise<Card | null>;
  destroyCvv(sql: Sql, cardId: string): Promise<void>;
}

export function createVault(sealer: Sealer): Vault {
  return {
    async store(sql, { accountId, mode }, card) {
      const id = newId();
      const { cvv, ...kept } = card;
      await insertSealedCard(sql, {
        id,
        accountId,
        mode,
        sealedCard: sealer.seal(JSON.stringify(kept), contextOf({ id, accountId, mode }, 'card')),
        sealedCvv: cvv === null ? null : sealer.seal(cvv, contextOf({ id, accountId, mode }, 'cvv')),
        last4: card.number.slice(-4),
      });
      return id;
    },
    async read(sql, cardId) {
      const row = await findSealedCard(sql, cardId);
      if (!row) return null;
      const kept = JSON.parse(sealer.open(row.sealedCard, contextOf(row, 'card'))) as Omit<Card, 'cvv'>;
      return { ...kept, cvv: row.sealedCvv && sealer.open(row.sealedCvv, contextOf(row, 'cvv')) };
    },
    destroyCvv: eraseCvv,
  };
}

function contextOf(row: { id: string; accountId: string; mode: Mode }, column: 'card' | 'cvv'): string {
  return `${row.accountId}:${row.mode}:${row.id}:${column}`;
}
