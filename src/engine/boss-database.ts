import type { Database, Sql } from '../platform/database.ts';

/** The part of pg-boss's database interface that it calls for each statement. */
export interface BossDatabase {
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss types its rows so.
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
}

/** For pg-boss's own maintenance: a text with several statements cannot be prepared. */
export function bossDatabase(database: Database): BossDatabase {
  return { executeSql: (text, values) => database.pool.query(text, values) };
}

/** Makes a call of pg-boss part of the caller's transaction. */
export function within(sql: Sql): BossDatabase {
  return { executeSql: async (text, values) => ({ rows: await sql.query(text, values) }) };
}
