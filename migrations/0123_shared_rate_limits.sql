-- A key's budget is one, however many API processes serve it. What is lost in a crash only fills up again.
create unlogged table rate_buckets (
  name text primary key,
  tokens float8 not null,
  -- What the last taker was given.
  granted integer not null,
  filled_at timestamptz not null
) with (fillfactor = 50);
