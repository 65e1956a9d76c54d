import type { Sql } from '../../platform/database.ts';

/** Counts one more try of this client and returns how many it made in the running window. */
export async function countClientTry(sql: Sql, clientDigest: Buffer, windowSeconds: number): Promise<number> {
  const [row] = await sql.query<{ tries: number }>(
    `insert into client_card_tries as c (client_digest, tries, window_ends)
     values ($1, 1, clock_timestamp() + make_interval(secs => $2))
     on conflict (client_digest) do update set
       tries = case when c.window_ends <= clock_timestamp() then 1 else c.tries + 1 end,
       window_ends = case when c.window_ends <= clock_timestamp() then excluded.window_ends else c.window_ends end
     returning tries`,
    [clientDigest, windowSeconds],
  );
  return row?.tries ?? 0;
}

export async function forgetOldTries(sql: Sql): Promise<void> {
  await sql.query(
    `delete from client_card_tries where client_digest in (
       select client_digest from client_card_tries where window_ends <= clock_timestamp()
       limit 100 for update skip locked)`,
  );
}
