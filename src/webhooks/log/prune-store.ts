import type { Sql } from '../../platform/database.ts';

const BATCH = 5_000;

/**
 * Deletes the oldest part of the log: events past their time with their deliveries and attempts, whether delivered or
 * still waiting for an endpoint that nobody enabled again. Returns whether there may be more. Works in batches to keep
 * transactions short.
 */
export async function pruneBatch(sql: Sql, days: number): Promise<boolean> {
  const [row] = await sql.query<{ count: number }>(
    `with old as (
       select position from webhook_events
       where position <= (select max(position) from (
           select position from webhook_events order by position limit ${BATCH}
         ) oldest)
         and created_at < now() - $1 * interval '1 day'
     ), attempts as (
       delete from webhook_attempts attempt using old, webhook_endpoints endpoint
       where attempt.endpoint_id = endpoint.id and attempt.position = old.position
     ), deliveries as (
       delete from webhook_deliveries delivery using old, webhook_endpoints endpoint
       where delivery.endpoint_id = endpoint.id and delivery.position = old.position
     ), events as (
       delete from webhook_events event using old where event.position = old.position returning 1
     )
     select count(*) as count from events`,
    [days],
  );
  return (row?.count ?? 0) === BATCH;
}

/** Removed endpoints stay for as long as the log may refer to them. */
export async function pruneEndpoints(sql: Sql, days: number): Promise<void> {
  await sql.query(
    `delete from webhook_endpoints where removed_at < now() - $1 * interval '1 day'
       and not exists (select from webhook_deliveries where endpoint_id = webhook_endpoints.id)`,
    [days],
  );
}
