import type { Sql } from '../database.ts';

export interface AnswerScope {
  accountId: string;
  mode: string;
  operation: string;
  key: string;
}

export interface StoredAnswer {
  bodyDigest: Buffer;
  status: number;
  sealedBody: Buffer;
}

/**
 * Held until the transaction ends, even by a crash: a request that does not get it knows that the first one is still
 * running.
 */
export async function lockAnswer(sql: Sql, scope: AnswerScope): Promise<boolean> {
  const [row] = await sql.query<{ locked: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked',
    [nameOf(scope)],
  );
  return row?.locked === true;
}

export async function findAnswer(sql: Sql, scope: AnswerScope): Promise<StoredAnswer | null> {
  const [row] = await sql.query<StoredAnswer>(
    `select body_digest as "bodyDigest", status, sealed_body as "sealedBody" from idempotent_answers
     where account_id = $1 and mode = $2 and operation = $3 and key = $4`,
    [scope.accountId, scope.mode, scope.operation, scope.key],
  );
  return row ?? null;
}

export async function storeAnswer(sql: Sql, scope: AnswerScope, answer: StoredAnswer): Promise<void> {
  await sql.query(
    `insert into idempotent_answers (account_id, mode, operation, key, body_digest, status, sealed_body)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [scope.accountId, scope.mode, scope.operation, scope.key, answer.bodyDigest, answer.status, answer.sealedBody],
  );
}

/** For work without a transaction of its own. False while another request has the key. */
export async function claimAnswer(sql: Sql, scope: AnswerScope, claimId: string, seconds: number): Promise<boolean> {
  const rows = await sql.query(
    `insert into idempotent_claims as claim (account_id, mode, operation, key, claim_id, until)
     values ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(secs => $6))
     on conflict (account_id, mode, operation, key)
       do update set claim_id = excluded.claim_id, until = excluded.until where claim.until < clock_timestamp()
     returning 1`,
    [scope.accountId, scope.mode, scope.operation, scope.key, claimId, seconds],
  );
  return rows.length > 0;
}

/** False when the claim expired and someone else took it. */
export async function releaseClaim(sql: Sql, claimId: string, scope: AnswerScope): Promise<boolean> {
  const rows = await sql.query(
    `delete from idempotent_claims
     where account_id = $1 and mode = $2 and operation = $3 and key = $4 and claim_id = $5 returning 1`,
    [scope.accountId, scope.mode, scope.operation, scope.key, claimId],
  );
  return rows.length > 0;
}

export async function forgetAnswersOlderThan(sql: Sql, hours: number): Promise<void> {
  await sql.query(`delete from idempotent_answers where created_at < now() - $1 * interval '1 hour'`, [hours]);
  await sql.query(`delete from idempotent_claims where until < now() - interval '1 hour'`);
}

/** Also what a stored answer is sealed for. */
export function nameOf(scope: AnswerScope): string {
  return [scope.accountId, scope.mode, scope.operation, scope.key].join('\n');
}
