import type { EventKind } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { endpointsWithPending } from './lease-store.ts';

export interface DueDelivery {
  endpointId: string;
  position: number;
  /** Failed tries before this one. */
  tries: number;
  eventId: string;
  kind: EventKind;
  body: string;
  endpointVersion: number;
  endpointIsFailing: boolean;
}

export interface EndpointRoom {
  endpointId: string;
  room: number;
  /** Positions that the sender is already working on. */
  inHand: readonly number[];
}

/**
 * What the holder of the endpoints' leases may send now: of each subject only the first pending delivery, so that order
 * is kept, and of each endpoint only as many as there is room for. Nothing is written: the lease is the claim.
 * Deliveries already in hand are filtered out at the end: they come first anyway, and checking each candidate costs far
 * more.
 */
export function selectDue(sql: Sql, holder: string, endpoints: readonly EndpointRoom[]): Promise<DueDelivery[]> {
  return sql.query<DueDelivery>(
    `select due.endpoint_id as "endpointId", due.position, due.tries, event.id as "eventId", event.kind,
       coalesce(due.body, event.payload) as body, due.version as "endpointVersion",
       due.failing_since is not null as "endpointIsFailing"
     from (
       select pending.*, endpoint.version, endpoint.failing_since
       from unnest($2::uuid[], $3::integer[]) wanted (id, most)
       join webhook_leases lease on lease.endpoint_id = wanted.id and lease.holder = $1 and lease.expires_at > now()
       join webhook_endpoints endpoint on endpoint.id = wanted.id and endpoint.enabled
       cross join lateral (
         select candidate.endpoint_id, candidate.position, candidate.tries, candidate.body
         from webhook_deliveries candidate
         where candidate.endpoint_id = wanted.id and candidate.state = 'pending' and candidate.next_at <= now()
           and candidate.position = (
             select head.position from webhook_deliveries head
             where head.lane = candidate.lane and head.state = 'pending' order by head.position limit 1)
         order by candidate.next_at limit wanted.most
       ) pending
     ) due
     left join unnest($4::uuid[], $5::bigint[]) in_hand (endpoint_id, position)
       on in_hand.endpoint_id = due.endpoint_id and in_hand.position = due.position
     join webhook_events event on event.position = due.position
     where in_hand.position is null`,
    [
      holder,
      endpoints.map((endpoint) => endpoint.endpointId),
      endpoints.map((endpoint) => endpoint.room + endpoint.inHand.length),
      endpoints.flatMap((endpoint) => endpoint.inHand.map(() => endpoint.endpointId)),
      endpoints.flatMap((endpoint) => endpoint.inHand),
    ],
  );
}

export interface FinishedAttempt {
  endpointId: string;
  position: number;
  state: 'pending' | 'delivered' | 'failed';
  /** Failed tries before this one. */
  tries: number;
  /** With 'pending': how long until the next try. */
  waitMs: number | null;
  at: Date;
  status: number | null;
  durationMs: number;
  error: string | null;
  answer: string;
}

// Makes the planner use the key where the key is known. Written as a state, the condition would let it choose the index
// of pending deliveries and read all of it for each row.
const isPending = 'delivery.next_at is not null';

// The commit does not wait for the disk: a crash of the server can only lose marks, and a lost mark only causes a
// duplicate.
const unwaited = `select set_config('synchronous_commit', 'off', true)`;

/** Writes acknowledged deliveries. One whose endpoint has moved to another sender is left to that sender. */
export async function finishDelivered(sql: Sql, holder: string, attempts: readonly FinishedAttempt[]): Promise<void> {
  await sql.query(
    `with relaxed as (${unwaited})
     update webhook_deliveries delivery
     set state = 'delivered', next_at = null, delivered_at = given.at, status = given.status,
       duration_ms = given.duration_ms, answer = given.answer
     from unnest($2::uuid[], $3::bigint[], $4::timestamptz[], $5::integer[], $6::integer[], $7::text[])
       as given (endpoint_id, position, at, status, duration_ms, answer)
     join webhook_leases lease on lease.endpoint_id = given.endpoint_id and lease.holder = $1
     where delivery.endpoint_id = given.endpoint_id and delivery.position = given.position
       and ${isPending} and exists (select from relaxed)`,
    [
      holder,
      attempts.map((attempt) => attempt.endpointId),
      attempts.map((attempt) => attempt.position),
      attempts.map((attempt) => attempt.at.toISOString()),
      attempts.map((attempt) => attempt.status),
      attempts.map((attempt) => attempt.durationMs),
      attempts.map((attempt) => attempt.answer),
    ],
  );
}

