import {
  type ApiKeyCreated,
  type ApiKeyView,
  buyingPermissions,
  type CreateKeyRequest,
  type Permission,
} from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller } from '../../platform/http/index.ts';
import { createKey } from './create-key.ts';
import { type ApiKeyRow, listKeysOf, revokeKeyOf } from './key-store.ts';

/** What an account's own people do with its keys. */

export async function listOwnKeys(sql: Sql, caller: Caller): Promise<{ keys: ApiKeyView[] }> {
  return { keys: (await listKeysOf(sql, caller)).map(describeKey) };
}

/** Nobody can grant a permission that they lack. */
export async function createOwnKey(sql: Sql, caller: Caller, wish: CreateKeyRequest): Promise<ApiKeyCreated> {
  const wanted: readonly Permission[] = wish.permissions ?? buyingPermissions;
  const missing = wanted.filter((permission) => !caller.permissions.includes(permission));
  if (missing.length > 0) {
    throw new ApiError('forbidden', {
      message: `You cannot grant permissions that you do not have: ${missing.join(', ')}.`,
    });
  }
  const { key, ...row } = await createKey(sql, {
    accountId: caller.accountId,
    mode: caller.mode,
    name: wish.name.trim(),
    permissions: [...new Set(wanted)],
  });
  return { ...describeKey(row), key };
}

export async function revokeOwnKey(sql: Sql, caller: Caller, keyId: string): Promise<ApiKeyView> {
  const row = await revokeKeyOf(sql, caller, keyId);
  if (!row) throw new ApiError('not_found');
  return describeKey(row);
}

function describeKey(row: ApiKeyRow): ApiKeyView {
  return {
    keyId: row.id,
    name: row.name,
    mode: row.mode,
    permissions: row.permissions,
    hint: row.hint,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
