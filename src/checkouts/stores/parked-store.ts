import type { Sql } from '../../platform/database.ts';
import type { CheckoutJob } from '../checkout-runtime.ts';

export async function isAnyoneParked(sql: Sql, freed: { merchant: string; accountId: string }): Promise<boolean> {
  const [row] = await sql.query<{ found: boolean }>(
    `select exists (select 1 from checkout_tasks where parked and merchant = $1)
       or exists (select 1 from checkout_tasks where parked and account_id = $2) as found`,
    [freed.merchant, freed.accountId],
  );
  return row?.found ?? false;
}

/**
 * Takes the next for the merchant and the next for the account. Those that find no room after all are parked again and
 * keep their priority.
 */
export async function takeParked(sql: Sql, freed: { merchant: string; accountId: string }): Promise<CheckoutJob[]> {
  return sql.query<CheckoutJob>(
    `with next as (
       (select id from checkout_tasks where parked and merchant = $1 order by turn desc, created_at limit 1)
       union
       (select id from checkout_tasks where parked and account_id = $2 order by turn desc, created_at limit 1)
     )
     update checkout_tasks t set parked = false from next where t.id = next.id and t.parked
     returning t.id as "taskId", t.execution_id as "executionId", t.turn as "fairPriority"`,
    [freed.merchant, freed.accountId],
  );
}

/**
 * One for each merchant that has room: the first whose account has room too, so that a full account keeps nobody else
 * waiting. None while another worker does the same.
 */
export async function takeForgotten(
  sql: Sql,
  limits: { merchantConcurrency: number; accountConcurrency: number },
): Promise<CheckoutJob[]> {
  return sql.query<CheckoutJob>(
    `with busy as materialized (
       select name, count(*) from engine_leases, unnest(scopes) as name group by name
     ), firsts as (
       select distinct on (merchant) id, merchant from checkout_tasks
       where parked and coalesce((select count from busy where name = 'account:' || account_id), 0) < $2
       order by merchant, turn desc, created_at
     ), next as (
       select id from firsts
       where coalesce((select count from busy where name = 'merchant:' || merchant), 0) < $1
         and pg_try_advisory_xact_lock(hashtextextended('resume forgotten', 20))
     )
     update checkout_tasks t set parked = false from next where t.id = next.id and t.parked
     returning t.id as "taskId", t.execution_id as "executionId", t.turn as "fairPriority"`,
    [limits.merchantConcurrency, limits.accountConcurrency],
  );
}
