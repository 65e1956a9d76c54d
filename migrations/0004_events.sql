-- The outbox: one row a transition, written in its transaction. A status is announced once for a task.
create table events (
  id uuid primary key,
  position bigint generated always as identity,
  account_id uuid not null,
  mode text not null,
  task_id uuid,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create unique index events_once_per_task on events (task_id, kind) where task_id is not null;
create index events_account on events (account_id, mode, position);
