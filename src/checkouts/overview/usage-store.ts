import type { Mode } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export interface UsageRange {
  accountId: string;
  mode: Mode;
  from: Date;
  to: Date;
  interval: 'hour' | 'day';
}

export interface UsageRow {
  /** Null in a merchant's row; both are null in the total's row. */
  start: Date | null;
  merchant: string | null;
  created: number;
  completed: number;
  failed: number;
  cancelled: number;
  credits: number;
  medianSeconds: number | null;
  p90Seconds: number | null;
}

/** One pass over the tasks: a row for the total, one per period, one per merchant. */
export async function selectUsage(sql: Sql, range: UsageRange): Promise<UsageRow[]> {
  return sql.query<UsageRow>(
    `with task as (
       select date_trunc($5, created_at, 'UTC') as start, merchant, status, credits,
         extract(epoch from last_step_at - created_at)::float8 as seconds
       from checkout_tasks where account_id = $1 and mode = $2 and created_at >= $3 and created_at < $4
     )
     select start, merchant, count(*)::int as created, count(*) filter (where status = 'COMPLETED')::int as completed,
       count(*) filter (where status = 'FAILED')::int as failed,
       count(*) filter (where status = 'CANCELLED')::int as cancelled, coalesce(sum(credits), 0)::float8 as credits,
       percentile_cont(0.5) within group (order by seconds) filter (where status = 'COMPLETED') as "medianSeconds",
       percentile_cont(0.9) within group (order by seconds) filter (where status = 'COMPLETED') as "p90Seconds"
     from task group by grouping sets ((), (start), (merchant)) order by start nulls last, created desc, merchant`,
    [range.accountId, range.mode, range.from, range.to, range.interval],
  );
}

export async function selectFailures(sql: Sql, range: UsageRange): Promise<{ code: string; count: number }[]> {
  return sql.query(
    `select failure ->> 'code' as code, count(*)::int as count from checkout_tasks
     where account_id = $1 and mode = $2 and status = 'FAILED' and created_at >= $3 and created_at < $4
       and failure is not null
     group by 1 order by 2 desc, 1 limit 30`,
    [range.accountId, range.mode, range.from, range.to],
  );
}
