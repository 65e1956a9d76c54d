import { hkdfSync, randomBytes } from 'node:crypto';
import type { Mode } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import { deriveFor, openBytes, sealBytes } from '../../platform/sealing.ts';
import { type Card, packCard, unpackCard, wipeCard } from './card.ts';
import { eraseCard, findSealedCard, insertSealedCard, type SealedCard } from './card-store.ts';
import type { CvvKeys } from './cvv-keys.ts';

/**
 * The only code that sees card numbers. Each card is sealed with its own data key, and that key under a root key;
 * everything is bound to its account, mode, card and column, so that a row copied to another tenant, or a CVV put where
 * a number belongs, does not open. Opening a CVV takes the database, the root key and the CVV's own key, which exists
 * only in its folder and is destroyed with the CVV.
 */
export interface Vault {
  /** Seals a card, wipes the given bytes and keeps nothing. `keep` stores what comes back. */
  seal(owner: CardOwner, card: Card): Promise<SealedCard>;
  keep(sql: Sql, sealed: SealedCard): Promise<void>;
  /** Opens a card for the length of the call and wipes it afterwards. Null when the card no longer exists. */
  withCard<Result>(sql: Sql, cardId: string, use: (card: Card) => Promise<Result>): Promise<Result | null>;
  /** Erases the card and, once that is committed, destroys the key of its CVV. */
  discard(sql: Sql, cardId: string): Promise<void>;
  /** The data key of a card under the current root key. */
  rewrap(row: Pick<SealedCard, 'id' | 'accountId' | 'mode' | 'wrappedKey' | 'keyId'>): Buffer;
}

export interface CardOwner {
  accountId: string;
  mode: Mode;
}

type Row = Pick<SealedCard, 'id' | 'accountId' | 'mode'>;

export function createVault(deps: { ring: KeyRing; cvvKeys: CvvKeys; onShredFailed?(error: unknown): void }): Vault {
  const { ring, cvvKeys } = deps;
  const wrappingKey = deriveFor('vault');

  function unwrap(row: Row & Pick<SealedCard, 'wrappedKey' | 'keyId'>): Buffer {
    const root = ring.all().find(({ id }) => id === row.keyId);
    if (!root) throw new Error(`The root key ${row.keyId} is not available.`);
    return openBytes(wrappingKey(root), row.wrappedKey, contextOf(row, 'key'));
  }

  return {
    async seal({ accountId, mode }, card) {
      const row = { id: newId(), accountId, mode };
      const dataKey = randomBytes(32);
      const packed = packCard(card);
      const root = ring.current();
      try {
        return {
          ...row,
          sealedCard: sealBytes(dataKey, packed, contextOf(row, 'card')),
          sealedCvv:
            card.cvv && sealBytes(cvvKey(dataKey, await cvvKeys.make(row.id)), card.cvv, contextOf(row, 'cvv')),
          wrappedKey: sealBytes(wrappingKey(root), dataKey, contextOf(row, 'key')),
          keyId: root.id,
          last4: card.number.toString('latin1', card.number.length - 4),
        };
      } finally {
        wipeCard(card);
        packed.fill(0);
        dataKey.fill(0);
      }
    },
    keep: insertSealedCard,
    async withCard(sql, cardId, use) {
      const row = await findSealedCard(sql, cardId);
      if (!row) return null;
      const dataKey = unwrap(row);
      const packed = openBytes(dataKey, row.sealedCard, contextOf(row, 'card'));
      const ownKey = row.sealedCvv && (await cvvKeys.find(row.id));
      const cvv = row.sealedCvv && ownKey && openBytes(cvvKey(dataKey, ownKey), row.sealedCvv, contextOf(row, 'cvv'));
      try {
        return await use({ ...unpackCard(packed), cvv });
      } finally {
        for (const secret of [packed, dataKey, cvv, ownKey]) secret?.fill(0);
      }
    },
    async discard(sql, cardId) {
      await eraseCard(sql, cardId);
      sql.afterCommit(() => void cvvKeys.destroy(cardId).catch(deps.onShredFailed ?? (() => undefined)));
    },
    rewrap(row) {
      const dataKey = unwrap(row);
      try {
        return sealBytes(wrappingKey(ring.current()), dataKey, contextOf(row, 'key'));
      } finally {
        dataKey.fill(0);
      }
    },
  };
}

function cvvKey(dataKey: Buffer, ownKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', dataKey, ownKey, 'cartwright:cvv', 32));
}

function contextOf(row: Row, column: 'card' | 'cvv' | 'key'): string {
  return `${row.accountId}:${row.mode}:${row.id}:${column}`;
}
