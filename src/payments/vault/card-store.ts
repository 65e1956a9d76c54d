import type { Mode } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export interface SealedCardRow {
  id: string;
  accountId: string;
  mode: Mode;
  sealedCard: Buffer;
  sealedCvv: Buffer | null;
}

export async function insertSealedCard(sql: Sql, card: SealedCardRow & { last4: string }): Promise<void> {
  await sql.query(
    'insert into sealed_cards (id, account_id, mode, sealed_card, sealed_cvv, last4) values ($1, $2, $3, $4, $5, $6)',
    [card.id, card.accountId, card.mode, card.sealedCard, card.sealedCvv, card.last4],
  );
}

export async function findSealedCard(sql: Sql, id: string): Promise<SealedCardRow | null> {
  const [row] = await sql.query<SealedCardRow>(
    `select id, account_id as "accountId", mode, sealed_card as "sealedCard", sealed_cvv as "sealedCvv"
     from sealed_cards where id = $1`,
    [id],
  );
  return row ?? null;
}

export async function eraseCvv(sql: Sql, id: string): Promise<void> {
  await sql.query('update sealed_cards set sealed_cvv = null where id = $1', [id]);
}
