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

interface Limits {
  merchantConcurrency: number;
  accountConcurrency: number;
}

/** `$1` and `$2`: the limits of a merchant and of an account. A scope that holds nothing is not in `busy`. */
const BUSY = 'busy as materialized (select name, count(*) from engine_leases, unnest(scopes) as name group by name)';
const MERCHANT_HAS_ROOM = `coalesce((select count from busy where name = 'merchant:' || merchant), 0) < $1`;
const ACCOUNT_HAS_ROOM = `coalesce((select count from busy where name = 'account:' || account_id), 0) < $2`;
const TAKE_NEXT = `update checkout_tasks t set parked = false from next where t.id = next.id and t.parked
  returning t.id as "taskId", t.execution_id as "executionId", t.turn as "fairPriority"`;

/**
 * Takes the next for the merchant, and the next for the account at another merchant: two that wanted the same place
 * would race for it, and a newcomer could lose to each of many before it. Those that find no room after all are parked
 * again and keep their priority.
 */
export async function takeParked(
  sql: Sql,
  freed: { merchant: string; accountId: string },
  limits: Limits,
): Promise<CheckoutJob[]> {
  return sql.query<CheckoutJob>(
    `with ${BUSY}, next as (
       (select id from checkout_tasks where parked and merchant = $3 and ${ACCOUNT_HAS_ROOM}
        order by turn desc, created_at limit 1)
       union
       (select id from checkout_tasks where parked and account_id = $4 and merchant <> $3 and ${MERCHANT_HAS_ROOM}
        order by turn desc, created_at limit 1)
     )
     ${TAKE_NEXT}`,
    [limits.merchantConcurrency, limits.accountConcurrency, freed.merchant, freed.accountId],
  );
}

/**
 * One for each merchant that has room: the first whose account has room too, so that a full account keeps nobody else
 * waiting. None while another worker does the same.
 */
export async function takeForgotten(sql: Sql, limits: Limits): Promise<CheckoutJob[]> {
  return sql.query<CheckoutJob>(
    `with ${BUSY}, firsts as (
       select distinct on (merchant) id, merchant from checkout_tasks
       where parked and ${ACCOUNT_HAS_ROOM}
       order by merchant, turn desc, created_at
     ), next as (
       select id from firsts
       where ${MERCHANT_HAS_ROOM} and pg_try_advisory_xact_lock(hashtextextended('resume forgotten', 20))
     )
     ${TAKE_NEXT}`,
    [limits.merchantConcurrency, limits.accountConcurrency],
  );
}
