import type { Sql } from '../../platform/database.ts';

const BATCH = 200;

/**
 * Deletes orders that were made this long ago and have ended, with everything about them, oldest first and in short
 * transactions. Returns the cards of which nothing but the last digits was left.
 */
export async function deleteOldOrders(sql: Sql, days: number): Promise<{ groups: number; cardIds: string[] }> {
  const groups = await sql.query<{ id: string; cardId: string | null }>(
    `select id, card_id as "cardId" from checkout_groups
     where created_at < now() - $1 * interval '1 day' and not exists (
       select from checkout_tasks where group_id = checkout_groups.id
         and status not in ('COMPLETED', 'FAILED', 'CANCELLED'))
     order by created_at limit ${BATCH} for update skip locked`,
    [days],
  );
  const ids = groups.map(({ id }) => id);
  const tasks = '(select id from checkout_tasks where group_id = any($1::uuid[]))';
  for (const table of [
    'checkout_steps',
    'checkout_executions',
    'placement_intents',
    'merchant_accounts',
    'live_views',
  ] as const) {
    await sql.query(`delete from ${table} where task_id in ${tasks}`, [ids]);
  }
  await sql.query('delete from checkout_tasks where group_id = any($1::uuid[])', [ids]);
  await sql.query('delete from checkout_groups where id = any($1::uuid[])', [ids]);
  return { groups: ids.length, cardIds: groups.flatMap(({ cardId }) => cardId ?? []) };
}
