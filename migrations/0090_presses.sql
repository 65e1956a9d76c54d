-- Every press that orders or may order is on record before it happens. An intent begins with one press on record; only
-- an attempt that proves that it never pressed takes it back.
alter table placement_intents add column presses integer not null default 1 check (presses >= 0);
