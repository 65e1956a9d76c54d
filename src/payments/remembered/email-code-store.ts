import type { Sql } from '../../platform/database.ts';

export interface EmailCodeRow {
  digest: Buffer;
  tries: number;
}

/** Replaces the session's code; false when the limit of codes is already reached. */
export async function upsertEmailCode(
  sql: Sql,
  code: { sessionId: string; digest: Buffer; sealedCode: Buffer | null; expiresAt: Date },
  mostSent: number,
): Promise<boolean> {
  const rows = await sql.query(
    `insert into email_codes (session_id, digest, sealed_code, sent, tries, expires_at) values ($1, $2, $3, 1, 0, $4)
     on conflict (session_id) do update set digest = excluded.digest, sealed_code = excluded.sealed_code,
       sent = email_codes.sent + 1, tries = 0, expires_at = excluded.expires_at
     where email_codes.sent < $5 returning 1`,
    [code.sessionId, code.digest, code.sealedCode, code.expiresAt, mostSent],
  );
  return rows.length > 0;
}

/** Counts the try before it is checked, so that parallel tries cannot share one. Null when there is no code to try. */
export async function takeTry(sql: Sql, sessionId: string, mostTries: number): Promise<EmailCodeRow | null> {
  const [row] = await sql.query<EmailCodeRow>(
    `update email_codes set tries = tries + 1
     where session_id = $1 and tries < $2 and expires_at > clock_timestamp() returning digest, tries`,
    [sessionId, mostTries],
  );
  return row ?? null;
}

export async function spendEmailCode(sql: Sql, sessionId: string): Promise<void> {
  await sql.query('update email_codes set expires_at = clock_timestamp(), sealed_code = null where session_id = $1', [
    sessionId,
  ]);
}

export async function listSealedCodes(
  sql: Sql,
  sessionIds: readonly string[],
): Promise<{ sessionId: string; sealedCode: Buffer }[]> {
  return sql.query(
    `select session_id as "sessionId", sealed_code as "sealedCode" from email_codes
     where session_id = any($1::uuid[]) and sealed_code is not null and expires_at > clock_timestamp()`,
    [sessionIds],
  );
}