/** Later deliveries of the subject were postponed with one that failed; now that it is delivered they are due. */
export async function freeFollowers(
  sql: Sql,
  deliveries: readonly { endpointId: string; position: number }[],
): Promise<void> {
  await sql.query(
    `update webhook_deliveries later set next_at = now()
     from unnest($1::uuid[], $2::bigint[]) as given (endpoint_id, position)
     join webhook_deliveries finished
       on finished.endpoint_id = given.endpoint_id and finished.position = given.position
     where later.lane = finished.lane and later.state = 'pending' and later.position > finished.position
       and later.next_at > now()`,
    [deliveries.map((delivery) => delivery.endpointId), deliveries.map((delivery) => delivery.position)],
  );
}

/** Writes failed tries: when the next is due, or that none follows. Later deliveries of the subject wait with it. */
export async function finishFailed(sql: Sql, holder: string, attempts: readonly FinishedAttempt[]): Promise<void> {
  await sql.query(
    `with given as (
       select *, now() + wait_ms * interval '1 millisecond' as next_at
       from unnest($2::uuid[], $3::bigint[], $4::text[], $5::integer[], $6::timestamptz[], $7::integer[], $8::integer[],
         $9::text[], $10::text[])
         as given (endpoint_id, position, state, wait_ms, at, status, duration_ms, error, answer)
     ), finished as (
       update webhook_deliveries delivery
       set state = given.state, next_at = given.next_at, tries = delivery.tries + 1
       from given join webhook_leases lease on lease.endpoint_id = given.endpoint_id and lease.holder = $1
       where delivery.endpoint_id = given.endpoint_id and delivery.position = given.position
         and ${isPending}
       returning delivery.lane, delivery.position, coalesce(given.next_at, now()) as next_at
     ), followed as (
       update webhook_deliveries later set next_at = finished.next_at
       from finished
       where later.lane = finished.lane and later.state = 'pending' and later.position > finished.position
     )
     insert into webhook_attempts (endpoint_id, position, at, status, duration_ms, error, answer, next_at)
     select endpoint_id, position, at, status, duration_ms, error, answer, next_at from given`,
    [
      holder,
      attempts.map((attempt) => attempt.endpointId),
      attempts.map((attempt) => attempt.position),
      attempts.map((attempt) => attempt.state),
      attempts.map((attempt) => attempt.waitMs),
      attempts.map((attempt) => attempt.at.toISOString()),
      attempts.map((attempt) => attempt.status),
      attempts.map((attempt) => attempt.durationMs),
      attempts.map((attempt) => attempt.error),
      attempts.map((attempt) => attempt.answer),
    ],
  );
}

/**
 * Postpones due deliveries behind one that waits for a retry, so that senders need not skip them again and again. Ten
 * minutes at most, so that nothing depends on the retry's writer remembering them.
 */
export async function deferFollowers(sql: Sql): Promise<void> {
  await sql.query(
    `with recursive pending (endpoint_id, next_at) as (${endpointsWithPending}), blocked as (
       select follower.endpoint_id, follower.position, head.next_at
       from pending
       join webhook_endpoints endpoint on endpoint.id = pending.endpoint_id and endpoint.enabled
       cross join lateral (
         select endpoint_id, position, lane from webhook_deliveries
         where endpoint_id = pending.endpoint_id and state = 'pending' and next_at <= now()
         limit 2000 for update skip locked
       ) follower
       cross join lateral (
         select position, next_at from webhook_deliveries
         where lane = follower.lane and state = 'pending' order by position limit 1
       ) head
       where pending.next_at <= now() and head.position < follower.position
         and head.next_at > now() + interval '2 seconds'
     )
     update webhook_deliveries delivery set next_at = least(blocked.next_at, now() + interval '10 minutes')
     from blocked
     where delivery.endpoint_id = blocked.endpoint_id and delivery.position = blocked.position
       and ${isPending}`,
  );
}

/** An endpoint answers again after an outage: what waits for it is due now. Does not count against the schedule. */
export async function hastenDeliveries(sql: Sql, endpointIds: readonly string[]): Promise<void> {
  await sql.query(
    `with waiting as (
       select endpoint_id, position from webhook_deliveries
       where endpoint_id = any ($1::uuid[]) and state = 'pending' and next_at > now()
       for update skip locked
     )
     update webhook_deliveries delivery set next_at = now(), tries = greatest(tries - 1, 0)
     from waiting where delivery.endpoint_id = waiting.endpoint_id and delivery.position = waiting.position`,
    [endpointIds],
  );
}
