-- What the agent saw and why it did what it did, step by step. Pictures are masked before they come here.
create table checkout_step_evidence (
  step_id bigint primary key references checkout_steps (id) on delete cascade,
  page_url text,
  decision text,
  picture bytea,
  picture_type text
);
