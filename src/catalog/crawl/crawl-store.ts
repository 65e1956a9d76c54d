import type { CrawlProgress, CrawlStatus } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export type CrawlRow = { id: string; url: string; merchantHost: string; status: CrawlStatus; maxPages: number };
export type EntryKind = 'listing' | 'feed' | 'sitemap' | 'page';
export type NewEntry = { kind: EntryKind; url: string; rank: number; changedAt?: string | undefined };
export type Entry = { id: number; kind: EntryKind; url: string; changedAt: Date | null };
export type Counts = {
  visited: number;
  products: number;
  unchanged: number;
  failed: number;
  refusedByRobots: number;
  removed: number;
};

const columns = `id, url, merchant_host as "merchantHost", status, max_pages as "maxPages"`;

/** The merchant's crawl that has not ended, or else this new one. */
export async function insertCrawl(
  sql: Sql,
  crawl: { id: string; url: string; merchantHost: string; maxPages: number },
): Promise<{ id: string; isNew: boolean }> {
  const added = await sql.query<{ id: string }>(
    `insert into catalog_crawls (id, url, merchant_host, status, max_pages) values ($1, $2, $3, 'queued', $4)
     on conflict (merchant_host) where status in ('queued', 'running') do nothing returning id`,
    [crawl.id, crawl.url, crawl.merchantHost, crawl.maxPages],
  );
  if (added[0]) return { id: added[0].id, isNew: true };
  const [open] = await sql.query<{ id: string }>(
    `select id from catalog_crawls where merchant_host = $1 and status in ('queued', 'running')`,
    [crawl.merchantHost],
  );
  return open ? { id: open.id, isNew: false } : insertCrawl(sql, crawl);
}

/** Marks a crawl as running; undefined when it has ended. */
export async function beginCrawl(sql: Sql, id: string): Promise<CrawlRow | undefined> {
  const rows = await sql.query<CrawlRow>(
    `update catalog_crawls set status = 'running', started_at = coalesce(started_at, clock_timestamp())
     where id = $1 and status in ('queued', 'running') returning ${columns}`,
    [id],
  );
  return rows[0];
}

export async function moveCrawl(sql: Sql, id: string, url: string): Promise<void> {
  await sql.query(`update catalog_crawls set url = $2 where id = $1`, [id, url]);
}

/** Ends a crawl and deletes its addresses. A crawl that has already ended stays as it is. */
export async function endCrawl(sql: Sql, id: string, status: CrawlStatus, failure: string | null): Promise<void> {
  await sql.query(
    `update catalog_crawls set status = $2, failure = $3, ended_at = clock_timestamp()
     where id = $1 and status in ('queued', 'running')`,
    [id, status, failure],
  );
  await sql.query(`delete from catalog_crawl_queue where crawl_id = $1`, [id]);
}

/** Adds to the counts; returns the totals and whether the crawl is still running. */
export async function addCounts(
  sql: Sql,
  id: string,
  counts: Counts,
): Promise<{ visited: number; isRunning: boolean }> {
  const [row] = await sql.query<{ visited: number; isRunning: boolean }>(
    `update catalog_crawls set visited = visited + $2, products = products + $3, unchanged = unchanged + $4,
       failed = failed + $5, refused_by_robots = refused_by_robots + $6, removed = removed + $7
     where id = $1 returning visited, status = 'running' as "isRunning"`,
    [id, counts.visited, counts.products, counts.unchanged, counts.failed, counts.refusedByRobots, counts.removed],
  );
  return row ?? { visited: 0, isRunning: false };
}

export async function addEntries(sql: Sql, crawlId: string, entries: NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql.query(
    `insert into catalog_crawl_queue (crawl_id, kind, url, rank, changed_at)
     select $1, kind, url, rank, changed_at from jsonb_to_recordset($2::jsonb)
       as entry (kind text, url text, rank smallint, changed_at timestamptz)
     where length(url) <= 2048
     on conflict do nothing`,
    [crawlId, JSON.stringify(entries.map(({ changedAt, ...entry }) => ({ ...entry, changed_at: changedAt ?? null })))],
  );
}

export async function nextEntry(sql: Sql, crawlId: string): Promise<Entry | undefined> {
  const rows = await sql.query<Entry>(
    `select id, kind, url, changed_at as "changedAt" from catalog_crawl_queue
     where crawl_id = $1 and not is_done order by rank, id limit 1`,
    [crawlId],
  );
  return rows[0];
}

export async function hasEntries(sql: Sql, crawlId: string): Promise<boolean> {
  const rows = await sql.query(`select 1 from catalog_crawl_queue where crawl_id = $1 limit 1`, [crawlId]);
  return rows.length > 0;
}

/** True for a crawl that found no list of the shop's pages and follows links instead. */
export async function isFollowingLinks(sql: Sql, crawlId: string): Promise<boolean> {
  const lists = await sql.query(`select 1 from catalog_crawl_queue where crawl_id = $1 and kind <> 'page' limit 1`, [
    crawlId,
  ]);
  return lists.length === 0;
}

export async function finishEntry(sql: Sql, id: number): Promise<void> {
  await sql.query(`update catalog_crawl_queue set is_done = true where id = $1`, [id]);
}

/** Products of the merchant that this crawl has not seen. Their pages show whether they are still sold. */
export async function findUnseenProducts(sql: Sql, crawl: CrawlRow): Promise<string[]> {
  const rows = await sql.query<{ url: string }>(
    `select direct_url as url from catalog_products p
     where merchant_host = $2 and seen_at < (select started_at from catalog_crawls where id = $1)
       and not exists (select 1 from catalog_crawl_queue q where q.crawl_id = $1 and q.url = p.direct_url)`,
    [crawl.id, crawl.merchantHost],
  );
  return rows.map((row) => row.url);
}

type ProgressRow = Omit<CrawlProgress, 'createdAt' | 'endedAt'> & { createdAt: Date; endedAt: Date | null };

const progress = `
  select id as "crawlId", merchant_host as merchant, url, status, visited, products, unchanged, failed, removed, failure,
    refused_by_robots as "refusedByRobots", created_at as "createdAt", ended_at as "endedAt",
    (select count(*) from catalog_crawl_queue where crawl_id = catalog_crawls.id and not is_done) as queued
  from catalog_crawls`;

export async function findCrawl(sql: Sql, id: string): Promise<CrawlProgress | undefined> {
  const rows = await sql.query<ProgressRow>(`${progress} where id = $1`, [id]);
  return rows.map(present)[0];
}

export async function findCrawls(sql: Sql): Promise<CrawlProgress[]> {
  const rows = await sql.query<ProgressRow>(`${progress} order by created_at desc, id limit 100`);
  return rows.map(present);
}

export async function wasCrawled(sql: Sql, merchantHost: string): Promise<boolean> {
  const rows = await sql.query(`select 1 from catalog_crawls where merchant_host = $1 limit 1`, [merchantHost]);
  return rows.length > 0;
}

function present(row: ProgressRow): CrawlProgress {
  return { ...row, createdAt: row.createdAt.toISOString(), endedAt: row.endedAt?.toISOString() ?? null };
}
