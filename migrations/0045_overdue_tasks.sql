-- Tasks that are past their time are found by looking, not only by their timers: the few that have not ended, by age.
create index checkout_tasks_confirm_by on checkout_tasks (confirm_by) where status = 'PENDING_CONFIRMATION';
create index checkout_tasks_unended on checkout_tasks (last_step_at)
  where status not in ('COMPLETED', 'FAILED', 'CANCELLED');
