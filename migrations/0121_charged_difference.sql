-- A merchant may charge another amount than was agreed; the order exists, and somebody has to hear of it.
alter table checkout_tasks add column charged_difference jsonb;
