-- A page that runs one test order without signing in. Only a hash of its address is kept, and the name of a test card.
create table test_links (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  token_hash bytea not null unique,
  items jsonb not null,
  options jsonb not null,
  card text not null,
  note text not null,
  group_id uuid,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index test_links_account on test_links (account_id, created_at desc);
