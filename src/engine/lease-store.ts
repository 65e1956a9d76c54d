import type { Sql } from '../platform/database.ts';

export interface LeaseRow {
  key: string;
  token: number;
}

export interface Scope {
  name: string;
  /** How many leases may count against the name at once, over all workers. */
  limit: number;
}

export interface LeaseRequest {
  key: string;
  holder: string;
  seconds: number;
  queue: string;
  payload: unknown;
  scopes: readonly Scope[];
}

export type LeaseAnswer =
  | { kind: 'taken'; token: number; takenOver: boolean }
  /** Someone else works on it. */
  | { kind: 'held' }
  /** A scope is full. */
  | { kind: 'full' };

export async function takeLease(sql: Sql, request: LeaseRequest): Promise<LeaseAnswer> {
  const [row] = await sql.query<{ outcome: LeaseAnswer['kind']; token: number; takenOver: boolean }>(
    'select outcome, token, taken_over as "takenOver" from engine_take_lease($1, $2, $3, $4, $5, $6, $7)',
    [
      request.key,
      request.holder,
      request.seconds,
      request.queue,
      JSON.stringify(request.payload),
      request.scopes.map((scope) => scope.name),
      request.scopes.map((scope) => scope.limit),
    ],
  );
  if (row?.outcome === 'taken') return { kind: 'taken', token: row.token, takenOver: row.takenOver };
  return { kind: row?.outcome === 'full' ? 'full' : 'held' };
}

/** Holds off a takeover until the caller's transaction ends; false when the lease is no longer the caller's. */
export async function lockLease(sql: Sql, lease: LeaseRow): Promise<boolean> {
  const rows = await sql.query('select 1 from engine_leases where key = $1 and token = $2 for share', [
    lease.key,
    lease.token,
  ]);
  return rows.length > 0;
}

/** The scopes are free for others while the holder waits for something that takes no work. */
export async function idleLease(sql: Sql, lease: LeaseRow): Promise<boolean> {
  const rows = await sql.query(
    `update engine_leases set scopes = '{}' where key = $1 and token = $2 and holder is not null returning 1`,
    [lease.key, lease.token],
  );
  return rows.length > 0;
}

export async function releaseLease(sql: Sql, lease: LeaseRow): Promise<boolean> {
  const rows = await sql.query('delete from engine_leases where key = $1 and token = $2 returning 1', [
    lease.key,
    lease.token,
  ]);
  return rows.length > 0;
}

/** Takes the work away from its holder: every later write under its token is refused. */
export async function revokeLeases(sql: Sql, keys: readonly string[]): Promise<void> {
  await sql.query(
    `with gone as (delete from engine_leases where key = any($1::uuid[]) returning key)
     select pg_notify('engine_leases', 'revoked:' || key) from gone`,
    [keys],
  );
}

/** Tells the holder, if there is one, that what it waits for may have happened. */
export async function nudgeHolders(sql: Sql, keys: readonly string[]): Promise<void> {
  await sql.query(`select pg_notify('engine_leases', 'nudged:' || key) from unnest($1::text[]) as key`, [keys]);
}

/**
 * Returns the leases that are still the holder's. One that another transaction has locked is left for the next round
 * and is not renewed. A lease that its process has dropped is not renewed either, so that its work finds someone else.
 */
export async function renewLeases(
  sql: Sql,
  holder: string,
  seconds: number,
  keys: readonly string[],
): Promise<(LeaseRow & { isRenewed: boolean })[]> {
  const renewed = await sql.query<{ key: string }>(
    `with mine as (select key from engine_leases where holder = $1 and key = any($3::uuid[]) for update skip locked)
     update engine_leases lease set until = clock_timestamp() + make_interval(secs => $2)
     from mine where lease.key = mine.key returning lease.key`,
    [holder, seconds, keys],
  );
  const renewedKeys = new Set(renewed.map((row) => row.key));
  const rows = await sql.query<LeaseRow>('select key, token from engine_leases where holder = $1', [holder]);
  return rows.map((row) => ({ ...row, isRenewed: renewedKeys.has(row.key) }));
}

/** Replaces silent holders. The new token fences them off before anyone else takes their work. */
export async function takeFromSilent(
  sql: Sql,
  seconds: number,
): Promise<{ key: string; queue: string; payload: Record<string, unknown> }[]> {
  return sql.query(
    `with silent as (select key from engine_leases where until < clock_timestamp() for update skip locked)
     update engine_leases lease
     set token = nextval('engine_tokens'), holder = null, scopes = '{}',
         until = clock_timestamp() + make_interval(secs => $1)
     from silent where lease.key = silent.key
     returning lease.key, lease.queue, lease.payload`,
    [seconds],
  );
}
