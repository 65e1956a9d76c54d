import type { AccountView } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';
import { ApiError, type Caller } from '../platform/http/index.ts';
import { findAccount, renameAccount, storeGoLiveRequest } from './account-store.ts';
import { describeAccount } from './describe-account.ts';

export async function readAccount(sql: Sql, caller: Pick<Caller, 'accountId'>): Promise<AccountView> {
  const account = await findAccount(sql, caller.accountId);
  if (!account) throw new ApiError('not_found');
  return describeAccount(account);
}

export async function updateAccount(sql: Sql, caller: Caller, { name }: { name: string }): Promise<AccountView> {
  await renameAccount(sql, caller.accountId, name.trim());
  return readAccount(sql, caller);
}

export async function requestGoLive(sql: Sql, caller: Caller, { note }: { note?: string | undefined }) {
  await storeGoLiveRequest(sql, caller.accountId, note?.trim() ?? '');
  return readAccount(sql, caller);
}
