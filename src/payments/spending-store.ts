import type { Sql } from '../platform/database.ts';

export interface Spending {
  reservedMinor: number;
  chargedMinor: number;
}

/** False when the session has too little left or another currency. Parallel reservations cannot exceed the sum. */
export async function takeFromSession(
  sql: Sql,
  sessionId: string,
  amountMinor: number,
  currency: string,
): Promise<boolean> {
  const rows = await sql.query(
    `update payment_sessions set taken_minor = taken_minor + $2
     where id = $1 and currency = $3 and taken_minor + $2 <= price_minor returning 1`,
    [sessionId, amountMinor, currency],
  );
  return rows.length > 0;
}

export async function giveBackToSession(sql: Sql, sessionId: string, amountMinor: number): Promise<void> {
  await sql.query('update payment_sessions set taken_minor = taken_minor - $2 where id = $1', [sessionId, amountMinor]);
}

export async function isReserved(sql: Sql, chargeId: string): Promise<boolean> {
  const rows = await sql.query(`select 1 from session_charges where id = $1 and state = 'reserved'`, [chargeId]);
  return rows.length > 0;
}

export async function insertCharge(
  sql: Sql,
  charge: { id: string; sessionId: string; amountMinor: number },
): Promise<void> {
  await sql.query(`insert into session_charges (id, session_id, amount_minor, state) values ($1, $2, $3, 'reserved')`, [
    charge.id,
    charge.sessionId,
    charge.amountMinor,
  ]);
}

/** Null when there is no such reservation, or it has ended. */
export async function endCharge(
  sql: Sql,
  id: string,
  state: 'charged' | 'released',
): Promise<{ sessionId: string; amountMinor: number } | null> {
  const [row] = await sql.query<{ sessionId: string; amountMinor: number }>(
    `update session_charges set state = $2, ended_at = clock_timestamp() where id = $1 and state = 'reserved'
     returning session_id as "sessionId", amount_minor as "amountMinor"`,
    [id, state],
  );
  return row ?? null;
}

export async function readSpending(sql: Sql, sessionIds: readonly string[]): Promise<Map<string, Spending>> {
  const rows = await sql.query<Spending & { sessionId: string }>(
    `select session_id as "sessionId",
       coalesce(sum(amount_minor) filter (where state = 'reserved'), 0)::bigint as "reservedMinor",
       coalesce(sum(amount_minor) filter (where state = 'charged'), 0)::bigint as "chargedMinor"
     from session_charges where session_id = any($1::uuid[]) group by session_id`,
    [sessionIds],
  );
  return new Map(rows.map((row) => [row.sessionId, row]));
}
