-- Orders are forgotten in the order of their age, and with them what is left of their cards: each has to be found without a search.
create index checkout_groups_created on checkout_groups (created_at);
create index checkout_groups_card on checkout_groups (card_id) where card_id is not null;
create index payment_sessions_card on payment_sessions (card_id) where card_id is not null;
create index payment_sessions_pending_card on payment_sessions (pending_card_id) where pending_card_id is not null;
