-- People sign in to the portal: their roles, sessions and one-time links, and what slows down guessing a password.
alter table users
  add column name text not null default '',
  add column role text not null default 'owner' check (role in ('owner', 'developer', 'viewer')),
  -- Runs the installation, beyond the account: approves go-live requests, fills the catalog, forgets recipes.
  add column is_operator boolean not null default false,
  add column sealed_totp bytea,
  -- The time step of the last code that was accepted: no code works twice.
  add column totp_step bigint not null default 0,
  add column last_sign_in_at timestamptz;

alter table accounts
  add column go_live_note text not null default '',
  add column go_live_declined_at timestamptz,
  add column go_live_decline_reason text;

alter table api_keys add column last_used_at timestamptz;

create table user_sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  user_agent text not null,
  created_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index user_sessions_user on user_sessions (user_id);

-- Without a user: the link printed at the first start, which makes the owner.
create table sign_in_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id),
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);
create index sign_in_links_user on sign_in_links (user_id);

create table sign_in_attempts (
  name text primary key,
  failures integer not null,
  last_at timestamptz not null
);
