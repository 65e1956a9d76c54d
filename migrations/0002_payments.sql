-- What pays: cards exist only sealed, and the CVV only until the order is placed, declined or given up.
create table sealed_cards (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  mode text not null check (mode in ('test', 'live')),
  sealed_card bytea not null,
  sealed_cvv bytea,
  last4 text not null,
  created_at timestamptz not null default clock_timestamp()
);

create table payment_sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  mode text not null check (mode in ('test', 'live')),
  state text not null default 'open' check (state in ('open', 'completed', 'used', 'expired')),
  email text not null,
  price_minor bigint not null check (price_minor > 0),
  price text not null,
  currency text not null default 'USD',
  purpose text not null,
  card_id uuid references sealed_cards (id),
  used_by_group uuid,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);
create index payment_sessions_account on payment_sessions (account_id, created_at);
