import type { Mode } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export async function insertMerchantAccount(
  sql: Sql,
  account: { taskId: string; email: string; sealedPassword: Buffer },
): Promise<void> {
  await sql.query(
    `insert into merchant_accounts (task_id, email, sealed_password) values ($1, $2, $3)
     on conflict (task_id) do update set email = excluded.email, sealed_password = excluded.sealed_password`,
    [account.taskId, account.email, account.sealedPassword],
  );
}

/** Returns the sealed password and deletes it in one statement, so that only one of two readers gets it. */
export async function takeMerchantAccount(
  sql: Sql,
  owner: { accountId: string; mode: Mode },
  taskId: string,
): Promise<{ merchant: string; email: string; sealedPassword: Buffer } | null> {
  const [row] = await sql.query<{ merchant: string; email: string; sealedPassword: Buffer }>(
    `with taken as (
       select a.task_id, a.email, a.sealed_password, t.merchant
       from merchant_accounts a join checkout_tasks t on t.id = a.task_id
       where a.task_id = $1 and t.account_id = $2 and t.mode = $3 and a.sealed_password is not null
       for update of a
     ), forgotten as (
       update merchant_accounts set sealed_password = null where task_id in (select task_id from taken)
     )
     select merchant, email, sealed_password as "sealedPassword" from taken`,
    [taskId, owner.accountId, owner.mode],
  );
  return row ?? null;
}
