import type { Database, Sql } from '../database.ts';
import { newId } from '../ids.ts';
import type { Sealer } from '../sealing.ts';
import { ApiError } from './api-error.ts';
import {
  type AnswerScope,
  claimAnswer,
  findAnswer,
  lockAnswer,
  nameOf,
  releaseClaim,
  storeAnswer,
} from './idempotent-answer-store.ts';

export interface Answer {
  status: number;
  body: unknown;
  replayed: boolean;
}

interface Dependencies {
  database: Database;
  sealer: Sealer;
}

type Work = (sql: Sql) => Promise<{ status: number; body: unknown }>;

/** Longer than any request that only reads may take. */
const CLAIM_SECONDS = 120;

/**
 * Runs the work at most once per key. The stored answer commits in the transaction of the work: after a crash there is
 * either both or neither, so a retry can neither repeat the work nor get stuck. Only successes are kept. The work must
 * wait for nothing but the database: it holds one of the API's connections.
 */
export async function answerOnce(
  deps: Dependencies,
  scope: AnswerScope,
  bodyDigests: readonly Buffer[],
  work: Work,
): Promise<Answer> {
  return deps.database.transaction(async (sql) => {
    const locked = await lockAnswer(sql, scope);
    const stored = await replay(deps, sql, scope, bodyDigests);
    if (stored) return stored;
    if (!locked) throw inProgress();
    return keep(deps, sql, scope, bodyDigests, await work(sql));
  });
}

/**
 * The same for work that changes nothing and may wait for a merchant: no transaction is open meanwhile. After a crash
 * the key is free again once its claim has expired; the work may then run a second time, which is harmless.
 */
export async function answerReadOnce(
  deps: Dependencies,
  scope: AnswerScope,
  bodyDigests: readonly Buffer[],
  work: Work,
): Promise<Answer> {
  const claimId = newId();
  const isClaimed = await claimAnswer(deps.database, scope, claimId, CLAIM_SECONDS);
  try {
    const stored = await replay(deps, deps.database, scope, bodyDigests);
    if (stored) return stored;
    if (!isClaimed) throw inProgress();
    const answer = await work(deps.database);
    return await deps.database.transaction(async (sql) => {
      if (!(await releaseClaim(sql, claimId, scope))) return { ...answer, replayed: false };
      return keep(deps, sql, scope, bodyDigests, answer);
    });
  } finally {
    // After a failure the key may be used again at once; if the database is down, the claim simply expires.
    if (isClaimed) await releaseClaim(deps.database, claimId, scope).catch(() => undefined);
  }
}

async function replay(
  { sealer }: Dependencies,
  sql: Sql,
  scope: AnswerScope,
  bodyDigests: readonly Buffer[],
): Promise<Answer | null> {
  const stored = await findAnswer(sql, scope);
  if (!stored) return null;
  if (!bodyDigests.some((digest) => digest.equals(stored.bodyDigest))) throw new ApiError('idempotency_mismatch');
  const body: unknown = JSON.parse(sealer.open(stored.sealedBody, nameOf(scope)));
  return { status: stored.status, body, replayed: true };
}

async function keep(
  { sealer }: Dependencies,
  sql: Sql,
  scope: AnswerScope,
  bodyDigests: readonly Buffer[],
  answer: { status: number; body: unknown },
): Promise<Answer> {
  const sealedBody = sealer.seal(JSON.stringify(answer.body), nameOf(scope));
  await storeAnswer(sql, scope, { bodyDigest: bodyDigests[0] as Buffer, status: answer.status, sealedBody });
  return { ...answer, replayed: false };
}

function inProgress(): ApiError {
  return new ApiError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
}

/** The same JSON value gives the same text, whatever the order of its fields. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}
