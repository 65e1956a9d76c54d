-- The latest picture of a purchase that somebody watches. Worth nothing after a crash, so it is not logged.
create unlogged table live_views (
  task_id uuid primary key,
  wanted_until timestamptz not null,
  picture bytea,
  taken_at timestamptz
);
