import type { Mode } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import type { StepEvidence } from '../lanes/merchant-lane.ts';

/** Belongs to the task's latest step. Call in the transaction that recorded the step, under the task's lock. */
export async function insertEvidence(sql: Sql, taskId: string, evidence: StepEvidence): Promise<void> {
  await sql.query(
    `insert into checkout_step_evidence (step_id, page_url, decision, picture, picture_type, withheld)
     select max(id), $2, $3, $4, $5, $6 from checkout_steps where task_id = $1`,
    [
      taskId,
      evidence.url,
      evidence.decision,
      evidence.picture,
      evidence.picture && evidence.pictureType,
      evidence.isWithheld,
    ],
  );
}

export interface StoredEvidence {
  stepId: number;
  pageUrl: string | null;
  decision: string | null;
  picture: Buffer | null;
  isWithheld: boolean;
}

export async function findEvidence(
  sql: Sql,
  owner: { accountId: string; mode: Mode },
  taskId: string,
  stepId: number,
): Promise<StoredEvidence | null> {
  const [row] = await sql.query<StoredEvidence>(
    `select e.step_id as "stepId", e.page_url as "pageUrl", e.decision, e.picture, e.withheld as "isWithheld"
     from checkout_tasks t join checkout_steps s on s.task_id = t.id join checkout_step_evidence e on e.step_id = s.id
     where t.id = $1 and t.account_id = $2 and t.mode = $3 and s.id = $4`,
    [taskId, owner.accountId, owner.mode, stepId],
  );
  return row ?? null;
}

const BATCH = 500;

/** Deletes the pictures of old steps in batches, oldest first; what was decided and where is kept. */
export async function forgetPicturesOlderThan(sql: Sql, days: number): Promise<void> {
  for (;;) {
    const forgotten = await sql.query(
      `update checkout_step_evidence evidence set picture = null, picture_type = null
       from (select step_id from checkout_step_evidence where picture is not null order by step_id limit ${BATCH}) oldest,
         checkout_steps step
       where evidence.step_id = oldest.step_id and step.id = oldest.step_id
         and step.created_at < now() - $1 * interval '1 day'
       returning 1`,
      [days],
    );
    if (forgotten.length < BATCH) return;
  }
}
