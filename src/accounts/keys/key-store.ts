import type { Mode, Permission } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export interface ApiKeyRow {
  id: string;
  accountId: string;
  mode: Mode;
  name: string;
  permissions: Permission[];
  hint: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

const columns = `id, account_id as "accountId", mode, name, permissions, hint, created_at as "createdAt",
  last_used_at as "lastUsedAt", revoked_at as "revokedAt"`;

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
     returning ${columns}`,
    [key.id, key.accountId, key.mode, key.name, key.permissions, key.hash, key.hint],
  );
  return row as ApiKeyRow;
}

export async function findActiveKey(sql: Sql, hash: Buffer): Promise<ApiKeyRow | null> {
  const [row] = await sql.query<ApiKeyRow>(`select ${columns} from api_keys where hash = $1 and revoked_at is null`, [
    hash,
  ]);
  return row ?? null;
}

export async function noteKeyUse(sql: Sql, id: string): Promise<void> {
  await sql.query('update api_keys set last_used_at = clock_timestamp() where id = $1', [id]);
}

/** Every key of the installation, oldest first. */
export async function listAllKeys(sql: Sql): Promise<ApiKeyRow[]> {
  return sql.query<ApiKeyRow>(`select ${columns} from api_keys order by created_at, id`);
}

export async function listKeysOf(sql: Sql, owner: { accountId: string; mode: Mode }): Promise<ApiKeyRow[]> {
  return sql.query<ApiKeyRow>(
    `select ${columns} from api_keys where account_id = $1 and mode = $2
     order by revoked_at is not null, created_at desc, id`,
    [owner.accountId, owner.mode],
  );
}

/** The key after the change, or null when there is none. Revoking it twice keeps the first time. */
export async function revokeAnyKey(sql: Sql, id: string): Promise<ApiKeyRow | null> {
  const [row] = await sql.query<ApiKeyRow>(
    `update api_keys set revoked_at = coalesce(revoked_at, clock_timestamp()) where id = $1 returning ${columns}`,
    [id],
  );
  return row ?? null;
}

export async function revokeKeyOf(
  sql: Sql,
  owner: { accountId: string; mode: Mode },
  id: string,
): Promise<ApiKeyRow | null> {
  const [row] = await sql.query<ApiKeyRow>(
    `update api_keys set revoked_at = coalesce(revoked_at, clock_timestamp())
     where id = $1 and account_id = $2 and mode = $3 returning ${columns}`,
    [id, owner.accountId, owner.mode],
  );
  return row ?? null;
}
