import type { Sql } from './database.ts';

/** One process at a time, so that two that start together do not both find nothing. */
export async function lockKeyUse(sql: Sql): Promise<void> {
  await sql.query('lock table vault_keys in exclusive mode');
}

export async function listUsedKeys(sql: Sql): Promise<string[]> {
  return (await sql.query<{ keyId: string }>('select key_id as "keyId" from vault_keys')).map(({ keyId }) => keyId);
}

export async function insertUsedKey(sql: Sql, keyId: string): Promise<void> {
  await sql.query('insert into vault_keys (key_id) values ($1) on conflict do nothing', [keyId]);
}

/** Once nothing is sealed with the others any more. */
export async function forgetOtherKeys(sql: Sql, keyId: string): Promise<void> {
  await sql.query('delete from vault_keys where key_id <> $1', [keyId]);
}
