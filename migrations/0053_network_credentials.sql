-- The card networks' agentic flow: a session may wait for the customer's approval, and the simulated network of test
-- mode keeps what it enrolled and issued here, numbers only as digests.
alter table payment_sessions
  -- Entered and sealed, while the network asks the customer for an approval.
  add column pending_card_id uuid references sealed_cards (id),
  add column enrolment jsonb;

create table simulated_enrolments (
  id uuid primary key,
  approved boolean not null default false
);
create table simulated_credentials (
  id uuid primary key,
  enrolment_id uuid not null references simulated_enrolments (id),
  number_digest bytea not null unique,
  merchant text not null,
  amount_minor bigint not null,
  currency text not null,
  state text not null check (state in ('issued', 'spent', 'revoked')),
  expires_at timestamptz not null
);
