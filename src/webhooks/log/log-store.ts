import type { DeliveryState, EventKind, Mode } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import type { Owner } from '../endpoints/endpoint-store.ts';

export interface DeliveryFilter {
  accountId: string;
  mode: Mode;
  since: string | null;
  until: string | null;
  endpointId: string | null;
  eventId: string | null;
  subjectId: string | null;
  state: DeliveryState | null;
  before: number | null;
  limit: number;
}

export interface DeliveryRow {
  position: number;
  endpointId: string;
  eventId: string;
  kind: EventKind;
  subjectId: string;
  isSample: boolean;
  state: DeliveryState;
  nextAt: Date | null;
  createdAt: Date;
  /** The successful attempt, if there is one. */
  deliveredAt: Date | null;
  status: number | null;
  durationMs: number | null;
  answer: string | null;
}

/** Newest first, of all endpoints that the account has in this mode. */
export function selectDeliveries(sql: Sql, filter: DeliveryFilter): Promise<DeliveryRow[]> {
  return sql.query<DeliveryRow>(
    `select delivery.position, delivery.endpoint_id as "endpointId", event.id as "eventId", event.kind,
       event.subject_id as "subjectId", event.is_sample as "isSample", delivery.state, delivery.next_at as "nextAt",
       delivery.created_at as "createdAt", delivery.delivered_at as "deliveredAt", delivery.status,
       delivery.duration_ms as "durationMs", delivery.answer
     from webhook_endpoints endpoint
     cross join lateral (
       select * from webhook_deliveries
       where endpoint_id = endpoint.id and ($8::bigint is null or position < $8)
         and ($3::timestamptz is null or created_at >= $3) and ($4::timestamptz is null or created_at < $4)
         and ($5::text is null or state = $5) and ($6::uuid is null or subject_id = $6)
         and ($10::uuid is null or position = (select event.position from webhook_events event where event.id = $10))
       order by position desc limit $9
     ) delivery
     join webhook_events event on event.position = delivery.position
     where endpoint.account_id = $1 and endpoint.mode = $2 and endpoint.removed_at is null
       and ($7::uuid is null or endpoint.id = $7)
     order by delivery.position desc, delivery.endpoint_id limit $9`,
    [
      filter.accountId,
      filter.mode,
      filter.since,
      filter.until,
      filter.state,
      filter.subjectId,
      filter.endpointId,
      filter.before,
      filter.limit,
      filter.eventId,
    ],
  );
}

export interface AttemptRow {
  endpointId: string;
  position: number;
  at: Date;
  status: number | null;
  durationMs: number;
  error: string | null;
  answer: string;
  nextAt: Date | null;
}

/** The latest 50 of each delivery, newest first. */
export function selectAttempts(sql: Sql, deliveries: readonly DeliveryRow[]): Promise<AttemptRow[]> {
  return sql.query<AttemptRow>(
    `select attempt.endpoint_id as "endpointId", attempt.position, attempt.at, attempt.status,
       attempt.duration_ms as "durationMs", attempt.error, attempt.answer, attempt.next_at as "nextAt"
     from unnest($1::uuid[], $2::bigint[]) wanted (endpoint_id, position)
     cross join lateral (
       select * from webhook_attempts
       where endpoint_id = wanted.endpoint_id and position = wanted.position order by id desc limit 50
     ) attempt
     order by attempt.id desc`,
    [deliveries.map((delivery) => delivery.endpointId), deliveries.map((delivery) => delivery.position)],
  );
}

export interface ReplayFilter {
  eventId: string | null;
  since: string | null;
  until: string | null;
  kinds: readonly EventKind[] | null;
  endpointId: string | null;
  onlyUndelivered: boolean;
}

// Two statements, so that each selection uses its own index.
const oneEvent = 'event.id = $6';
const eventsOfRange = 'not event.is_sample and event.created_at >= $6 and event.created_at < $7';

const restart = (choice: string) => `
  with chosen as (
    select event.position, event.subject_id, event.kind, event.payload from webhook_events event
    where event.account_id = $1 and event.mode = $2 and ($3::text[] is null or event.kind = any ($3)) and ${choice}
  ), remembered as (
    insert into webhook_attempts (endpoint_id, position, at, status, duration_ms, answer)
    select delivery.endpoint_id, delivery.position, delivery.delivered_at, delivery.status, delivery.duration_ms, delivery.answer
    from chosen join webhook_deliveries delivery on delivery.position = chosen.position
    join webhook_endpoints endpoint on endpoint.id = delivery.endpoint_id and endpoint.account_id = $1
      and endpoint.mode = $2 and endpoint.enabled and ($4::uuid is null or endpoint.id = $4)
    where delivery.state = 'delivered' and not $5
  )
  insert into webhook_deliveries as delivery (endpoint_id, position, subject_id, body, next_at)
  select endpoint.id, chosen.position, chosen.subject_id,
    case when chosen.kind = 'IN_PROGRESS' and endpoint.in_progress_spelling = 'IN-PROGRESS'
      -- The first of its kind in the text is the event's own: nothing before it comes from a caller.
      then regexp_replace(chosen.payload, '"status":"IN_PROGRESS"', '"status":"IN-PROGRESS"') end,
    now()
  from chosen join webhook_endpoints endpoint
    on endpoint.account_id = $1 and endpoint.mode = $2 and endpoint.enabled and endpoint.removed_at is null
    and ($4::uuid is null or endpoint.id = $4)
  order by endpoint.id, chosen.position
  on conflict (endpoint_id, position) do update
    set state = 'pending', next_at = now(), delivered_at = null,
      tries = case when delivery.state = 'pending' then delivery.tries else 0 end
    where delivery.state <> 'delivered' or not $5
  returning 1`;

/** Makes deliveries due again, or creates them for an endpoint that never got the event. Returns how many. */
export async function restartDeliveries(sql: Sql, owner: Owner, filter: ReplayFilter): Promise<number> {
  const values = [owner.accountId, owner.mode, filter.kinds, filter.endpointId, filter.onlyUndelivered];
  const rows =
    filter.eventId === null
      ? await sql.query(restart(eventsOfRange), [...values, filter.since ?? '-infinity', filter.until ?? 'infinity'])
      : await sql.query(restart(oneEvent), [...values, filter.eventId]);
  return rows.length;
}

export async function eventExists(sql: Sql, owner: Owner, eventId: string): Promise<boolean> {
  const rows = await sql.query('select 1 from webhook_events where id = $3 and account_id = $1 and mode = $2', [
    owner.accountId,
    owner.mode,
    eventId,
  ]);
  return rows.length > 0;
}
