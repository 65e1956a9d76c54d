import type { TaskList, TaskSummary } from '@cartwright/sdk';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { streamUrl } from '../api/portal-client.ts';
import { useSession } from '../session/use-session.ts';

/** Follows the service's stream: every step of every order of this mode, as it happens. Draws nothing. */
export function LiveUpdates() {
  const { mode } = useSession();
  const queries = useQueryClient();
  useEffect(() => {
    const stream = new EventSource(streamUrl(mode));
    let wasAway = false;
    stream.addEventListener('error', () => {
      wasAway = true;
    });
    stream.addEventListener('open', () => {
      // What happened while the connection was away was not told.
      if (wasAway) void queries.invalidateQueries({ queryKey: ['orders'] });
      wasAway = false;
    });
    stream.addEventListener('task', ({ data }) => {
      const task = JSON.parse(data as string) as TaskSummary;
      let isListed = false;
      queries.setQueriesData<InfiniteData<TaskList>>({ queryKey: ['orders', 'list'] }, (list) => {
        const replaced = list && replaceTask(list, task);
        if (replaced !== list) isListed = true;
        return replaced;
      });
      if (!isListed) void queries.invalidateQueries({ queryKey: ['orders', 'list'] });
      void queries.invalidateQueries({ queryKey: ['orders', 'one', task.taskId] });
    });
    return () => stream.close();
  }, [mode, queries]);
  return null;
}

/** The same list, with the task as it is now; the very same object when the task is not in it. */
function replaceTask(list: InfiniteData<TaskList>, task: TaskSummary): InfiniteData<TaskList> {
  const has = list.pages.some((page) => page.tasks.some(({ taskId }) => taskId === task.taskId));
  if (!has) return list;
  const swap = (old: TaskSummary) => (old.taskId === task.taskId ? task : old);
  return { ...list, pages: list.pages.map((page) => ({ ...page, tasks: page.tasks.map(swap) })) };
}
