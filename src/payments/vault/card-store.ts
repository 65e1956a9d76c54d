import type { Mode } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export interface SealedCard {
  id: string;
  accountId: string;
  mode: Mode;
  sealedCard: Buffer;
  sealedCvv: Buffer | null;
  /** The card's data key under the root key `keyId`. */
  wrappedKey: Buffer;
  keyId: string;
  last4: string;
}

const columns = `id, account_id as "accountId", mode, sealed_card as "sealedCard", sealed_cvv as "sealedCvv",
  wrapped_key as "wrappedKey", key_id as "keyId", last4`;

export async function insertSealedCard(sql: Sql, card: SealedCard): Promise<void> {
  await sql.query(
    `insert into sealed_cards (id, account_id, mode, sealed_card, sealed_cvv, wrapped_key, key_id, last4)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [card.id, card.accountId, card.mode, card.sealedCard, card.sealedCvv, card.wrappedKey, card.keyId, card.last4],
  );
}

/** Also null for a discarded card. */
export async function findSealedCard(sql: Sql, id: string): Promise<SealedCard | null> {
  const [row] = await sql.query<SealedCard>(
    `select ${columns} from sealed_cards where id = $1 and sealed_card is not null and wrapped_key is not null`,
    [id],
  );
  return row ?? null;
}

/** Only the last four digits stay, to be shown with the order. */
export async function eraseCard(sql: Sql, id: string): Promise<void> {
  await sql.query(
    'update sealed_cards set sealed_card = null, sealed_cvv = null, wrapped_key = null, key_id = null where id = $1',
    [id],
  );
}

/** Removes what is left of erased cards that nothing refers to any more. */
export async function forgetCards(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql.query(
    `delete from sealed_cards where id = any($1::uuid[]) and sealed_card is null
       and not exists (select from remembered_cards where card_id = sealed_cards.id)
       and not exists (select from payment_sessions where card_id = sealed_cards.id)
       and not exists (select from payment_sessions where pending_card_id = sealed_cards.id)`,
    [ids],
  );
}

/** Which of these cards exist, and which of them still have a CVV. */
export async function listCvvStates(sql: Sql, ids: readonly string[]): Promise<{ id: string; hasCvv: boolean }[]> {
  return sql.query('select id, sealed_cvv is not null as "hasCvv" from sealed_cards where id = any($1::uuid[])', [ids]);
}

/** Cards whose data key is wrapped under another root key than the given one, in the order of their ids. */
export async function listCardsUnderOtherKeys(
  sql: Sql,
  keyId: string,
  after: string | null,
  limit: number,
): Promise<Pick<SealedCard, 'id' | 'accountId' | 'mode' | 'wrappedKey' | 'keyId'>[]> {
  return sql.query(
    `select id, account_id as "accountId", mode, wrapped_key as "wrappedKey", key_id as "keyId" from sealed_cards
     where key_id is not null and key_id <> $1 and ($2::uuid is null or id > $2) order by id limit $3`,
    [keyId, after, limit],
  );
}

/** Only if the card is still wrapped as it was read: it may have been discarded or wrapped by another meanwhile. */
export async function rewrapCards(
  sql: Sql,
  keyId: string,
  cards: readonly { id: string; from: string; wrappedKey: Buffer }[],
): Promise<number> {
  const rows = await sql.query(
    `update sealed_cards card set wrapped_key = given.wrapped, key_id = $1
     from unnest($2::uuid[], $3::text[], $4::bytea[]) as given (id, key_id, wrapped)
     where card.id = given.id and card.key_id = given.key_id returning 1`,
    [keyId, cards.map(({ id }) => id), cards.map(({ from }) => from), cards.map(({ wrappedKey }) => wrappedKey)],
  );
  return rows.length;
}
