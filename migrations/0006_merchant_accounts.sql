-- An account that had to be made at a merchant. Its password is sealed and can be read once.
create table merchant_accounts (
  task_id uuid primary key references checkout_tasks (id),
  email text not null,
  sealed_password bytea,
  created_at timestamptz not null default clock_timestamp()
);
