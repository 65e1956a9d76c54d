import type { Sql } from '../../platform/database.ts';

export interface LinkRow {
  accountId: string;
  /** Null when the link creates the first owner. */
  userId: string | null;
}

export async function insertLink(
  sql: Sql,
  link: { tokenHash: Buffer; accountId: string; userId: string | null; expiresAt: Date },
): Promise<void> {
  await sql.query('insert into sign_in_links (token_hash, account_id, user_id, expires_at) values ($1, $2, $3, $4)', [
    link.tokenHash,
    link.accountId,
    link.userId,
    link.expiresAt,
  ]);
}

export async function findLink(sql: Sql, tokenHash: Buffer): Promise<LinkRow | null> {
  const [row] = await sql.query<LinkRow>(
    `select account_id as "accountId", user_id as "userId" from sign_in_links
     where token_hash = $1 and expires_at > clock_timestamp()`,
    [tokenHash],
  );
  return row ?? null;
}

/** Removes the link and returns it; null if it was already gone. */
export async function takeLink(sql: Sql, tokenHash: Buffer): Promise<LinkRow | null> {
  const [row] = await sql.query<LinkRow>(
    `delete from sign_in_links where token_hash = $1 and expires_at > clock_timestamp()
     returning account_id as "accountId", user_id as "userId"`,
    [tokenHash],
  );
  return row ?? null;
}

export async function deleteLinksOf(sql: Sql, userId: string): Promise<void> {
  await sql.query('delete from sign_in_links where user_id = $1', [userId]);
}

export async function deleteFirstOwnerLinks(sql: Sql): Promise<void> {
  await sql.query('delete from sign_in_links where user_id is null or expires_at < clock_timestamp()');
}
