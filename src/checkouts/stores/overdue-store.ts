import type { Sql } from '../../platform/database.ts';
import type { CheckoutJob } from '../checkout-runtime.ts';

const AT_MOST = 100;
const columns = 't.id as "taskId", t.execution_id as "executionId"';
const unended = `t.status not in ('COMPLETED', 'FAILED', 'CANCELLED')`;

export async function findOverdueConfirmations(sql: Sql): Promise<CheckoutJob[]> {
  return sql.query<CheckoutJob>(
    `select ${columns} from checkout_tasks t
     where t.status = 'PENDING_CONFIRMATION' and t.confirm_by <= clock_timestamp() order by t.confirm_by limit ${AT_MOST}`,
  );
}

/** Started tasks that nobody works on, and that wait neither for room nor for the other merchants of their order. */
export async function findAbandoned(sql: Sql, silentSeconds: number): Promise<CheckoutJob[]> {
  return sql.query<CheckoutJob>(
    `select ${columns} from checkout_tasks t
     where ${unended} and t.status not in ('QUEUED', 'PENDING_CONFIRMATION') and not t.parked
       and t.barrier is distinct from 'paused'
       and t.last_step_at < clock_timestamp() - make_interval(secs => $1)
       and not exists (select 1 from engine_leases lease where lease.key = t.execution_id)
     order by t.last_step_at limit ${AT_MOST}`,
    [silentSeconds],
  );
}

export async function findOlderThan(sql: Sql, seconds: number): Promise<CheckoutJob[]> {
  return sql.query<CheckoutJob>(
    `select ${columns} from checkout_tasks t
     where ${unended} and t.last_step_at < clock_timestamp() and t.created_at < clock_timestamp() - make_interval(secs => $1)
     order by t.last_step_at limit ${AT_MOST}`,
    [seconds],
  );
}
