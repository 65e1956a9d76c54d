import type { EventKind, Mode } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import type { NewEvent } from './render-event.ts';

// Events are still kept for an endpoint that the service disabled: enabling it sends them all, in order.
const wantsEvents = '(endpoint.enabled or endpoint.notice is not null)';

const recordOne = `
  with recorded as (
    insert into webhook_events (id, account_id, mode, subject_id, kind, payload, is_sample)
    values ($1, $2, $3, $4, $5, $6, $8)
    on conflict (subject_id, kind) do nothing
    returning position
  )
  insert into webhook_deliveries (endpoint_id, position, subject_id, body, next_at)
  select endpoint.id, recorded.position, $4, case when endpoint.in_progress_spelling = 'IN-PROGRESS' then $7 end, now()
  from recorded cross join webhook_endpoints endpoint
  where endpoint.account_id = $2 and endpoint.mode = $3 and endpoint.removed_at is null
    and ${wantsEvents} and $5 = any (endpoint.kinds)
  returning 1`;

const recordMany = `
  with given as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::boolean[])
      with ordinality as given (id, account_id, mode, subject_id, kind, payload, hyphen_payload, is_sample, nth)
  ), recorded as (
    insert into webhook_events (id, account_id, mode, subject_id, kind, payload, is_sample)
    select id, account_id, mode, subject_id, kind, payload, is_sample from given order by nth
    on conflict (subject_id, kind) do nothing
    returning id, position
  )
  insert into webhook_deliveries (endpoint_id, position, subject_id, body, next_at)
  select endpoint.id, recorded.position, given.subject_id,
    case when endpoint.in_progress_spelling = 'IN-PROGRESS' then given.hyphen_payload end, now()
  from recorded
  join given using (id)
  join webhook_endpoints endpoint
    on endpoint.account_id = given.account_id and endpoint.mode = given.mode and endpoint.removed_at is null
    and ${wantsEvents} and given.kind = any (endpoint.kinds) and ($9::uuid is null or endpoint.id = $9)
  returning 1`;

/**
 * Outbox rows and their deliveries in one statement, in the order given; returns how many deliveries that made. An
 * event whose kind was already announced for its subject is dropped: receivers deduplicate on that pair. A single
 * event, the usual case, has its own statement, which costs a third of the general one.
 */
export async function insertEvents(sql: Sql, events: readonly NewEvent[]): Promise<number> {
  const [first] = events;
  if (events.length === 1 && first) return (await sql.query(recordOne, valuesOf(first))).length;
  return (await sql.query(recordMany, [...transpose(events.map(valuesOf)), null])).length;
}

/** The same for one endpoint only. */
export async function insertEventsFor(sql: Sql, endpointId: string, events: readonly NewEvent[]): Promise<number> {
  return (await sql.query(recordMany, [...transpose(events.map(valuesOf)), endpointId])).length;
}

const valuesOf = (event: NewEvent) => [
  event.id,
  event.accountId,
  event.mode,
  event.subjectId,
  event.kind,
  event.payload,
  event.hyphenPayload,
  event.isSample,
];

const transpose = <T>(rows: readonly T[][]): T[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] as T));

export interface EventFilter {
  accountId: string;
  mode: Mode;
  since: string | null;
  until: string | null;
  subjectId: string | null;
  kind: EventKind | null;
  before: number | null;
  limit: number;
}

export interface EventRow {
  position: number;
  id: string;
  kind: EventKind;
  subjectId: string;
  payload: string;
  createdAt: Date;
}

const eventColumns = 'position, id, kind, subject_id as "subjectId", payload, created_at as "createdAt"';

/** Newest first. Each filter has its own statement, so that each can use its own index. */
export function selectEvents(sql: Sql, filter: EventFilter): Promise<EventRow[]> {
  const values = [filter.accountId, filter.mode, filter.kind, filter.before, filter.limit];
  if (filter.subjectId !== null) {
    return sql.query<EventRow>(
      `select ${eventColumns} from webhook_events
       where account_id = $1 and mode = $2 and not is_sample and subject_id = $6
         and ($3::text is null or kind = $3) and ($4::bigint is null or position < $4)
       order by position desc limit $5`,
      [...values, filter.subjectId],
    );
  }
  return sql.query<EventRow>(
    `select ${eventColumns} from webhook_events
     where account_id = $1 and mode = $2 and not is_sample and created_at >= $6 and created_at < $7
       and ($3::text is null or kind = $3)
       and ($4::bigint is null or (created_at, position) < (select created_at, position from webhook_events where position = $4))
     order by created_at desc, position desc limit $5`,
    [...values, filter.since ?? '-infinity', filter.until ?? 'infinity'],
  );
}
