import type { Sql } from '../platform/database.ts';

export interface Bucket {
  capacity: number;
  perSecond: number;
}

const filled = `least($2::float8,
  bucket.tokens + greatest(0, extract(epoch from clock_timestamp() - bucket.filled_at)::float8) * $3::float8)`;

/** Takes up to `most` whole tokens from a bucket that all processes share; a bucket that nobody used is full. */
export async function takeTokens(
  sql: Sql,
  name: string,
  { capacity, perSecond }: Bucket,
  most: number,
): Promise<{ granted: number; left: number }> {
  const [row] = await sql.query<{ granted: number; left: number }>(
    `insert into rate_buckets as bucket (name, tokens, granted, filled_at)
     values ($1, $2::float8 - least($2::float8, $4::int), least($2::float8, $4::int), clock_timestamp())
     on conflict (name) do update set
       tokens = ${filled} - least(floor(${filled}), $4::int), granted = least(floor(${filled}), $4::int),
       filled_at = greatest(clock_timestamp(), bucket.filled_at)
     returning granted, tokens as left`,
    [name, capacity, perSecond, most],
  );
  return row ?? { granted: 0, left: 0 };
}

/** The slowest bucket fills within a minute, and a full one is the same as none. */
export async function forgetFullBuckets(sql: Sql): Promise<void> {
  await sql.query(`delete from rate_buckets where filled_at < now() - interval '10 minutes'`);
}
