import type { CreateWebhookRequest, UpdateWebhookRequest } from '@cartwright/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/use-session.ts';

const endpointsKey = ['webhooks', 'endpoints'] as const;

export function useEndpoints() {
  const { client } = useSession();
  return useQuery({
    queryKey: endpointsKey,
    queryFn: () => client.webhooks.list().then((answer) => answer.endpoints),
    // The service may disable an endpoint at any time.
    refetchInterval: 5_000,
  });
}

/** What may be done with endpoints; each brings the list and the log up to date afterwards. */
export function useEndpointActions() {
  const { client } = useSession();
  const queries = useQueryClient();
  // Not awaited: the answer is shown at once, not after everything else was read again.
  const onSettled = () => void queries.invalidateQueries({ queryKey: ['webhooks'] });
  return {
    add: useMutation({
      mutationFn: (body: CreateWebhookRequest) => client.webhooks.create(body),
      onSettled,
    }),
    change: useMutation({
      mutationFn: (changes: UpdateWebhookRequest & { endpointId: string }) => client.webhooks.update(changes),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (endpointId: string) => client.webhooks.remove({ endpointId }),
      onSettled,
    }),
    rotate: useMutation({
      mutationFn: (wish: { endpointId: string; overlapHours: number }) => client.webhooks.rotateSecret(wish),
      onSettled,
    }),
    sendSamples: useMutation({
      mutationFn: (endpointId: string) => client.webhooks.test({ endpointId }),
      onSettled,
    }),
  };
}
