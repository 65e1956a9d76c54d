import type { Mode, WebhookNotice } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import type { EndpointRow } from './endpoint.ts';

export interface Owner {
  accountId: string;
  mode: Mode;
}

const columns = `id, account_id as "accountId", mode, url, auth, sealed_auth as "sealedAuth",
  sealed_secret as "sealedSecret", sealed_previous_secret as "sealedPreviousSecret",
  previous_secret_expires_at as "previousSecretExpiresAt", kinds, in_progress_spelling as "inProgressSpelling",
  enabled, description, failing_since as "failingSince", notice, version, created_at as "createdAt"`;

export type NewEndpoint = Omit<
  EndpointRow,
  'sealedPreviousSecret' | 'previousSecretExpiresAt' | 'failingSince' | 'notice' | 'version' | 'createdAt'
>;

/** Null when the owner already has as many endpoints as are allowed. */
export async function insertEndpoint(sql: Sql, endpoint: NewEndpoint, most: number): Promise<EndpointRow | null> {
  const [row] = await sql.query<EndpointRow>(
    `insert into webhook_endpoints
       (id, account_id, mode, url, auth, sealed_auth, sealed_secret, kinds, in_progress_spelling, enabled, description)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
     where (select count(*) from webhook_endpoints where account_id = $2 and mode = $3 and removed_at is null) < $12
     returning ${columns}`,
    [
      endpoint.id,
      endpoint.accountId,
      endpoint.mode,
      endpoint.url,
      JSON.stringify(endpoint.auth),
      endpoint.sealedAuth,
      endpoint.sealedSecret,
      endpoint.kinds,
      endpoint.inProgressSpelling,
      endpoint.enabled,
      endpoint.description,
      most,
    ],
  );
  return row ?? null;
}

export function selectEndpoints(sql: Sql, owner: Owner): Promise<EndpointRow[]> {
  return sql.query<EndpointRow>(
    `select ${columns} from webhook_endpoints
     where account_id = $1 and mode = $2 and removed_at is null order by created_at, id`,
    [owner.accountId, owner.mode],
  );
}

export async function findEndpoint(sql: Sql, owner: Owner, id: string): Promise<EndpointRow | null> {
  const [row] = await sql.query<EndpointRow>(
    `select ${columns} from webhook_endpoints
     where id = $1 and account_id = $2 and mode = $3 and removed_at is null`,
    [id, owner.accountId, owner.mode],
  );
  return row ?? null;
}

/** For senders, which work for every owner. */
export function selectEndpointsById(sql: Sql, ids: readonly string[]): Promise<EndpointRow[]> {
  return sql.query<EndpointRow>(`select ${columns} from webhook_endpoints where id = any ($1::uuid[])`, [ids]);
}

export type EndpointChange = Partial<
  Pick<EndpointRow, 'url' | 'auth' | 'sealedAuth' | 'kinds' | 'inProgressSpelling' | 'enabled' | 'description'>
>;

export async function updateEndpoint(
  sql: Sql,
  owner: Owner,
  id: string,
  change: EndpointChange,
): Promise<EndpointRow | null> {
  const [row] = await sql.query<EndpointRow>(
    `update webhook_endpoints set
       url = coalesce($4, url), auth = coalesce($5, auth), sealed_auth = coalesce($6, sealed_auth),
       kinds = coalesce($7, kinds), in_progress_spelling = coalesce($8, in_progress_spelling),
       enabled = coalesce($9, enabled), description = coalesce($10, description), version = version + 1,
       notice = case when $9::boolean is null then notice end,
       failing_since = case when $9 then null else failing_since end
     where id = $1 and account_id = $2 and mode = $3 and removed_at is null
     returning ${columns}`,
    [
      id,
      owner.accountId,
      owner.mode,
      change.url ?? null,
      change.auth ? JSON.stringify(change.auth) : null,
      change.sealedAuth ?? null,
      change.kinds ?? null,
      change.inProgressSpelling ?? null,
      change.enabled ?? null,
      change.description ?? null,
    ],
  );
  return row ?? null;
}

export async function replaceSecret(
  sql: Sql,
  owner: Owner,
  id: string,
  replacement: { sealedSecret: Buffer; overlapHours: number },
): Promise<EndpointRow | null> {
  const [row] = await sql.query<EndpointRow>(
    `update webhook_endpoints set
       sealed_previous_secret = case when $5 > 0 then sealed_secret end,
       previous_secret_expires_at = case when $5 > 0 then now() + $5 * interval '1 hour' end,
       sealed_secret = $4, version = version + 1
     where id = $1 and account_id = $2 and mode = $3 and removed_at is null
     returning ${columns}`,
    [id, owner.accountId, owner.mode, replacement.sealedSecret, replacement.overlapHours],
  );
  return row ?? null;
}

/** Its secrets go with it; the row stays for as long as the delivery log refers to it. */
export async function markRemoved(sql: Sql, owner: Owner, id: string): Promise<boolean> {
  const rows = await sql.query(
    `update webhook_endpoints set removed_at = now(), enabled = false, version = version + 1,
       sealed_auth = '', sealed_secret = '', sealed_previous_secret = null
     where id = $1 and account_id = $2 and mode = $3 and removed_at is null returning 1`,
    [id, owner.accountId, owner.mode],
  );
  return rows.length > 0;
}

export async function disableEndpoint(sql: Sql, id: string, notice: WebhookNotice): Promise<boolean> {
  const rows = await sql.query(
    `update webhook_endpoints set enabled = false, notice = $2, version = version + 1
     where id = $1 and enabled returning 1`,
    [id, JSON.stringify(notice)],
  );
  return rows.length > 0;
}

/** Marks the endpoints as failing where they are not yet marked; returns since when each has failed. */
export function noteFailures(sql: Sql, ids: readonly string[]): Promise<{ id: string; failingSince: Date }[]> {
  return sql.query<{ id: string; failingSince: Date }>(
    `with started as (
       update webhook_endpoints set failing_since = now()
       where id = any ($1::uuid[]) and failing_since is null returning id, failing_since
     )
     select id, failing_since as "failingSince" from started
     union all
     select id, failing_since from webhook_endpoints where id = any ($1::uuid[]) and failing_since is not null`,
    [ids],
  );
}

/** Clears the failing mark; returns those that had failed for at least this long. */
export async function noteRecoveries(sql: Sql, ids: readonly string[], outageMs: number): Promise<string[]> {
  const rows = await sql.query<{ id: string; wasOutage: boolean }>(
    `with before as (
       select id, failing_since from webhook_endpoints
       where id = any ($1::uuid[]) and failing_since is not null for no key update
     )
     update webhook_endpoints endpoint set failing_since = null from before where endpoint.id = before.id
     returning endpoint.id, before.failing_since < now() - $2 * interval '1 millisecond' as "wasOutage"`,
    [ids, outageMs],
  );
  return rows.filter((row) => row.wasOutage).map((row) => row.id);
}
