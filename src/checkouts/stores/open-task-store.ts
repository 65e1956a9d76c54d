import type { TaskStatus } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

/** Reads only the partial index of open tasks, however many have ended. */
export function countOpenTasks(sql: Sql): Promise<{ status: TaskStatus; count: number }[]> {
  return sql.query(
    `select status, count(*)::int as count from checkout_tasks
     where status not in ('COMPLETED', 'FAILED', 'CANCELLED') group by status`,
  );
}
