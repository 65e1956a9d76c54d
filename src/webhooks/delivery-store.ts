import type { EventKind } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';

export interface ClaimedDelivery {
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

export interface ClaimRequest {
  claim: string;
  leaseMs: number;
  /** How many more of each known endpoint may be taken; others may have `roomOfOthers`. */
  rooms: ReadonlyMap<string, number>;
  roomOfOthers: number;
  /** How many may be taken altogether. */
  most: number;
}

// One index probe for each endpoint that has anything pending, however much that is.
const endpointsWithPending = `
  select * from (
    select endpoint_id, next_at from webhook_deliveries where state = 'pending' order by endpoint_id, next_at limit 1
  ) first
  union all
  select next.endpoint_id, next.next_at from pending, lateral (
    select endpoint_id, next_at from webhook_deliveries
    where state = 'pending' and endpoint_id > pending.endpoint_id order by endpoint_id, next_at limit 1
  ) next`;

/**
 * Takes what is due, for a lease: of each subject only the first pending delivery, so that order is kept by whoever
 * sends, and of each endpoint only as many as there is room for, so that none can fill a sender. Deliveries that
 * another sender is taking at this moment are passed over.
 */
export function claimDeliveries(sql: Sql, { claim, leaseMs, rooms, roomOfOthers, most }: ClaimRequest) {
  return sql.query<ClaimedDelivery>(
    `with recursive pending (endpoint_id, next_at) as (${endpointsWithPending}), ready as (
       select endpoint.id, endpoint.version, endpoint.failing_since, coalesce(known.room, $5) as room
       from pending
       join webhook_endpoints endpoint on endpoint.id = pending.endpoint_id and endpoint.enabled
       left join unnest($3::uuid[], $4::integer[]) known (id, room) on known.id = endpoint.id
       where pending.next_at <= now() and coalesce(known.room, $5) > 0
     ), picked as (
       select due.endpoint_id, due.position, ready.version, ready.failing_since
       from ready cross join lateral (
         select candidate.endpoint_id, candidate.position from webhook_deliveries candidate
         where candidate.endpoint_id = ready.id and candidate.state = 'pending' and candidate.next_at <= now()
           and candidate.position = (
             select head.position from webhook_deliveries head
             where head.endpoint_id = ready.id and head.subject_id = candidate.subject_id and head.state = 'pending'
             order by head.position limit 1)
         order by candidate.next_at limit ready.room
         for update of candidate skip locked
       ) due
       limit $6
     ), taken as (
       update webhook_deliveries delivery set claim = $1, next_at = now() + $2 * interval '1 millisecond'
       from picked
       where delivery.endpoint_id = picked.endpoint_id and delivery.position = picked.position
       returning delivery.endpoint_id, delivery.position, delivery.tries, delivery.body, picked.version, picked.failing_since
     )
     select taken.endpoint_id as "endpointId", taken.position, taken.tries, event.id as "eventId", event.kind,
       coalesce(taken.body, event.payload) as body, taken.version as "endpointVersion",
       taken.failing_since is not null as "endpointIsFailing"
     from taken join webhook_events event on event.position = taken.position
     order by taken.position`,
    [claim, leaseMs, [...rooms.keys()], [...rooms.values()], roomOfOthers, most],
  );
}

export interface FinishedAttempt {
  endpointId: string;
  position: number;
  claim: string;
  state: 'pending' | 'delivered' | 'failed';
  /** With 'pending': how long until the next try. */
  waitMs: number | null;
  at: Date;
  status: number | null;
  durationMs: number;
  error: string | null;
  answer: string;
}

/**
 * Writes how attempts went. A delivery whose lease went to another sender meanwhile is left to that one; the attempt is
 * logged all the same. Later deliveries of a subject follow its first: they wait with it and are freed with it.
 */
export async function finishAttempts(sql: Sql, attempts: readonly FinishedAttempt[]): Promise<void> {
  await sql.query(
    `with given as (
       select *, now() + wait_ms * interval '1 millisecond' as next_at
       from unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::text[], $5::integer[], $6::timestamptz[], $7::integer[],
         $8::integer[], $9::text[], $10::text[])
         as given (endpoint_id, position, claim, state, wait_ms, at, status, duration_ms, error, answer)
     ), finished as (
       update webhook_deliveries delivery
       set state = given.state, next_at = given.next_at, claim = null,
         tries = delivery.tries + (given.state <> 'delivered')::integer
       from given
       where delivery.endpoint_id = given.endpoint_id and delivery.position = given.position
         and delivery.claim = given.claim and delivery.state = 'pending'
       returning delivery.endpoint_id, delivery.subject_id, delivery.position, coalesce(given.next_at, now()) as next_at
     ), followed as (
       update webhook_deliveries later set next_at = finished.next_at
       from finished
       where later.endpoint_id = finished.endpoint_id and later.subject_id = finished.subject_id
         and later.state = 'pending' and later.position > finished.position
         and greatest(later.next_at, now()) <> greatest(finished.next_at, now())
     )
     insert into webhook_attempts (endpoint_id, position, at, status, duration_ms, error, answer, next_at)
     select endpoint_id, position, at, status, duration_ms, error, answer, next_at from given`,
    [
      attempts.map((attempt) => attempt.endpointId),
      attempts.map((attempt) => attempt.position),
      attempts.map((attempt) => attempt.claim),
      attempts.map((attempt) => attempt.state),
      attempts.map((attempt) => attempt.waitMs),
      attempts.map((attempt) => attempt.at),
      attempts.map((attempt) => attempt.status),
      attempts.map((attempt) => attempt.durationMs),
      attempts.map((attempt) => attempt.error),
      attempts.map((attempt) => attempt.answer),
    ],
  );
}

export interface HeldDelivery {
  endpointId: string;
  position: number;
  claim: string;
}

const held = `unnest($1::uuid[], $2::bigint[], $3::uuid[]) as held (endpoint_id, position, claim)
  where delivery.endpoint_id = held.endpoint_id and delivery.position = held.position
    and delivery.claim = held.claim and delivery.state = 'pending'`;

const heldValues = (deliveries: readonly HeldDelivery[]) => [
  deliveries.map((delivery) => delivery.endpointId),
  deliveries.map((delivery) => delivery.position),
  deliveries.map((delivery) => delivery.claim),
];

/** Answers which are still held: the others were taken over. */
export function renewLeases(sql: Sql, deliveries: readonly HeldDelivery[], leaseMs: number) {
  return sql.query<{ endpointId: string; position: number }>(
    `update webhook_deliveries delivery set next_at = now() + $4 * interval '1 millisecond' from ${held}
     returning delivery.endpoint_id as "endpointId", delivery.position`,
    [...heldValues(deliveries), leaseMs],
  );
}

/** Gives back what was taken and not sent. */
export async function releaseDeliveries(sql: Sql, deliveries: readonly HeldDelivery[]): Promise<void> {
  await sql.query(
    `update webhook_deliveries delivery set next_at = now(), claim = null from ${held}`,
    heldValues(deliveries),
  );
}

/**
 * Puts off deliveries that are due but stand behind one that waits for a retry, so that claims need not pass over them
 * again and again. Ten minutes at most: nothing hangs on the writer of the retry remembering them.
 */
export async function deferFollowers(sql: Sql): Promise<void> {
  await sql.query(
    `with recursive pending (endpoint_id, next_at) as (${endpointsWithPending}), blocked as (
       select follower.endpoint_id, follower.position, head.next_at
       from pending
       join webhook_endpoints endpoint on endpoint.id = pending.endpoint_id and endpoint.enabled
       cross join lateral (
         select endpoint_id, position, subject_id from webhook_deliveries
         where endpoint_id = pending.endpoint_id and state = 'pending' and next_at <= now() and claim is null
         limit 2000 for update skip locked
       ) follower
       cross join lateral (
         select position, next_at, claim from webhook_deliveries
         where endpoint_id = follower.endpoint_id and subject_id = follower.subject_id and state = 'pending'
         order by position limit 1
       ) head
       where pending.next_at <= now() and head.position < follower.position and head.claim is null
         and head.next_at > now() + interval '2 seconds'
     )
     update webhook_deliveries delivery set next_at = least(blocked.next_at, now() + interval '10 minutes')
     from blocked
     where delivery.endpoint_id = blocked.endpoint_id and delivery.position = blocked.position
       and delivery.state = 'pending' and delivery.claim is null`,
  );
}

/** An endpoint answers again after an outage: what waits for it is due now. Does not count against the schedule. */
export async function hastenDeliveries(sql: Sql, endpointIds: readonly string[]): Promise<void> {
  await sql.query(
    `with waiting as (
       select endpoint_id, position from webhook_deliveries
       where endpoint_id = any ($1::uuid[]) and state = 'pending' and claim is null and next_at > now()
       for update skip locked
     )
     update webhook_deliveries delivery set next_at = now(), tries = greatest(tries - 1, 0)
     from waiting where delivery.endpoint_id = waiting.endpoint_id and delivery.position = waiting.position`,
    [endpointIds],
  );
}
