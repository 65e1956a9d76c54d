import type { Sql } from '../platform/database.ts';
import type { Minor } from '../platform/money.ts';
import { foldForSearch, searchWords } from '../words/fold-for-search.ts';
import { attributeWords } from './attribute-words.ts';
import { merchantKeys } from './merchant-keys.ts';
import { spellingsOf } from './spelling.ts';

export type IndexedProduct = {
  directUrl: string;
  merchantHost: string;
  merchantName: string;
  name: string;
  brand: string;
  image: string;
  priceFrom: Minor;
  currency: string;
  variants: unknown[];
};

/** Adds products to the search index or renews them; two readings with the same address are the same product. */
export async function indexProducts(sql: Sql, products: IndexedProduct[]): Promise<void> {
  const usable = products.filter((product) => product.directUrl.length <= 2048 && product.name !== '');
  const rows = [...new Map(usable.map((product) => [product.directUrl, product])).values()].map((product) => ({
    direct_url: product.directUrl,
    merchant_host: product.merchantHost,
    merchant_name: product.merchantName,
    merchant_keys: merchantKeys(product.merchantHost, product.merchantName),
    name: product.name,
    name_folded: foldForSearch(product.name),
    brand: product.brand,
    brand_folded: foldForSearch(product.brand),
    merchant_folded: foldForSearch(product.merchantName),
    attributes: attributeWords(product.variants),
    image: product.image,
    price_from: product.priceFrom,
    currency: product.currency,
    variants: product.variants,
  }));
  if (rows.length === 0) return;
  await sql.query(upsertProducts, [JSON.stringify(rows)]);
  await indexWords(
    sql,
    new Set(rows.flatMap((row) => searchWords(`${row.name_folded} ${row.brand_folded} ${row.attributes}`))),
  );
}

const upsertProducts = `
  insert into catalog_products
    (direct_url, merchant_host, merchant_name, merchant_keys, name, name_folded, brand, image, price_from, currency,
     variants, search)
  select direct_url, merchant_host, merchant_name, merchant_keys, name, name_folded, brand, image, price_from, currency,
    variants,
    setweight(to_tsvector('simple', name_folded), 'A') || setweight(to_tsvector('simple', brand_folded), 'B') ||
    setweight(to_tsvector('english', name_folded), 'C') ||
    setweight(to_tsvector('simple', merchant_folded || ' ' || attributes), 'D')
  from jsonb_to_recordset($1::jsonb) as row (direct_url text, merchant_host text, merchant_name text,
    merchant_keys text[], name text, name_folded text, brand text, brand_folded text, merchant_folded text,
    attributes text, image text, price_from bigint, currency text, variants jsonb)
  order by direct_url
  on conflict (direct_url) do update set
    merchant_host = excluded.merchant_host, merchant_name = excluded.merchant_name,
    merchant_keys = excluded.merchant_keys, name = excluded.name, name_folded = excluded.name_folded,
    brand = excluded.brand, image = excluded.image, price_from = excluded.price_from, currency = excluded.currency,
    variants = excluded.variants, search = excluded.search, read_at = clock_timestamp(), seen_at = clock_timestamp()`;

async function indexWords(sql: Sql, words: Set<string>): Promise<void> {
  const sensible = [...words].filter((word) => word.length >= 2 && word.length <= 40).sort();
  const fresh = await sql.query<{ word: string }>(
    `insert into catalog_words (word) select unnest($1::text[]) on conflict do nothing returning word`,
    [sensible],
  );
  const pairs = fresh.flatMap(({ word }) => spellingsOf(word).map((spelling) => [spelling, word] as const)).sort();
  if (pairs.length === 0) return;
  await sql.query(
    `insert into catalog_spellings (spelling, word) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [pairs.map(([spelling]) => spelling), pairs.map(([, word]) => word)],
  );
}

/** What a merchant prices in, as last seen: by product address first, else by host. */
export async function findCurrencies(sql: Sql, urls: string[], hosts: string[]): Promise<string[]> {
  const byUrl = await sql.query<{ currency: string }>(
    `select distinct currency from catalog_products where direct_url = any($1::text[])`,
    [urls],
  );
  if (byUrl.length > 0) return byUrl.map((row) => row.currency);
  const byHost = await sql.query<{ currency: string }>(
    `select distinct last.currency from unnest($1::text[]) as host,
       lateral (select currency from catalog_products where merchant_host = host order by read_at desc limit 1) last`,
    [hosts],
  );
  return byHost.map((row) => row.currency);
}

/** The merchant still sells it, though its page was not read again. */
export async function markSeen(sql: Sql, directUrl: string): Promise<void> {
  await sql.query(`update catalog_products set seen_at = clock_timestamp() where direct_url = $1`, [directUrl]);
}

/** Removes products that their merchant no longer sells from the index; returns how many. */
export async function removeProducts(sql: Sql, directUrls: string[]): Promise<number> {
  const gone = await sql.query(`delete from catalog_products where direct_url = any($1::text[]) returning 1`, [
    directUrls,
  ]);
  await sql.query(`delete from catalog_published_shipping where product_url = any($1::text[])`, [directUrls]);
  await sql.query(`delete from catalog_pages where url = any($1::text[])`, [directUrls]);
  return gone.length;
}

/** Any product address of the merchant: it shows whether the shop is reached by http or https. */
export async function findProductUrl(sql: Sql, merchantHost: string): Promise<string | undefined> {
  const rows = await sql.query<{ url: string }>(
    `select direct_url as url from catalog_products where merchant_host = $1 order by read_at desc limit 1`,
    [merchantHost],
  );
  return rows[0]?.url;
}

export async function findProductUrls(sql: Sql, merchantHost: string): Promise<string[]> {
  const rows = await sql.query<{ url: string }>(
    `select direct_url as url from catalog_products where merchant_host = $1`,
    [merchantHost],
  );
  return rows.map((row) => row.url);
}

export async function countByMerchant(
  sql: Sql,
): Promise<{ merchant: string; name: string; products: number; lastReadAt: Date }[]> {
  return sql.query(
    `select merchant, products, "lastReadAt", newest.merchant_name as name
     from (select merchant_host as merchant, count(*) as products, max(read_at) as "lastReadAt"
           from catalog_products group by merchant_host order by count(*) desc, merchant_host limit 1000) counted,
       lateral (select merchant_name from catalog_products where merchant_host = merchant
                order by read_at desc limit 1) newest
     order by products desc, merchant`,
  );
}

export type PricedProduct = {
  directUrl: string;
  priceFrom: Minor;
  currency: string;
  variants: { url?: string; price?: Minor }[];
};

export function findPricedProducts(sql: Sql, directUrls: string[]): Promise<PricedProduct[]> {
  return sql.query<PricedProduct>(
    `select direct_url as "directUrl", price_from as "priceFrom", currency, variants
     from catalog_products where direct_url = any($1::text[])`,
    [directUrls],
  );
}
