-- Crawls are durable work: what is left to read survives a restart, and the next crawl reads only what has changed.
create table catalog_crawls (
  id uuid primary key,
  url text not null,
  merchant_host text not null,
  status text not null check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  max_pages integer not null check (max_pages > 0),
  visited integer not null default 0,
  products integer not null default 0,
  unchanged integer not null default 0,
  failed integer not null default 0,
  refused_by_robots integer not null default 0,
  removed integer not null default 0,
  failure text,
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  ended_at timestamptz
);
-- Two crawls of one merchant would only double the load on it.
create unique index catalog_crawls_running on catalog_crawls (merchant_host) where status in ('queued', 'running');
create index catalog_crawls_newest on catalog_crawls (created_at desc);

-- Addresses of a running crawl. Rows stay until its end, so that no address is read twice.
create table catalog_crawl_queue (
  id bigint generated always as identity primary key,
  crawl_id uuid not null references catalog_crawls (id) on delete cascade,
  kind text not null check (kind in ('listing', 'feed', 'sitemap', 'page')),
  url text not null,
  rank smallint not null,
  -- When the sitemap says the page last changed.
  changed_at timestamptz,
  is_done boolean not null default false,
  unique (crawl_id, url)
);
create index catalog_crawl_queue_next on catalog_crawl_queue (crawl_id, rank, id) where not is_done;

-- What a page said of its version when it was last read, and which product it showed.
create table catalog_visits (
  url text primary key,
  etag text not null,
  last_modified text not null,
  product_url text,
  visited_at timestamptz not null default clock_timestamp()
);

alter table catalog_products add column seen_at timestamptz not null default clock_timestamp();
