-- Processes with different keys for cards and secrets on one database fail every order; the second one has to hear so at its start.
create table vault_keys (
  key_id text primary key,
  first_used_at timestamptz not null default now()
);
