import { type EventKind, eventKinds, type WebhooksTested } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findEndpoint, type Owner, selectEndpoints } from '../endpoints/endpoint-store.ts';
import { insertEventsFor } from './event-store.ts';
import { renderSamples } from './sample-events.ts';

/** Samples take the same path as real events, so they test all of it. Each endpoint gets its own. */
export async function sendSamples(
  sql: Sql,
  owner: Owner,
  request: { endpointId?: string | undefined; events?: EventKind[] | undefined },
): Promise<WebhooksTested> {
  const endpoints = request.endpointId
    ? [await findEndpoint(sql, owner, request.endpointId)]
    : (await selectEndpoints(sql, owner)).filter((endpoint) => endpoint.enabled);
  const deliveries: WebhooksTested['deliveries'] = [];
  for (const endpoint of endpoints) {
    if (!endpoint) throw new ApiError('not_found');
    if (!endpoint.enabled)
      throw new ApiError('invalid_request', { message: 'The endpoint is disabled. Enable it first.' });
    const wanted = request.events ?? eventKinds;
    const kinds = endpoint.kinds.filter((kind) => wanted.includes(kind));
    const samples = renderSamples(owner, kinds);
    if (samples.length > 0) await insertEventsFor(sql, endpoint.id, samples);
    deliveries.push(...samples.map(({ id, kind }) => ({ eventId: id, endpointId: endpoint.id, kind })));
  }
  return { deliveries };
}
