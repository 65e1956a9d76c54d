import type { Sql } from '../../platform/database.ts';

/** One index probe for each endpoint that has anything pending, however much that is. */
export const endpointsWithPending = `
  select * from (
    select endpoint_id, next_at from webhook_deliveries where state = 'pending' order by endpoint_id, next_at limit 1
  ) first
  union all
  select next.endpoint_id, next.next_at from pending, lateral (
    select endpoint_id, next_at from webhook_deliveries
    where state = 'pending' and endpoint_id > pending.endpoint_id order by endpoint_id, next_at limit 1
  ) next`;

export interface LeaseTerms {
  holder: string;
  leaseMs: number;
}

/** Takes endpoints that have something due and no sender, or one that has stopped renewing. */
export async function takeLeases(sql: Sql, { holder, leaseMs }: LeaseTerms, most: number): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `with recursive pending (endpoint_id, next_at) as (${endpointsWithPending}), free as (
       select pending.endpoint_id from pending
       join webhook_endpoints endpoint on endpoint.id = pending.endpoint_id and endpoint.enabled
       left join webhook_leases lease on lease.endpoint_id = pending.endpoint_id
       where pending.next_at <= now() and (lease.endpoint_id is null or lease.expires_at < now())
       order by pending.next_at limit $3
     )
     insert into webhook_leases as lease (endpoint_id, holder, expires_at)
     select endpoint_id, $1, now() + $2 * interval '1 millisecond' from free order by endpoint_id
     on conflict (endpoint_id) do update set holder = excluded.holder, expires_at = excluded.expires_at
       where lease.expires_at < now()
     returning lease.endpoint_id as id`,
    [holder, leaseMs, most],
  );
  return rows.map((row) => row.id);
}

/** Returns which are still held: the others were taken over. */
export async function renewLeases(
  sql: Sql,
  { holder, leaseMs }: LeaseTerms,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `update webhook_leases set expires_at = now() + $2 * interval '1 millisecond'
     where holder = $1 and endpoint_id = any ($3::uuid[]) returning endpoint_id as id`,
    [holder, leaseMs, ids],
  );
  return rows.map((row) => row.id);
}

export async function releaseLeases(sql: Sql, holder: string, ids: readonly string[]): Promise<void> {
  await sql.query('delete from webhook_leases where holder = $1 and endpoint_id = any ($2::uuid[])', [holder, ids]);
}
