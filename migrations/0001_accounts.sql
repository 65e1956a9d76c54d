-- Who may call: accounts, their people and their keys. Only a hash of a key is kept; it is shown once when made.
create table accounts (
  id uuid primary key,
  name text not null,
  go_live_requested_at timestamptz,
  go_live_approved_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);

create table users (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  email text not null,
  password_hash text,
  created_at timestamptz not null default clock_timestamp()
);
create unique index users_email on users (lower(email));
create index users_account on users (account_id);

create table api_keys (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  mode text not null check (mode in ('test', 'live')),
  permissions text[] not null,
  hash bytea not null unique,
  -- The first characters of the key, so that its owner can tell keys apart.
  hint text not null,
  name text not null,
  created_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz
);
create index api_keys_account on api_keys (account_id);
