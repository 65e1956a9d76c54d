import type { Sql } from '../../platform/database.ts';

/**
 * Counts an attempt before it is judged, so that parallel guesses count too. Returns the seconds to wait:
 * above zero, the attempt was not counted and must not be judged. After `free` failures each wait is twice the last.
 */
export async function takeAttempt(sql: Sql, name: string, free: number): Promise<number> {
  return sql.transaction(async (inner) => {
    await inner.query(
      `insert into sign_in_attempts (name, failures, last_at) values ($1, 0, clock_timestamp()) on conflict do nothing`,
      [name],
    );
    const [row] = await inner.query<{ failures: number; age: number }>(
      `select failures, extract(epoch from clock_timestamp() - last_at)::float8 as age from sign_in_attempts
       where name = $1 for update`,
      [name],
    );
    const { failures, age } = row as { failures: number; age: number };
    const wait = delayAfter(failures, free) - age;
    if (wait > 0) return wait;
    await inner.query('update sign_in_attempts set failures = $2, last_at = clock_timestamp() where name = $1', [
      name,
      age > FORGOTTEN_AFTER_SECONDS ? 1 : failures + 1,
    ]);
    return 0;
  });
}

const FORGOTTEN_AFTER_SECONDS = 3600;
const LONGEST_WAIT_SECONDS = 900;

/** 2 s after the last free failure, then 4 s, 8 s and so on up to a quarter of an hour. */
function delayAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(LONGEST_WAIT_SECONDS, 2 ** (failures - free + 1));
}

export async function forgetAttempts(sql: Sql, names: readonly string[]): Promise<void> {
  await sql.query('delete from sign_in_attempts where name = any($1::text[])', [names]);
}
