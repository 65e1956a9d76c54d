-- What worked at a merchant, by page shape: where to click and which field is which, never what was typed.
create table merchant_recipes (
  merchant text primary key,
  recipe jsonb not null,
  updated_at timestamptz not null default clock_timestamp()
);
