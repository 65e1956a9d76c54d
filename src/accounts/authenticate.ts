import type { Sql } from '../platform/database.ts';
import type { Caller } from '../platform/http/index.ts';
import { findActiveKey } from './account-store.ts';
import { hashApiKey, isWellFormedApiKey } from './api-key.ts';

/** Looked up at every request, so that a revoked key stops working at once in every process. */
export async function authenticate(sql: Sql, key: string | undefined): Promise<Caller | null> {
  if (key === undefined || !isWellFormedApiKey(key)) return null;
  const row = await findActiveKey(sql, hashApiKey(key));
  return row && { accountId: row.accountId, mode: row.mode, keyId: row.id, permissions: row.permissions };
}
