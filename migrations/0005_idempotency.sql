-- The first answer to a request with an Idempotency-Key, replayed for at least a day. It commits with the work it answers for.
create table idempotent_answers (
  account_id uuid not null,
  mode text not null,
  operation text not null,
  key text not null,
  body_digest bytea not null,
  status integer not null,
  -- Sealed: an answer may hold a secret that is shown only once.
  sealed_body bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, mode, operation, key)
);
create index idempotent_answers_age on idempotent_answers (created_at);
