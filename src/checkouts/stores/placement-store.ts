import type { Sql } from '../../platform/database.ts';
import type { LockedTask } from './run-store.ts';

/** `passed`: pressed on the way to the review, and shown not to have been the order. */
export type IntentOutcome = 'placed' | 'declined' | 'not_clicked' | 'unknown' | 'passed';

export interface OpenIntent {
  id: string;
  sealedTrace: Buffer;
}

/**
 * The same intent may be written again by a worker that does not know whether its commit succeeded; another one may
 * not.
 */
export async function insertIntent(
  sql: Sql,
  task: LockedTask,
  intent: { id: string; token: number; totalMinor: number; currency: string; sealedTrace: Buffer },
): Promise<void> {
  await sql.query(
    `insert into placement_intents
       (id, task_id, execution_id, group_id, fencing_token, total_minor, currency, sealed_trace)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
    [
      intent.id,
      task.taskId,
      task.executionId,
      task.groupId,
      intent.token,
      intent.totalMinor,
      intent.currency,
      intent.sealedTrace,
    ],
  );
}

/**
 * A further press of the same order. May be written again by a worker that does not know whether its commit succeeded.
 */
export async function recordPress(sql: Sql, id: string, presses: number): Promise<void> {
  await sql.query(`update placement_intents set presses = $2 where id = $1 and outcome is null`, [id, presses]);
}

/** The trace is no longer needed; it holds the buyer's session at the merchant, so it is deleted. */
export async function closeIntent(sql: Sql, id: string, outcome: IntentOutcome): Promise<void> {
  await sql.query(
    `update placement_intents set outcome = $2, outcome_at = clock_timestamp(), sealed_trace = '',
       presses = case when $2::text = 'not_clicked' then 0 else presses end
     where id = $1 and outcome is null`,
    [id, outcome],
  );
}

/** Whether anything was ever pressed for this task that orders or may order, whatever became of it. */
export async function hasPressed(sql: Sql, taskId: string): Promise<boolean> {
  const rows = await sql.query(`select 1 from placement_intents where task_id = $1 and presses > 0 limit 1`, [taskId]);
  return rows.length > 0;
}

/** An order that may or may not have been submitted. */
export async function findOpenIntent(sql: Sql, taskId: string): Promise<OpenIntent | null> {
  const [row] = await sql.query<OpenIntent>(
    `select id, sealed_trace as "sealedTrace" from placement_intents where task_id = $1 and outcome is null`,
    [taskId],
  );
  return row ?? null;
}
