import type { Mode, PayingMethod, PaymentSessionState, PaymentSessionsQuery } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';
import type { Enrolment } from './networks/network.ts';

/** What the network knows the card by, and what it waits for. */
export interface SessionEnrolment extends Enrolment {
  cardNetwork: string;
  last4: string;
}

export interface PaymentSessionRow {
  id: string;
  accountId: string;
  /** The merchant of record, as the customer reads it. */
  accountName: string;
  mode: Mode;
  /** As stored; `stateOf` also takes the clock into account. */
  state: PaymentSessionState;
  email: string;
  price: string;
  priceMinor: number;
  currency: 'USD';
  purpose: string;
  returnUrl: string | null;
  cardId: string | null;
  cardNetwork: string | null;
  cardLast4: string | null;
  payingMethod: PayingMethod | null;
  payingNote: string | null;
  cardTries: number;
  /** Entered, while the network asks the customer for an approval. */
  pendingCardId: string | null;
  enrolment: SessionEnrolment | null;
  usedByGroup: string | null;
  expiresAt: Date;
  createdAt: Date;
  completedAt: Date | null;
}

const columns = `s.id, s.account_id as "accountId", a.name as "accountName", s.mode, s.state, s.email, s.price,
  s.price_minor as "priceMinor", s.currency, s.purpose, s.return_url as "returnUrl", s.card_id as "cardId",
  s.card_network as "cardNetwork", s.card_last4 as "cardLast4", s.paying_method as "payingMethod",
  s.paying_note as "payingNote", s.card_tries as "cardTries",
  s.pending_card_id as "pendingCardId", s.enrolment, s.used_by_group as "usedByGroup",
  s.expires_at as "expiresAt", s.created_at as "createdAt", s.completed_at as "completedAt"`;
const source = 'payment_sessions s join accounts a on a.id = s.account_id';

export type NewPaymentSession = Pick<
  PaymentSessionRow,
  'id' | 'accountId' | 'mode' | 'email' | 'price' | 'priceMinor' | 'purpose' | 'returnUrl' | 'expiresAt'
>;

export async function insertPaymentSession(sql: Sql, session: NewPaymentSession): Promise<{ createdAt: Date }> {
  const [row] = await sql.query<{ createdAt: Date }>(
    `insert into payment_sessions (id, account_id, mode, email, price, price_minor, purpose, return_url, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning created_at as "createdAt"`,
    [
      session.id,
      session.accountId,
      session.mode,
      session.email,
      session.price,
      session.priceMinor,
      session.purpose,
      session.returnUrl,
      session.expiresAt,
    ],
  );
  return row as { createdAt: Date };
}

/** For the hosted page, which anyone with the link can open. */
export async function findPaymentSession(sql: Sql, id: string): Promise<PaymentSessionRow | null> {
  const [row] = await sql.query<PaymentSessionRow>(`select ${columns} from ${source} where s.id = $1`, [id]);
  return row ?? null;
}

/** Locked until the transaction ends: two orders cannot both find it unused, nor two cards complete it. */
export async function lockPaymentSession(sql: Sql, id: string): Promise<PaymentSessionRow | null> {
  const [row] = await sql.query<PaymentSessionRow>(`select ${columns} from ${source} where s.id = $1 for update of s`, [
    id,
  ]);
  return row ?? null;
}

export async function listPaymentSessions(
  sql: Sql,
  owner: { accountId: string; mode: Mode },
  query: PaymentSessionsQuery,
): Promise<PaymentSessionRow[]> {
  return sql.query<PaymentSessionRow>(
    `select ${columns} from ${source}
     where s.account_id = $1 and s.mode = $2 and ($3::uuid is null or s.id < $3)
       and ($4::text is null or $4 = case when s.state in ('open', 'completed') and s.expires_at <= clock_timestamp()
         then 'expired' else s.state end)
       and ($5::text is null or lower(s.email) = lower($5))
     order by s.id desc limit $6`,
    [owner.accountId, owner.mode, query.cursor ?? null, query.state ?? null, query.email ?? null, query.limit + 1],
  );
}

export async function markSessionCompleted(
  sql: Sql,
  id: string,
  paid: { cardId: string; network: string; last4: string; method: PayingMethod; note: string },
): Promise<void> {
  await sql.query(
    `update payment_sessions set state = 'completed', completed_at = clock_timestamp(), card_id = $2,
       pending_card_id = null, card_network = $3, card_last4 = $4, paying_method = $5, paying_note = $6 where id = $1`,
    [id, paid.cardId, paid.network, paid.last4, paid.method, paid.note],
  );
}

export async function setPendingCard(
  sql: Sql,
  id: string,
  pending: { cardId: string; enrolment: SessionEnrolment } | null,
): Promise<void> {
  await sql.query('update payment_sessions set pending_card_id = $2, enrolment = $3 where id = $1', [
    id,
    pending?.cardId ?? null,
    pending ? JSON.stringify(pending.enrolment) : null,
  ]);
}

export async function markSessionUsed(sql: Sql, id: string, groupId: string): Promise<void> {
  await sql.query(`update payment_sessions set state = 'used', used_by_group = $2 where id = $1`, [id, groupId]);
}

export async function markSessionExpired(sql: Sql, id: string): Promise<void> {
  await sql.query(`update payment_sessions set state = 'expired' where id = $1`, [id]);
}

/** Counts one more card; false when the limit is already reached. */
export async function countCardTry(sql: Sql, id: string, most: number): Promise<boolean> {
  const rows = await sql.query(
    'update payment_sessions set card_tries = card_tries + 1 where id = $1 and card_tries < $2 returning 1',
    [id, most],
  );
  return rows.length > 0;
}

export interface Authorisation {
  amountMinor: number;
  /** Reserved or charged by orders so far. */
  takenMinor: number;
  currency: string;
}

/** What the customer agreed to pay at most, and how much of it is already taken. */
export async function readAuthorisation(sql: Sql, sessionId: string): Promise<Authorisation | null> {
  const [row] = await sql.query<Authorisation>(
    `select price_minor as "amountMinor", taken_minor as "takenMinor", currency from payment_sessions where id = $1`,
    [sessionId],
  );
  return row ?? null;
}
