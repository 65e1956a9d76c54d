import type { Sql } from '../../platform/database.ts';

/** What an account has asked of the model, by day of the store's clock. */
export async function addModelUse(sql: Sql, accountId: string, use: { calls: number; tokens: number }): Promise<void> {
  await sql.query(
    `insert into model_use (account_id, day, calls, tokens) values ($1, current_date, $2, $3)
     on conflict (account_id, day) do update
     set calls = model_use.calls + excluded.calls, tokens = model_use.tokens + excluded.tokens`,
    [accountId, use.calls, use.tokens],
  );
}

export async function countModelCalls(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql.query<{ calls: number }>(
    'select calls from model_use where account_id = $1 and day = current_date',
    [accountId],
  );
  return row?.calls ?? 0;
}
