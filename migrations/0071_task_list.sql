-- A list of tasks that opens and filters as fast with a hundred thousand of them as with ten, and what each has cost.
alter table checkout_tasks
  add column credits numeric(14, 4) not null default 0,
  add column customer_text text not null default '',
  add column search_text text generated always as (
    lower(
      merchant || ' ' || jsonb_path_query_array(items, '$[*].url')::text || ' '
      || jsonb_path_query_array(items, '$[*].metadata.title')::text || ' '
      || coalesce(placed_order ->> 'number', '') || ' ' || customer_text
    )
  ) stored;

update checkout_tasks t set
  credits = coalesce((select sum(s.credits) from checkout_steps s where s.task_id = t.id), 0),
  customer_text = coalesce((
    select concat_ws(' ', g.customer #>> '{contact,firstName}', g.customer #>> '{contact,lastName}', g.customer #>> '{contact,email}')
    from checkout_groups g where g.id = t.group_id), '');

drop index checkout_tasks_account;
create index checkout_tasks_newest on checkout_tasks (account_id, mode, created_at desc, id desc);
create index checkout_tasks_status on checkout_tasks (account_id, mode, status, created_at desc, id desc);
create index checkout_tasks_merchant on checkout_tasks (account_id, mode, merchant, created_at desc, id desc);
create index checkout_tasks_search on checkout_tasks using gin (search_text gin_trgm_ops);
