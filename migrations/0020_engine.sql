-- Who works on what: a lease with a fencing token for every piece of running work. A token never repeats and only grows,
-- so a worker that was thought dead and wakes up can be told from its successor.
create sequence engine_tokens;

create table engine_leases (
  key uuid primary key,
  token bigint not null default nextval('engine_tokens'),
  -- Null: the holder was given up on, and its work waits in the queue for another.
  holder text,
  until timestamptz not null,
  -- What to enqueue when the holder dies.
  queue text not null,
  payload jsonb not null,
  -- What the holder counts against, such as one merchant; empty while it only waits.
  scopes text[] not null default '{}'
);
create index engine_leases_until on engine_leases (until);
create index engine_leases_holder on engine_leases (holder);
