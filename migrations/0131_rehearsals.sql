-- Walks to a merchant's order review that buy nothing, and what they found.
create table rehearsals (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  mode text not null check (mode in ('test', 'live')),
  merchant text not null,
  request jsonb not null,
  status text not null check (status in ('queued', 'running', 'completed', 'failed')),
  starts integer not null default 0,
  result jsonb,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index rehearsals_account on rehearsals (account_id, mode, created_at desc);
