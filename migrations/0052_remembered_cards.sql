-- A customer's card is remembered for an account by e-mail address, once a one-time code has proved the address.
create table remembered_cards (
  card_id uuid primary key references sealed_cards (id),
  account_id uuid not null references accounts (id),
  mode text not null check (mode in ('test', 'live')),
  -- In small letters.
  email text not null,
  session_id uuid not null references payment_sessions (id),
  network text not null,
  last4 text not null,
  expiry_month text not null,
  expiry_year text not null,
  -- Null until the code came back; forgotten soon when it does not.
  proved_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index remembered_cards_customer on remembered_cards (account_id, mode, email) where proved_at is not null;

create table email_codes (
  session_id uuid primary key references payment_sessions (id),
  digest bytea not null,
  -- In test mode the portal shows the code; no mail is sent then.
  sealed_code bytea,
  sent integer not null,
  tries integer not null,
  expires_at timestamptz not null
);
