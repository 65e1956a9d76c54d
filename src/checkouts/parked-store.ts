import type { Sql } from '../platform/database.ts';
import type { CheckoutJob } from './checkout-runtime.ts';

export async function isAnyoneParked(sql: Sql, freed: { merchant: string; accountId: string }): Promise<boolean> {
  const [row] = await sql.query<{ found: boolean }>(
    `select exists (select 1 from checkout_tasks where parked and merchant = $1)
       or exists (select 1 from checkout_tasks where parked and account_id = $2) as found`,
    [freed.merchant, freed.accountId],
  );
  return row?.found ?? false;
}

/**
 * Takes one parked task for the merchant, of the account that runs least, and one for the account. Those that find no
 * room after all are parked again and keep their place, which is the time of their creation.
 */
export async function takeParked(sql: Sql, freed: { merchant: string; accountId: string }): Promise<CheckoutJob[]> {
  return sql.query<CheckoutJob>(
    `with firsts as (
       select distinct on (account_id) id, account_id, created_at from checkout_tasks
       where parked and merchant = $1 order by account_id, created_at
     ), next as (
       (select id from firsts
        order by (select count(*) from engine_leases where scopes @> array['account:' || account_id]), created_at limit 1)
       union
       (select id from checkout_tasks where parked and account_id = $2 order by created_at limit 1)
     )
     update checkout_tasks t set parked = false from next where t.id = next.id and t.parked
     returning t.id as "taskId", t.execution_id as "executionId"`,
    [freed.merchant, freed.accountId],
  );
}

/** One of each merchant that has someone waiting, for the case that whoever should have called them died. */
export async function takeForgotten(sql: Sql): Promise<CheckoutJob[]> {
  return sql.query<CheckoutJob>(
    `with firsts as (
       select distinct on (merchant) id from checkout_tasks where parked order by merchant, created_at
     )
     update checkout_tasks t set parked = false from firsts where t.id = firsts.id and t.parked
     returning t.id as "taskId", t.execution_id as "executionId"`,
  );
}
