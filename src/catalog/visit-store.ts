import type { Sql } from '../platform/database.ts';
import type { PageVersion } from './fetch-page.ts';

export type Visit = PageVersion & { productUrl: string | null; visitedAt: Date };

export async function findVisit(sql: Sql, url: string): Promise<Visit | undefined> {
  const rows = await sql.query<Visit>(
    `select etag, last_modified as "lastModified", product_url as "productUrl", visited_at as "visitedAt"
     from catalog_visits where url = $1`,
    [url],
  );
  return rows[0];
}

export async function saveVisit(
  sql: Sql,
  visit: PageVersion & { url: string; productUrl: string | null },
): Promise<void> {
  await sql.query(
    `insert into catalog_visits (url, etag, last_modified, product_url) values ($1, $2, $3, $4)
     on conflict (url) do update set etag = excluded.etag, last_modified = excluded.last_modified,
       product_url = excluded.product_url, visited_at = clock_timestamp()`,
    [visit.url, visit.etag.slice(0, 500), visit.lastModified.slice(0, 100), visit.productUrl],
  );
}
