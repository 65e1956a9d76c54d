import type { TaskStatus } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export interface Member {
  taskId: string;
  executionId: string;
  status: TaskStatus;
  barrier: 'arrived' | 'paused' | null;
  hasIntent: boolean;
  isBarrierOpen: boolean;
}

/** In locking order. Lock the group first. */
export async function listMembers(sql: Sql, groupId: string): Promise<Member[]> {
  return sql.query<Member>(
    `select t.id as "taskId", t.execution_id as "executionId", t.status, t.barrier,
       exists (select 1 from placement_intents i where i.task_id = t.id
         and (i.outcome is null or i.outcome not in ('not_clicked', 'passed'))) as "hasIntent",
       g.barrier_opened_at is not null as "isBarrierOpen"
     from checkout_tasks t join checkout_groups g on g.id = t.group_id where t.group_id = $1 order by t.id`,
    [groupId],
  );
}

export async function setBarrier(sql: Sql, taskId: string, barrier: Member['barrier']): Promise<void> {
  await sql.query('update checkout_tasks set barrier = $2 where id = $1', [taskId, barrier]);
}

export async function markBarrierOpen(sql: Sql, groupId: string): Promise<void> {
  await sql.query('update checkout_groups set barrier_opened_at = clock_timestamp() where id = $1', [groupId]);
}
