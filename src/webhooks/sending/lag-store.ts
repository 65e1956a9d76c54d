import type { Sql } from '../../platform/database.ts';

/** In seconds; 0 when nothing is overdue. Reads only pending deliveries of enabled endpoints. */
export async function readDeliveryLag(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ seconds: number }>(
    `select coalesce(extract(epoch from clock_timestamp() - min(d.next_at)), 0)::float8 as seconds
     from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
     where d.state = 'pending' and d.next_at <= clock_timestamp() and e.enabled`,
  );
  return row?.seconds ?? 0;
}
