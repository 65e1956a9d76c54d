import type { Mode, TaskFilter, TaskSummary } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export interface TaskPosition {
  createdAt: string;
  taskId: string;
}

export interface OwnedSummary extends TaskSummary {
  accountId: string;
  mode: Mode;
}

const stamp = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;

const summary = `t.id as "taskId", t.group_id as "groupId", t.execution_id as "executionId",
  t.execution_number as "executionNumber", t.status, t.merchant, ${stamp('t.created_at')} as "createdAt",
  ${stamp('t.updated_at')} as "updatedAt", t.placed_order ->> 'number' as "orderNumber", t.failure,
  t.credits::float8 as "creditsConsumed",
  case when t.pricing is not null then
    jsonb_build_object('amount', t.pricing -> 'total', 'currency', t.pricing -> 'currency') end as total,
  (select jsonb_agg(jsonb_build_object('url', i -> 'url', 'quantity', i -> 'quantity', 'title', i #>> '{metadata,title}'))
   from jsonb_array_elements(t.items) i) as items,
  jsonb_build_object('name', concat_ws(' ', g.customer #>> '{contact,firstName}', g.customer #>> '{contact,lastName}'),
    'email', g.customer #> '{contact,email}') as customer,
  (select s.label from checkout_steps s where s.task_id = t.id order by s.id desc limit 1) as "lastStep"`;

/**
 * Newest first. The statement holds only the requested conditions: one that covered all of them could use no index.
 * It is planned for its values: a word that many orders have and one that none has need opposite plans, and without a
 * known limit the planner reads all groups.
 */
export async function selectTasks(
  sql: Sql,
  owner: { accountId: string; mode: Mode },
  filter: TaskFilter,
  page: { after: TaskPosition | null; limit: number },
): Promise<TaskSummary[]> {
  const values: unknown[] = [owner.accountId, owner.mode];
  const give = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['account_id = $1', 'mode = $2'];
  if (filter.status?.length === 1) conditions.push(`status = ${give(filter.status[0])}`);
  else if (filter.status) conditions.push(`status = any(${give(filter.status)}::text[])`);
  if (filter.merchant) conditions.push(`merchant = ${give(filter.merchant)}`);
  if (filter.groupId) conditions.push(`group_id = ${give(filter.groupId)}`);
  if (filter.from) conditions.push(`created_at >= ${give(filter.from)}::timestamptz`);
  if (filter.to) conditions.push(`created_at < ${give(filter.to)}::timestamptz`);
  if (filter.text) conditions.push(...matchText(filter.text, give));
  if (page.after) {
    const { createdAt, taskId } = page.after;
    conditions.push(`(created_at, id) < (${give(`${createdAt}+00`)}::timestamptz, ${give(taskId)}::uuid)`);
  }
  const limit = give(page.limit);
  const text = `with page as materialized (
      select * from checkout_tasks where ${conditions.join(' and ')} order by created_at desc, id desc limit ${limit}
    )
    select ${summary} from page t join checkout_groups g on g.id = t.group_id order by t.created_at desc, t.id desc`;
  return sql.query<TaskSummary>(text, values, { plan: 'by-values' });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_WORDS = 6;

function matchText(text: string, give: (value: unknown) => string): string[] {
  if (uuid.test(text.trim())) {
    const id = `${give(text.trim())}::uuid`;
    return [
      `id in (select ${id} union all select id from checkout_tasks where group_id = ${id}
        union all select task_id from checkout_executions where id = ${id})`,
    ];
  }
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.map((word) => `search_text like ${give(`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)}`);
}

/** Across all accounts: the watch passes each task on to its own account. */
export async function selectSummaries(sql: Sql, taskIds: readonly string[]): Promise<OwnedSummary[]> {
  return sql.query<OwnedSummary>(
    `select ${summary}, t.account_id as "accountId", t.mode
     from checkout_tasks t join checkout_groups g on g.id = t.group_id where t.id = any($1::uuid[])`,
    [taskIds],
  );
}

export async function findLatestStep(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ id: number }>('select coalesce(max(id), 0)::bigint as id from checkout_steps');
  return row?.id ?? 0;
}

export async function selectStepsAfter(sql: Sql, id: number): Promise<{ id: number; taskId: string }[]> {
  return sql.query('select id, task_id as "taskId" from checkout_steps where id > $1 order by id limit 5000', [id]);
}
