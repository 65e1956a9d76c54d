-- Cards are also counted by the address that they come from, so that many links do not add up to a machine for trying
-- stolen cards. Addresses are kept as keyed digests, and only as long as they count.
create table client_card_tries (
  client_digest bytea primary key,
  tries integer not null,
  window_ends timestamptz not null
);
create index client_card_tries_window on client_card_tries (window_ends);
