-- Once a card was typed no picture is taken; a reader has to be told that, not left to wonder.
alter table checkout_step_evidence add column withheld boolean not null default false;
alter table live_views add column withheld boolean not null default false;
