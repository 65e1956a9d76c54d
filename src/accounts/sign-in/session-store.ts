import type { Sql } from '../../platform/database.ts';
import { type MemberRow, memberColumns } from '../members/member-store.ts';

export interface SessionRow extends MemberRow {
  lastSeenAt: Date;
}

export async function insertSession(
  sql: Sql,
  session: { tokenHash: Buffer; userId: string; userAgent: string; expiresAt: Date },
): Promise<void> {
  await sql.query(
    `with signed_in as (update users set last_sign_in_at = clock_timestamp() where id = $2)
     insert into user_sessions (token_hash, user_id, user_agent, expires_at) values ($1, $2, $3, $4)`,
    [session.tokenHash, session.userId, session.userAgent, session.expiresAt],
  );
}

/** A session unused for `idleDays` has ended, whatever its expiry. */
export async function findSession(sql: Sql, tokenHash: Buffer, idleDays: number): Promise<SessionRow | null> {
  const [row] = await sql.query<SessionRow>(
    `select ${memberColumns}, s.last_seen_at as "lastSeenAt" from user_sessions s join users u on u.id = s.user_id
     where s.token_hash = $1 and s.expires_at > clock_timestamp()
       and s.last_seen_at > clock_timestamp() - $2 * interval '1 day'`,
    [tokenHash, idleDays],
  );
  return row ?? null;
}

export async function touchSession(sql: Sql, tokenHash: Buffer): Promise<void> {
  await sql.query('update user_sessions set last_seen_at = clock_timestamp() where token_hash = $1', [tokenHash]);
}

export async function deleteSession(sql: Sql, tokenHash: Buffer): Promise<void> {
  await sql.query('delete from user_sessions where token_hash = $1', [tokenHash]);
}

/** All but one, or all. */
export async function deleteSessionsOf(sql: Sql, userId: string, except: Buffer | null): Promise<number> {
  const rows = await sql.query(
    'delete from user_sessions where user_id = $1 and token_hash is distinct from $2 returning 1',
    [userId, except],
  );
  return rows.length;
}

export async function listSessionsOf(
  sql: Sql,
  userId: string,
): Promise<{ tokenHash: Buffer; userAgent: string; createdAt: Date; lastSeenAt: Date }[]> {
  return sql.query(
    `select token_hash as "tokenHash", user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
     from user_sessions where user_id = $1 and expires_at > clock_timestamp() order by last_seen_at desc`,
    [userId],
  );
}
