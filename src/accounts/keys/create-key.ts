import { buyingPermissions, type Mode, type Permission } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/index.ts';
import { newId } from '../../platform/ids.ts';
import { findAccount, findFirstAccount } from '../account-store.ts';
import { hashApiKey, hintOf, makeApiKey } from './api-key.ts';
import { type ApiKeyRow, insertKey } from './key-store.ts';

export interface NewKey extends ApiKeyRow {
  /** The key itself. It is stored nowhere and cannot be shown again. */
  key: string;
}

export async function createKey(
  sql: Sql,
  wish: { accountId?: string | undefined; mode: Mode; name: string; permissions?: readonly Permission[] | undefined },
): Promise<NewKey> {
  const account = wish.accountId ? await findAccount(sql, wish.accountId) : await findFirstAccount(sql);
  if (!account) throw new ApiError('not_found', { message: 'There is no such account.' });
  if (wish.mode === 'live' && !account.isLive) {
    throw new ApiError('forbidden', {
      message: 'Live keys can be created once the account’s go-live request is approved.',
    });
  }
  const key = makeApiKey(wish.mode);
  const row = await insertKey(sql, {
    id: newId(),
    accountId: account.id,
    mode: wish.mode,
    name: wish.name,
    permissions: wish.permissions ?? buyingPermissions,
    hash: hashApiKey(key),
    hint: hintOf(key),
  });
  return { ...row, key };
}
