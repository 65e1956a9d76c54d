import type { Mode } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export interface LivePicture {
  isRunning: boolean;
  takenAt: Date | null;
  picture: Buffer | null;
  isWithheld: boolean;
}

/**
 * Marks the task as watched for the next seconds and returns its latest picture. Null when the task is not the owner's.
 */
export async function wantLiveView(
  sql: Sql,
  owner: { accountId: string; mode: Mode },
  taskId: string,
  seconds: number,
): Promise<LivePicture | null> {
  const [row] = await sql.query<LivePicture>(
    `with task as (
       select id, status not in ('COMPLETED', 'FAILED', 'CANCELLED') as running from checkout_tasks
       where id = $1 and account_id = $2 and mode = $3
     ), wanted as (
       insert into live_views (task_id, wanted_until)
       select id, clock_timestamp() + $4 * interval '1 second' from task where running
       on conflict (task_id) do update set wanted_until = excluded.wanted_until
     )
     select task.running as "isRunning", live_views.taken_at as "takenAt", live_views.picture,
       coalesce(live_views.withheld, false) as "isWithheld"
     from task left join live_views on live_views.task_id = task.id`,
    [taskId, owner.accountId, owner.mode, seconds],
  );
  return row ?? null;
}

export async function findWanted(sql: Sql, taskIds: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ taskId: string }>(
    `select task_id as "taskId" from live_views where task_id = any($1::uuid[]) and wanted_until > clock_timestamp()`,
    [taskIds],
  );
  return rows.map((row) => row.taskId);
}

export async function storeLivePicture(sql: Sql, taskId: string, picture: Uint8Array): Promise<void> {
  await sql.query(
    'update live_views set picture = $2, taken_at = clock_timestamp(), withheld = false where task_id = $1',
    [taskId, picture],
  );
}

export async function withholdLivePicture(sql: Sql, taskId: string): Promise<void> {
  await sql.query(
    'update live_views set picture = null, taken_at = null, withheld = true where task_id = $1 and not withheld',
    [taskId],
  );
}

export async function forgetLiveView(sql: Sql, taskId: string): Promise<void> {
  await sql.query('delete from live_views where task_id = $1', [taskId]);
}
