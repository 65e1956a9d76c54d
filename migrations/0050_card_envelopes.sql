-- Each card gets a data key of its own, wrapped under a named root key, so that a root key can be changed under load.
-- A CVV is sealed with one more key that is never in the database. Cards sealed in the older way belong to test orders
-- of the version before; they are dropped, and such an order that still runs ends with `card_unavailable`.
alter table sealed_cards alter column sealed_card drop not null;
alter table sealed_cards add column wrapped_key bytea, add column key_id text;
update sealed_cards set sealed_card = null, sealed_cvv = null;
-- Finds what a change of key still has to wrap anew.
create index sealed_cards_key on sealed_cards (key_id) where key_id is not null;
