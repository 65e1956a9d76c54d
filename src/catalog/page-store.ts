import type { Sql } from '../platform/database.ts';
import type { ProductPage } from '../product-page/index.ts';

const keptFor = '10 minutes';

/** A page read within the last ten minutes. */
export async function findCachedPage(sql: Sql, url: string): Promise<ProductPage | undefined> {
  const rows = await sql.query<{ page: ProductPage }>(
    `select page from catalog_pages where url = $1 and read_at > clock_timestamp() - $2::interval`,
    [url, keptFor],
  );
  return rows[0]?.page;
}

/** Stores a page just read, and deletes those too old to be used. */
export async function cachePage(sql: Sql, url: string, page: ProductPage): Promise<void> {
  await sql.query(
    `insert into catalog_pages (url, page) values ($1, $2::jsonb)
     on conflict (url) do update set page = excluded.page, read_at = clock_timestamp()`,
    [url, JSON.stringify(page)],
  );
  await sql.query(
    `delete from catalog_pages where url in (
       select url from catalog_pages where read_at < clock_timestamp() - $1::interval limit 100 for update skip locked)`,
    [keptFor],
  );
}
