import type { Database } from '../src/platform/database.ts';

/** Orders that differ as real ones do: 200 merchants, all statuses, spread over 90 days, each with steps. */
export async function fillOrders(database: Database, count: number): Promise<{ groupId: string; number: string }> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(
      `create temporary table filler as
         select n, gen_random_uuid() as task, gen_random_uuid() as grp, gen_random_uuid() as execution,
           clock_timestamp() - n * interval '90 days' / ${count} as at,
           case when n % 5000 = 0 then 'PENDING_CONFIRMATION' when n % 2500 = 1 then 'IN_PROGRESS'
             when n % 12 = 0 then 'FAILED' when n % 40 = 0 then 'CANCELLED' else 'COMPLETED' end as status
         from generate_series(1, ${count}) as n`,
    );
    await client.query(
      `insert into checkout_groups (id, account_id, mode, customer, options, addons, created_at)
         select grp, (select id from accounts limit 1), 'test', jsonb_build_object('contact', jsonb_build_object(
           'firstName', 'Ada', 'lastName', 'Number' || n, 'email', 'ada' || n || '@example.com')), '{}', '{}', at from filler`,
    );
    await client.query(
      `insert into checkout_tasks (id, group_id, account_id, mode, merchant, items, status, execution_id, created_at,
           customer_text, credits, pricing, placed_order, failure)
         select task, grp, (select id from accounts limit 1), 'test', 'shop' || n % 200 || '.example',
           jsonb_build_array(jsonb_build_object('url', 'https://shop' || n % 200 || '.example/p/' || n, 'quantity', 1,
             'metadata', jsonb_build_object('title', (array['Linen shirt', 'Reading lamp', 'Stoneware mug'])[1 + n % 3]))),
           status, execution, at, 'Ada Number' || n || ' ada' || n || '@example.com', 1.5,
           '{"currency":"USD","subtotal":10,"shipping":2,"tax":1,"discount":0,"total":13}',
           case when status = 'COMPLETED' then jsonb_build_object('number', 'ORD-' || n, 'url', null) end,
           case when status = 'FAILED' then '{"code":"out_of_stock","note":"sold out"}'::jsonb end
         from filler`,
    );
    await client.query(
      `insert into checkout_executions (id, task_id, number, status) select execution, task, 1, status from filler`,
    );
    await client.query(
      `insert into checkout_steps (task_id, execution_id, label, system_status, retry_count)
         select task, execution, label, 'IN_PROGRESS', 1 from filler
         cross join unnest(array['QUEUED', 'STARTED', 'ADD_TO_CART', 'ADDRESS_FILLING', 'ORDER_CONFIRMED']) as label`,
    );
    const { rows } = await client.query<{ grp: string; n: number }>(
      `select grp, n from filler where status = 'COMPLETED' order by n desc limit 1`,
    );
    await client.query('vacuum analyze');
    const [last] = rows as [{ grp: string; n: number }];
    return { groupId: last.grp, number: `ORD-${last.n}` };
  } finally {
    client.release(true);
  }
}
