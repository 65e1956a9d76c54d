-- What a purchase needs to survive its worker: where it stands, what was reviewed and agreed to, and whether the one
-- submission of the order was begun.
alter table checkout_tasks
  add column last_step_at timestamptz not null default clock_timestamp(),
  add column review jsonb,
  -- The review that the customer agreed to. Only this order may be placed.
  add column confirmed_review jsonb,
  add column confirm_by timestamptz,
  -- Waits for room at its merchant or in its account's share, and its turn among those who wait: the higher, the sooner.
  add column parked boolean not null default false,
  add column turn integer not null default 0,
  -- In an all-or-nothing order: at a verified review with the session open, or reached once and let go.
  add column barrier text check (barrier in ('arrived', 'paused'));
create index checkout_tasks_parked on checkout_tasks (merchant, turn desc) where parked;
create index checkout_tasks_parked_account on checkout_tasks (account_id, turn desc) where parked;

alter table checkout_groups add column barrier_opened_at timestamptz;

create table placement_intents (
  id uuid primary key,
  task_id uuid not null references checkout_tasks (id),
  execution_id uuid not null,
  group_id uuid not null,
  fencing_token bigint not null,
  total_minor bigint not null,
  currency text not null,
  -- What finds the order again when the worker died between the click and the answer.
  sealed_trace bytea not null,
  -- Null: the order may or may not have been submitted.
  outcome text check (outcome in ('placed', 'declined', 'not_clicked', 'unknown')),
  committed_at timestamptz not null default clock_timestamp(),
  outcome_at timestamptz
);
-- Placed at most once, whatever the code above does: a second intent is possible only after a submission that is
-- known not to have happened.
create unique index placement_intents_once on placement_intents (task_id)
  where outcome is null or outcome <> 'not_clicked';
create index placement_intents_group on placement_intents (group_id);
