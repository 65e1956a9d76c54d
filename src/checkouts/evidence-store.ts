import type { Sql } from '../platform/database.ts';
import type { StepEvidence } from './merchant-lane.ts';

/** Belongs to the step that was recorded last for the task, in the same transaction and under the task's lock. */
export async function insertEvidence(sql: Sql, taskId: string, evidence: StepEvidence): Promise<void> {
  await sql.query(
    `insert into checkout_step_evidence (step_id, page_url, decision, picture, picture_type)
     select max(id), $2, $3, $4, $5 from checkout_steps where task_id = $1`,
    [taskId, evidence.url, evidence.decision, evidence.picture, evidence.picture && evidence.pictureType],
  );
}
