-- Who is told (endpoints), what is still to be told (deliveries) and how each try went (attempts).
create table webhook_endpoints (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  mode text not null check (mode in ('test', 'live')),
  url text not null,
  -- The authentication scheme without its secrets; those are in sealed_auth.
  auth jsonb not null,
  sealed_auth bytea not null,
  sealed_secret bytea not null,
  sealed_previous_secret bytea,
  previous_secret_expires_at timestamptz,
  kinds text[] not null,
  in_progress_spelling text not null,
  enabled boolean not null,
  description text not null,
  failing_since timestamptz,
  notice jsonb,
  -- Changes with every change that a sender must know of.
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz
);
create index webhook_endpoints_account on webhook_endpoints (account_id, mode) where removed_at is null;

-- Which sender works for an endpoint: one at a time, until it stops renewing.
create table webhook_leases (
  endpoint_id uuid primary key,
  holder uuid not null,
  expires_at timestamptz not null
) with (fillfactor = 50);

create table webhook_deliveries (
  endpoint_id uuid not null,
  position bigint not null,
  subject_id uuid not null,
  -- Within a lane order is kept. In a column of its own, so that only the index made for it can answer for a lane:
  -- how much is pending changes faster than the planner's figures, and with them it would pick another.
  lane bigint not null generated always as (hashtextextended(endpoint_id::text || subject_id::text, 0)) stored,
  -- Only where the endpoint's spelling differs from the event's own text.
  body text,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  tries integer not null default 0,
  -- Pending: when the next try is due.
  next_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  -- The try that succeeded. Kept here rather than among the attempts: most deliveries need no other row.
  delivered_at timestamptz,
  status integer,
  duration_ms integer,
  answer text,
  primary key (endpoint_id, position)
) with (autovacuum_vacuum_scale_factor = 0.05);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_at) where state = 'pending';
-- Finds the first pending delivery of a lane: the only one that may be sent.
create index webhook_deliveries_order on webhook_deliveries (lane, position) where state = 'pending';

-- Tries that failed, and tries that succeeded before a replay.
create table webhook_attempts (
  id bigint generated always as identity primary key,
  endpoint_id uuid not null,
  position bigint not null,
  at timestamptz not null,
  status integer,
  duration_ms integer not null,
  error text,
  answer text not null,
  next_at timestamptz
);
create index webhook_attempts_delivery on webhook_attempts (endpoint_id, position, id);
