-- Requests with an Idempotency-Key that only read, and may wait for a merchant, are claimed by a row and not by an open
-- transaction: a dozen silent hosts must not take all connections of the API.
create table idempotent_claims (
  account_id uuid not null,
  mode text not null,
  operation text not null,
  key text not null,
  claim_id uuid not null,
  -- A process that died with its request leaves the key free from then on.
  until timestamptz not null,
  primary key (account_id, mode, operation, key)
);
