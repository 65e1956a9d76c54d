import type { MerchantAccount } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller } from '../../platform/http/index.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { insertMerchantAccount, takeMerchantAccount } from '../stores/merchant-account-store.ts';

/** Stores the credentials of a merchant account before the agent creates that account, so that they cannot be lost. */
export async function keepMerchantAccount(
  deps: { sql: Sql; sealer: Sealer },
  account: { taskId: string; email: string; password: string },
): Promise<void> {
  const sealedPassword = deps.sealer.seal(account.password, contextOf(account.taskId));
  await insertMerchantAccount(deps.sql, { taskId: account.taskId, email: account.email, sealedPassword });
}

/** Can be read once; after that, there is nothing at this address. */
export async function readMerchantAccount(
  deps: { sql: Sql; sealer: Sealer },
  caller: Caller,
  taskId: string,
): Promise<MerchantAccount> {
  const taken = await takeMerchantAccount(deps.sql, caller, taskId);
  if (!taken) throw new ApiError('not_found');
  return {
    merchant: taken.merchant,
    email: taken.email,
    password: deps.sealer.open(taken.sealedPassword, contextOf(taskId)),
  };
}

function contextOf(taskId: string): string {
  return `merchant-account:${taskId}`;
}
