-- Pictures are forgotten after some weeks, the oldest first: those that are still there, in the order they were taken.
create index checkout_step_evidence_pictures on checkout_step_evidence (step_id) where picture is not null;
