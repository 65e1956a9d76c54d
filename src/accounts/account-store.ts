import type { Mode, Permission } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';

export interface Account {
  id: string;
  name: string;
  isLive: boolean;
}

export interface ApiKeyRow {
  id: string;
  accountId: string;
  mode: Mode;
  name: string;
  permissions: Permission[];
  hint: string;
  createdAt: Date;
  revokedAt: Date | null;
}

const keyColumns = `id, account_id as "accountId", mode, name, permissions, hint, created_at as "createdAt", revoked_at as "revokedAt"`;

export async function insertAccount(sql: Sql, account: { id: string; name: string }): Promise<void> {
  await sql.query('insert into accounts (id, name) values ($1, $2)', [account.id, account.name]);
}

/** Two processes starting on an empty store: the second waits here and then finds the account of the first. */
export async function lockAccounts(sql: Sql): Promise<void> {
  await sql.query('lock table accounts in share row exclusive mode');
}

/** The account that was made first, which is the only one of a single-account installation. */
export async function findFirstAccount(sql: Sql): Promise<Account | null> {
  const [row] = await sql.query<Account>(
    `select id, name, go_live_approved_at is not null as "isLive" from accounts order by created_at, id limit 1`,
  );
  return row ?? null;
}

export async function findAccount(sql: Sql, id: string): Promise<Account | null> {
  const [row] = await sql.query<Account>(
    `select id, name, go_live_approved_at is not null as "isLive" from accounts where id = $1`,
    [id],
  );
  return row ?? null;
}

export async function approveGoLive(sql: Sql, accountId: string): Promise<void> {
  await sql.query(
    `update accounts set go_live_requested_at = coalesce(go_live_requested_at, clock_timestamp()),
       go_live_approved_at = coalesce(go_live_approved_at, clock_timestamp()) where id = $1`,
    [accountId],
  );
}

export async function insertKey(
  sql: Sql,
  key: {
    id: string;
    accountId: string;
    mode: Mode;
    name: string;
    permissions: readonly Permission[];
    hash: Buffer;
    hint: string;
  },
): Promise<ApiKeyRow> {
  const [row] = await sql.query<ApiKeyRow>(
    `insert into api_keys (id, account_id, mode, name, permissions, hash, hint) values ($1, $2, $3, $4, $5, $6, $7)
     returning ${keyColumns}`,
    [key.id, key.accountId, key.mode, key.name, key.permissions, key.hash, key.hint],
  );
  return row as ApiKeyRow;
}

export async function findActiveKey(sql: Sql, hash: Buffer): Promise<ApiKeyRow | null> {
  const [row] = await sql.query<ApiKeyRow>(
    `select ${keyColumns} from api_keys where hash = $1 and revoked_at is null`,
    [hash],
  );
  return row ?? null;
}

export async function listKeys(sql: Sql): Promise<ApiKeyRow[]> {
  return sql.query<ApiKeyRow>(`select ${keyColumns} from api_keys order by created_at, id`);
}

/** The key as it is afterwards, or null when there is none. Revoking twice keeps the first time. */
export async function revokeKey(sql: Sql, id: string): Promise<ApiKeyRow | null> {
  const [row] = await sql.query<ApiKeyRow>(
    `update api_keys set revoked_at = coalesce(revoked_at, clock_timestamp()) where id = $1 returning ${keyColumns}`,
    [id],
  );
  return row ?? null;
}
