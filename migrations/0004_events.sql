-- The outbox: one row a transition, written in its transaction. A kind is announced once for its subject (a task or a
-- payment session). The payload is the exact text that is sent, so that a retry or a replay is the same bytes.
create table webhook_events (
  position bigint generated always as identity primary key,
  id uuid not null unique,
  account_id uuid not null,
  mode text not null check (mode in ('test', 'live')),
  subject_id uuid not null,
  kind text not null,
  payload text not null,
  is_sample boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
create unique index webhook_events_once on webhook_events (subject_id, kind);
create index webhook_events_account on webhook_events (account_id, mode, created_at, position);
