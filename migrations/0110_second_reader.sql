-- Recipes are found by the look of a shop too; operators answer questions of test purchases; calls of models are counted by account.
alter table merchant_recipes add column theme text;
create index merchant_recipes_theme on merchant_recipes (theme, updated_at desc) where theme is not null;

create table operator_questions (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null,
  merchant text not null,
  -- Text, not jsonb: the order in which the parts of an answer are asked for counts.
  question json not null,
  picture bytea,
  asked_at timestamptz not null default clock_timestamp(),
  answer jsonb,
  answered_at timestamptz
);

create table model_use (
  account_id uuid not null,
  day date not null,
  calls integer not null default 0,
  tokens bigint not null default 0,
  primary key (account_id, day)
);
