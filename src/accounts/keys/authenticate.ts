import type { Sql } from '../../platform/database.ts';
import type { Caller } from '../../platform/http/index.ts';
import { hashApiKey, isWellFormedApiKey } from './api-key.ts';
import { findActiveKey, noteKeyUse } from './key-store.ts';

const NOTE_USE_EVERY_MS = 60_000;

/** Looked up on every request, so that a revoked key stops working at once in every process. */
export async function authenticate(sql: Sql, key: string | undefined): Promise<Caller | null> {
  if (key === undefined || !isWellFormedApiKey(key)) return null;
  const row = await findActiveKey(sql, hashApiKey(key));
  if (!row) return null;
  // A minute is precise enough to tell a key in use from a forgotten one, and it saves a write on every request.
  if (row.lastUsedAt === null || Date.now() - row.lastUsedAt.getTime() > NOTE_USE_EVERY_MS) {
    void noteKeyUse(sql, row.id).catch(() => undefined);
  }
  return { accountId: row.accountId, mode: row.mode, keyId: row.id, permissions: row.permissions };
}
