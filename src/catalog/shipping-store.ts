import type { Sql } from '../platform/database.ts';
import type { Minor } from '../platform/money.ts';
import type { PublishedShipping } from '../product-page/index.ts';

/** What a merchant publishes on a product page about shipping; it is deleted when a page no longer states anything. */
export async function savePublishedShipping(
  sql: Sql,
  input: { productUrl: string; merchantHost: string; rates: PublishedShipping[] },
): Promise<void> {
  if (input.rates.length === 0) {
    await sql.query(`delete from catalog_published_shipping where product_url = $1`, [input.productUrl]);
    return;
  }
  await sql.query(
    `insert into catalog_published_shipping (product_url, merchant_host, rates) values ($1, $2, $3::jsonb)
     on conflict (product_url) do update set merchant_host = excluded.merchant_host, rates = excluded.rates,
       seen_at = clock_timestamp()`,
    [input.productUrl, input.merchantHost, JSON.stringify(input.rates)],
  );
}

/**
 * Rates of the named products at a host; if it published none for those, the rates of its most recently seen product.
 */
export async function findPublishedShipping(sql: Sql, host: string, urls: string[]): Promise<PublishedShipping[]> {
  const rows = await sql.query<{ rates: PublishedShipping[] }>(
    `select rates from catalog_published_shipping where product_url = any($1::text[]) and merchant_host = $2`,
    [urls, host],
  );
  if (rows.length > 0) return rows.flatMap((row) => row.rates);
  const latest = await sql.query<{ rates: PublishedShipping[] }>(
    `select rates from catalog_published_shipping where merchant_host = $1 order by seen_at desc limit 1`,
    [host],
  );
  return latest[0]?.rates ?? [];
}

export type ObservedShipping = {
  merchantHost: string;
  country: string;
  state: string;
  subtotal: Minor;
  shipping: Minor;
  currency: string;
};

/** Call it with the charges that a real order showed in the merchant's price summary. */
export async function recordObservedShipping(sql: Sql, observed: ObservedShipping): Promise<void> {
  await sql.query(
    `insert into catalog_observed_shipping (merchant_host, country, state, subtotal, shipping, currency)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      observed.merchantHost,
      observed.country.toUpperCase(),
      observed.state.toUpperCase(),
      observed.subtotal,
      observed.shipping,
      observed.currency,
    ],
  );
}

/** Charges of the merchant's last orders to the country, those most like this one first. */
export async function findObservedShipping(
  sql: Sql,
  like: { host: string; country: string; state: string; subtotal: Minor; currency: string },
): Promise<Minor[]> {
  const rows = await sql.query<{ shipping: number }>(
    `select shipping from (
       select * from catalog_observed_shipping
       where merchant_host = $1 and currency = $2 and country = $3
         and observed_at > clock_timestamp() - interval '180 days'
       order by observed_at desc limit 50
     ) recent
     order by (state = $4) desc, abs(subtotal - $5), observed_at desc limit 5`,
    [like.host, like.currency, like.country, like.state, like.subtotal],
  );
  return rows.map((row) => row.shipping);
}
