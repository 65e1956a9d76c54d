import type {
  CreateWebhookRequest,
  UpdateWebhookRequest,
  WebhookCreated,
  WebhookEndpoint,
  WebhooksTested,
} from '@cartwright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/use-session.ts';

const endpointsKey = ['webhooks', 'endpoints'] as const;

export function useEndpoints() {
  const { call } = useSession();
  return useQuery({
    queryKey: endpointsKey,
    queryFn: () => call<{ endpoints: WebhookEndpoint[] }>('GET', '/webhooks').then((answer) => answer.endpoints),
    // The service may disable an endpoint at any time.
    refetchInterval: 5_000,
  });
}

/** What may be done with endpoints; each brings the list and the log up to date afterwards. */
export function useEndpointActions() {
  const { call } = useSession();
  const queries = useQueryClient();
  // Not awaited: what the answer brings is shown at once, not when everything else is read anew.
  const onSettled = () => void queries.invalidateQueries({ queryKey: ['webhooks'] });
  return {
    add: useMutation({
      mutationFn: (body: CreateWebhookRequest) => call<WebhookCreated>('POST', '/webhooks', { body }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ endpointId, ...body }: UpdateWebhookRequest & { endpointId: string }) =>
        call<WebhookEndpoint>('PATCH', `/webhooks/${endpointId}`, { body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (endpointId: string) => call('DELETE', `/webhooks/${endpointId}`),
      onSettled,
    }),
    rotate: useMutation({
      mutationFn: ({ endpointId, overlapHours }: { endpointId: string; overlapHours: number }) =>
        call<WebhookCreated>('POST', `/webhooks/${endpointId}/rotate-secret`, { body: { overlapHours } }),
      onSettled,
    }),
    sendSamples: useMutation({
      mutationFn: (endpointId: string) => call<WebhooksTested>('POST', '/webhooks/test', { body: { endpointId } }),
      onSettled,
    }),
  };
}
