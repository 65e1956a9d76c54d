import type { Mode, PaymentSessionState } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';

export interface PaymentSessionRow {
  id: string;
  accountId: string;
  mode: Mode;
  state: PaymentSessionState;
  email: string;
  price: string;
  priceMinor: number;
  purpose: string;
  cardId: string | null;
  usedByGroup: string | null;
  expiresAt: Date;
  createdAt: Date;
}

const columns = `id, account_id as "accountId", mode, state, email, price, price_minor as "priceMinor", purpose,
  card_id as "cardId", used_by_group as "usedByGroup", expires_at as "expiresAt", created_at as "createdAt"`;

export async function insertPaymentSession(
  sql: Sql,
  session: Pick<
    PaymentSessionRow,
    'id' | 'accountId' | 'mode' | 'email' | 'price' | 'priceMinor' | 'purpose' | 'expiresAt'
  >,
): Promise<PaymentSessionRow> {
  const [row] = await sql.query<PaymentSessionRow>(
    `insert into payment_sessions (id, account_id, mode, email, price, price_minor, purpose, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      session.id,
      session.accountId,
      session.mode,
      session.email,
      session.price,
      session.priceMinor,
      session.purpose,
      session.expiresAt,
    ],
  );
  return row as PaymentSessionRow;
}

/** Locked until the transaction ends: two orders cannot both find it unused. */
export async function lockPaymentSession(sql: Sql, accountId: string, id: string): Promise<PaymentSessionRow | null> {
  const [row] = await sql.query<PaymentSessionRow>(
    `select ${columns} from payment_sessions where id = $1 and account_id = $2 for update`,
    [id, accountId],
  );
  return row ?? null;
}

export async function markSessionUsed(sql: Sql, id: string, groupId: string): Promise<void> {
  await sql.query(`update payment_sessions set state = 'used', used_by_group = $2 where id = $1`, [id, groupId]);
}

/** What the customer agreed to pay at most, in minor units. */
export async function readAuthorisation(
  sql: Sql,
  sessionId: string,
): Promise<{ amountMinor: number; currency: string } | null> {
  const [row] = await sql.query<{ amountMinor: number; currency: string }>(
    'select price_minor as "amountMinor", currency from payment_sessions where id = $1',
    [sessionId],
  );
  return row ?? null;
}
