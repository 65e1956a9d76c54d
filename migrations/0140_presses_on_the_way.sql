-- A press on the way to the review may order as well, so it is an intent too. `passed`: it was made, and shown not to
-- have been the order.
alter table placement_intents drop constraint placement_intents_outcome_check;
alter table placement_intents add constraint placement_intents_outcome_check
  check (outcome in ('placed', 'declined', 'not_clicked', 'unknown', 'passed'));
drop index placement_intents_once;
create unique index placement_intents_once on placement_intents (task_id)
  where outcome is null or outcome not in ('not_clicked', 'passed');
