-- What is sold where: the search index, a short-lived copy of pages just read, and what shipping was seen to cost.
create extension if not exists pg_trgm;

create table catalog_products (
  id bigint generated always as identity primary key,
  direct_url text not null unique,
  merchant_host text not null,
  merchant_name text not null,
  -- Every folded name the merchant answers to: shop name, host, host without suffix.
  merchant_keys text[] not null,
  name text not null,
  name_folded text not null,
  brand text not null,
  image text not null,
  price_from bigint not null check (price_from >= 0),
  currency text not null,
  variants jsonb not null,
  search tsvector not null,
  read_at timestamptz not null default clock_timestamp()
);
create index catalog_products_search on catalog_products using gin (search);
create index catalog_products_merchant on catalog_products using gin (merchant_keys);
create index catalog_products_name on catalog_products using hash (name_folded);
create index catalog_products_host on catalog_products (merchant_host, read_at desc);

-- Words of the index and their spellings with one letter left out: typing errors are corrected against these, so the
-- cost depends on the vocabulary and not on the number of products.
create table catalog_words (
  word text primary key
);
create index catalog_words_trigram on catalog_words using gin (word gin_trgm_ops);
create table catalog_spellings (
  spelling text not null,
  word text not null,
  primary key (spelling, word)
);

create table catalog_pages (
  url text primary key,
  page jsonb not null,
  read_at timestamptz not null default clock_timestamp()
);
create index catalog_pages_age on catalog_pages (read_at);

create table catalog_published_shipping (
  product_url text primary key,
  merchant_host text not null,
  rates jsonb not null,
  seen_at timestamptz not null default clock_timestamp()
);
create index catalog_published_shipping_host on catalog_published_shipping (merchant_host, seen_at desc);

-- Filled from orders that reached a price summary.
create table catalog_observed_shipping (
  id bigint generated always as identity primary key,
  merchant_host text not null,
  country text not null,
  state text not null,
  subtotal bigint not null,
  shipping bigint not null,
  currency text not null,
  observed_at timestamptz not null default clock_timestamp()
);
create index catalog_observed_shipping_host on catalog_observed_shipping (merchant_host, currency, observed_at desc);
