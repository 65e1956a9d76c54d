import { type CheckoutTask, isTerminal, type StatusHistory } from '@cartwright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/use-session.ts';

/** As often as the interface allows. */
const POLL_MS = 5_000;

export function useTask(taskId: string) {
  const { call } = useSession();
  return useQuery({
    queryKey: ['tasks', taskId, 'task'],
    queryFn: () => call<CheckoutTask>('GET', `/checkout/${taskId}`),
    refetchInterval: (query) => (query.state.data && isTerminal(query.state.data.status) ? false : POLL_MS),
  });
}

export function useHistory(taskId: string, isLive: boolean) {
  const { call } = useSession();
  return useQuery({
    queryKey: ['tasks', taskId, 'history', isLive],
    queryFn: () => call<StatusHistory>('GET', `/status-history/${taskId}`).then((answer) => answer.data),
    refetchInterval: isLive ? POLL_MS : false,
    placeholderData: (previous) => previous,
  });
}

export function useTaskActions(taskId: string) {
  const { call } = useSession();
  const queries = useQueryClient();
  const onSettled = () => void queries.invalidateQueries({ queryKey: ['tasks', taskId] });
  return {
    cancel: useMutation({
      mutationFn: (executionId: string) => call('POST', '/checkout/cancel', { body: { taskId, executionId } }),
      onSettled,
    }),
    confirm: useMutation({
      mutationFn: ({ executionId, total }: { executionId: string; total: number }) =>
        call('POST', '/checkout/confirm', { body: { taskId, executionId, total } }),
      onSettled,
    }),
  };
}
