import type { Database } from '../src/platform/database.ts';

/** Adds tasks with their group, execution and steps by plain SQL, and returns some of their ids spread over all. */
export async function fillStore(database: Database, accountId: string, count: number): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(
      `create temporary table filler as
         select gen_random_uuid() as task, gen_random_uuid() as grp, gen_random_uuid() as execution
         from generate_series(1, ${count})`,
    );
    await client.query(
      `insert into checkout_groups (id, account_id, mode, customer, options, addons)
         select grp, $1, 'test', (select customer from checkout_groups limit 1), '{}', '{}' from filler`,
      [accountId],
    );
    await client.query(
      `insert into checkout_tasks (id, group_id, account_id, mode, merchant, items, status, execution_id)
         select task, grp, $1, 'test', 'shop.example', (select items from checkout_tasks limit 1), 'COMPLETED', execution
         from filler`,
      [accountId],
    );
    await client.query(
      `insert into checkout_executions (id, task_id, number, status) select execution, task, 1, 'COMPLETED' from filler`,
    );
    await client.query(
      `insert into checkout_steps (task_id, execution_id, label, system_status, retry_count)
         select task, execution, label, 'IN_PROGRESS', 1 from filler
         cross join unnest(array['QUEUED', 'STARTED', 'ADD_TO_CART', 'ORDER_CONFIRMED']) as label`,
    );
    const { rows } = await client.query<{ task: string }>(
      `select task from filler tablesample bernoulli (${Math.min(100, 150_000 / count)}) limit 1000`,
    );
    await client.query('drop table filler');
    await client.query('vacuum analyze checkout_tasks');
    await client.query('vacuum analyze checkout_steps');
    await client.query('vacuum analyze checkout_groups');
    await client.query('vacuum analyze checkout_executions');
    return rows.map((row) => row.task);
  } finally {
    client.release(true);
  }
}
