-- The hosted page completes sessions: where it leads back to, what was entered, how often, and who may frame it.
alter table payment_sessions
  add column return_url text,
  add column completed_at timestamptz,
  add column card_network text,
  add column card_last4 text,
  -- How the session pays, and why in that way.
  add column paying_method text check (paying_method in ('network_credential', 'vaulted_card')),
  add column paying_note text,
  -- Cards entered so far: the page takes only so many.
  add column card_tries integer not null default 0,
  -- Reserved or charged by orders. The last line of defence: whatever the code does, never above the authorisation.
  add column taken_minor bigint not null default 0,
  add constraint payment_sessions_ceiling check (taken_minor between 0 and price_minor);
-- Ids are ordered by time, so a page of the list is a range of this index.
create index payment_sessions_list on payment_sessions (account_id, mode, id);

create table payment_pages (
  account_id uuid not null references accounts (id),
  mode text not null check (mode in ('test', 'live')),
  allowed_parents text[] not null,
  primary key (account_id, mode)
);

-- What orders took of a session: reserved before the order is placed, then charged, or released when it was not.
create table session_charges (
  id uuid primary key,
  session_id uuid not null references payment_sessions (id),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('reserved', 'charged', 'released')),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index session_charges_session on session_charges (session_id);
