import type { Database } from '../platform/database.ts';
import type { Handlers } from '../platform/http/handler.ts';
import {
  changeEndpoint,
  createEndpoint,
  type EndpointDependencies,
  listEndpoints,
  readEndpoint,
  removeEndpoint,
  rotateSecret,
} from './endpoints/manage-endpoints.ts';
import { sendSamples } from './events/send-samples.ts';
import { listDeliveries, listEvents } from './log/read-log.ts';
import { replayEvents } from './log/replay-events.ts';
import { registerHome, wakeSenders } from './sending/wake-senders.ts';

export type WebhookHandlers = Pick<
  Handlers,
  | 'createWebhook'
  | 'listWebhooks'
  | 'readWebhook'
  | 'updateWebhook'
  | 'removeWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhooks'
  | 'listWebhookEvents'
  | 'listWebhookDeliveries'
  | 'replayWebhooks'
>;

export function webhookHandlers(deps: EndpointDependencies & { database: Database }): WebhookHandlers {
  registerHome(deps.database);
  return {
    createWebhook: ({ caller, sql, input }) => createEndpoint(deps, sql, ownerOf(caller), input),
    listWebhooks: async ({ caller, sql }) => ({ endpoints: await listEndpoints(sql, ownerOf(caller)) }),
    readWebhook: ({ caller, sql, input }) => readEndpoint(sql, ownerOf(caller), input.endpointId),
    updateWebhook: async ({ caller, sql, input: { endpointId, ...change } }) => {
      const endpoint = await changeEndpoint(deps, sql, ownerOf(caller), endpointId, change);
      sql.afterCommit(() => wakeSenders(deps.database));
      return endpoint;
    },
    removeWebhook: async ({ caller, sql, input }) => {
      await removeEndpoint(sql, ownerOf(caller), input.endpointId);
      return { endpointId: input.endpointId, removed: true };
    },
    rotateWebhookSecret: ({ caller, sql, input }) =>
      rotateSecret(deps, sql, ownerOf(caller), input.endpointId, input.overlapHours),
    testWebhooks: async ({ caller, sql, input }) => {
      const sent = await sendSamples(sql, ownerOf(caller), input);
      sql.afterCommit(() => wakeSenders(deps.database));
      return sent;
    },
    listWebhookEvents: ({ caller, sql, input }) => listEvents(sql, ownerOf(caller), input),
    listWebhookDeliveries: ({ caller, sql, input }) => listDeliveries(sql, ownerOf(caller), input),
    replayWebhooks: async ({ caller, sql, input }) => {
      const deliveries = await replayEvents(sql, ownerOf(caller), input);
      sql.afterCommit(() => wakeSenders(deps.database));
      return { deliveries };
    },
  };
}

const ownerOf = ({ accountId, mode }: { accountId: string; mode: 'test' | 'live' }) => ({ accountId, mode });
