import type { Database, Sql } from '../database.ts';
import type { Sealer } from '../sealing.ts';
import { ApiError } from './api-error.ts';
import { type AnswerScope, findAnswer, lockAnswer, nameOf, storeAnswer } from './idempotent-answer-store.ts';

export interface Answer {
  status: number;
  body: unknown;
  replayed: boolean;
}

/**
 * Runs the work at most once for a key. The stored answer commits in the transaction of the work: after a crash there
 * is either both or neither, so a retry can neither repeat the work nor be stuck. Only successes are kept.
 */
export async function answerOnce(
  { database, sealer }: { database: Database; sealer: Sealer },
  scope: AnswerScope,
  bodyDigests: readonly Buffer[],
  work: (sql: Sql) => Promise<{ status: number; body: unknown }>,
): Promise<Answer> {
  return database.transaction(async (sql) => {
    const locked = await lockAnswer(sql, scope);
    const stored = await findAnswer(sql, scope);
    if (stored) {
      if (!bodyDigests.some((digest) => digest.equals(stored.bodyDigest))) throw new ApiError('idempotency_mismatch');
      const body: unknown = JSON.parse(sealer.open(stored.sealedBody, nameOf(scope)));
      return { status: stored.status, body, replayed: true };
    }
    if (!locked) throw new ApiError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
    const answer = await work(sql);
    const sealedBody = sealer.seal(JSON.stringify(answer.body), nameOf(scope));
    await storeAnswer(sql, scope, { bodyDigest: bodyDigests[0] as Buffer, status: answer.status, sealedBody });
    return { ...answer, replayed: false };
  });
}

/** The same JSON value gives the same text, whatever the order of its fields. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}
