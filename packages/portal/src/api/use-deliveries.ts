import type { DeliveryState, ReplayWebhooksRequest, WebhookDeliveries } from '@cartwright/sdk';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/use-session.ts';

const PAGE = 25;

export interface DeliveryFilter {
  endpointId?: string | undefined;
  taskId?: string | undefined;
  state?: DeliveryState | undefined;
}

export function useDeliveries(filter: DeliveryFilter) {
  const { client } = useSession();
  return useInfiniteQuery({
    queryKey: ['webhooks', 'deliveries', filter],
    queryFn: ({ pageParam }) =>
      client.webhooks.deliveries({ ...filter, limit: PAGE, ...(pageParam !== null && { before: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    // Something on its way is worth watching; a log at rest is not.
    refetchInterval: (query) => (isUnderWay(query.state.data?.pages ?? []) ? 1_500 : 5_000),
  });
}

function isUnderWay(pages: readonly WebhookDeliveries[]): boolean {
  const soon = Date.now() + 60_000;
  return pages.some(({ deliveries }) =>
    deliveries.some(
      ({ state, nextAttemptAt }) =>
        state === 'pending' && (nextAttemptAt === null || new Date(nextAttemptAt).getTime() < soon),
    ),
  );
}

export function useReplay() {
  const { client } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ReplayWebhooksRequest) => client.webhooks.replay(body),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['webhooks'] }),
  });
}
