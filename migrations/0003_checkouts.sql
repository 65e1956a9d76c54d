-- A purchase: one group an order, one task a merchant, one execution an attempt, one step a thing done.
create table checkout_groups (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  mode text not null check (mode in ('test', 'live')),
  -- Payment data in here is already masked; what pays is card_id or payment_session_id.
  customer jsonb not null,
  options jsonb not null,
  addons jsonb not null,
  card_id uuid references sealed_cards (id),
  payment_session_id uuid references payment_sessions (id),
  created_at timestamptz not null default clock_timestamp()
);

create table checkout_tasks (
  id uuid primary key,
  group_id uuid not null references checkout_groups (id),
  account_id uuid not null,
  mode text not null,
  merchant text not null,
  items jsonb not null,
  status text not null,
  execution_id uuid not null,
  execution_number integer not null default 1,
  pricing jsonb,
  shipping_strategy text,
  selected_shipping_option text,
  placed_order jsonb,
  failure jsonb,
  cancel_requested_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index checkout_tasks_group on checkout_tasks (group_id);
create index checkout_tasks_account on checkout_tasks (account_id, mode, created_at desc);

create table checkout_executions (
  id uuid primary key,
  task_id uuid not null references checkout_tasks (id),
  number integer not null,
  status text not null,
  failure jsonb,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (task_id, number)
);

create table checkout_steps (
  id bigint generated always as identity primary key,
  task_id uuid not null,
  execution_id uuid not null,
  label text not null,
  system_status text not null,
  is_failed boolean not null default false,
  note text,
  credits numeric(12, 4) not null default 0,
  retry_count integer not null,
  created_at timestamptz not null default clock_timestamp()
);
create index checkout_steps_task on checkout_steps (task_id, id desc);
