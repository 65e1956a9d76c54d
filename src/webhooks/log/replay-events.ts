import type { ReplayWebhooksRequest } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findEndpoint, type Owner } from '../endpoints/endpoint-store.ts';
import { eventExists, restartDeliveries } from './log-store.ts';

/** Sends one event, or all of a time range, again: same id, same bytes, in order within each task. */
export async function replayEvents(sql: Sql, owner: Owner, request: ReplayWebhooksRequest): Promise<number> {
  if (request.eventId && !(await eventExists(sql, owner, request.eventId))) throw new ApiError('not_found');
  if (request.endpointId && !(await findEndpoint(sql, owner, request.endpointId))) throw new ApiError('not_found');
  return restartDeliveries(sql, owner, {
    eventId: request.eventId ?? null,
    since: request.since ?? null,
    until: request.until ?? null,
    kinds: request.events ?? null,
    endpointId: request.endpointId ?? null,
    onlyUndelivered: request.onlyUndelivered ?? false,
  });
}
