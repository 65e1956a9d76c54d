import type { TaskFilter, TaskSummary } from '@cartwright/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { streamUrl } from '../api/portal-client.ts';
import { useSession } from '../session/use-session.ts';
import { type ListData, placeInList } from './place-in-list.ts';

/** Lists that are filtered are read again, but not more often than this however much happens. */
const READ_AGAIN_MS = 1_000;

/** Follows the service's stream: every step of every order of this mode, as it happens. Draws nothing. */
export function LiveUpdates() {
  const { mode } = useSession();
  const queries = useQueryClient();
  useEffect(() => {
    const stream = new EventSource(streamUrl(mode));
    let readAgain: ReturnType<typeof setTimeout> | undefined;
    // What happened before the connection was there, or while it was away, was not told.
    stream.addEventListener('open', () => void queries.invalidateQueries({ queryKey: ['orders'] }));
    stream.addEventListener('task', ({ data }) => {
      const task = JSON.parse(data as string) as TaskSummary;
      for (const [key, list] of queries.getQueriesData<ListData>({ queryKey: ['orders', 'list'] })) {
        const placed = list && placeInList(list, key[2] as TaskFilter, task);
        if (placed) queries.setQueryData(key, placed);
        else {
          readAgain ??= setTimeout(() => {
            readAgain = undefined;
            void queries.invalidateQueries({ queryKey: ['orders', 'list'] });
          }, READ_AGAIN_MS);
        }
      }
      void queries.invalidateQueries({ queryKey: ['orders', 'one', task.taskId] });
    });
    return () => {
      clearTimeout(readAgain);
      stream.close();
    };
  }, [mode, queries]);
  return null;
}
