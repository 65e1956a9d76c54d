import { isTerminal, type TaskFilter } from '@cartwright/sdk';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/use-session.ts';

/** The stream tells of every step at once; this is for the rare one that it missed. */
const POLL_MS = 15_000;
const PAGE = 50;

export function useOrders(filter: TaskFilter) {
  const { client } = useSession();
  return useInfiniteQuery({
    queryKey: ['orders', 'list', filter],
    queryFn: ({ pageParam }) =>
      client.checkouts.list({
        ...filter,
        limit: PAGE,
        ...(pageParam !== null && { cursor: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function useOrder(taskId: string) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['orders', 'one', taskId, 'task'],
    queryFn: () => client.checkouts.read({ taskId }),
    refetchInterval: (query) => (query.state.data && isTerminal(query.state.data.status) ? false : POLL_MS),
  });
}

export function useHistory(taskId: string, isLive: boolean) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['orders', 'one', taskId, 'history'],
    queryFn: () => client.checkouts.history({ taskId }).then((answer) => answer.data),
    refetchInterval: isLive ? POLL_MS : false,
  });
}

export function useOrderActions(taskId: string) {
  const { client } = useSession();
  const queries = useQueryClient();
  const onSettled = () => void queries.invalidateQueries({ queryKey: ['orders'] });
  return {
    cancel: useMutation({
      mutationFn: (executionId: string) => client.checkouts.cancel({ taskId, executionId }),
      onSettled,
    }),
    confirm: useMutation({
      mutationFn: (agreed: { executionId: string; total: number }) => client.checkouts.confirm({ taskId, ...agreed }),
      onSettled,
    }),
  };
}
