import type { Mode } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export interface RememberedCard {
  cardId: string;
  accountId: string;
  mode: Mode;
  email: string;
  sessionId: string;
  network: string;
  last4: string;
  expiryMonth: string;
  expiryYear: string;
}

export type Customer = Pick<RememberedCard, 'accountId' | 'mode' | 'email'>;

const columns = `card_id as "cardId", account_id as "accountId", mode, email, session_id as "sessionId", network, last4,
  expiry_month as "expiryMonth", expiry_year as "expiryYear"`;

export async function insertUnprovedCard(sql: Sql, card: RememberedCard): Promise<void> {
  await sql.query(
    `insert into remembered_cards
       (card_id, account_id, mode, email, session_id, network, last4, expiry_month, expiry_year)
     values ($1, $2, $3, lower($4), $5, $6, $7, $8, $9)`,
    [
      card.cardId,
      card.accountId,
      card.mode,
      card.email,
      card.sessionId,
      card.network,
      card.last4,
      card.expiryMonth,
      card.expiryYear,
    ],
  );
}

export async function markCardsProved(sql: Sql, sessionId: string): Promise<void> {
  await sql.query(
    'update remembered_cards set proved_at = clock_timestamp() where session_id = $1 and proved_at is null',
    [sessionId],
  );
}

/** Proved and not past their own expiry date, newest first. */
export async function listRememberedCards(sql: Sql, customer: Customer): Promise<RememberedCard[]> {
  return sql.query<RememberedCard>(
    `select ${columns} from remembered_cards
     where account_id = $1 and mode = $2 and email = lower($3) and proved_at is not null
       and expiry_year || expiry_month >= to_char(clock_timestamp(), 'YYYYMM')
     order by proved_at desc limit 10`,
    [customer.accountId, customer.mode, customer.email],
  );
}

export async function removeRememberedCard(sql: Sql, customer: Customer, cardId: string): Promise<boolean> {
  const rows = await sql.query(
    `delete from remembered_cards where card_id = $1 and account_id = $2 and mode = $3 and email = lower($4)
     returning 1`,
    [cardId, customer.accountId, customer.mode, customer.email],
  );
  return rows.length > 0;
}

/** True when the card was still waiting for its code. */
export async function removeUnprovedCard(sql: Sql, cardId: string): Promise<boolean> {
  const rows = await sql.query('delete from remembered_cards where card_id = $1 and proved_at is null returning 1', [
    cardId,
  ]);
  return rows.length > 0;
}
