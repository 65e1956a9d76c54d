-- Operators watch how many tasks wait and run: counting the open ones must not read the ended ones.
create index checkout_tasks_open on checkout_tasks (status) where status not in ('COMPLETED', 'FAILED', 'CANCELLED');
