import type { TaskFilter, TaskList, TaskSummary } from '@cartwright/sdk';
import type { InfiniteData } from '@tanstack/react-query';

export type ListData = InfiniteData<TaskList>;

/**
 * The list with the task's current state: replaced in its place, or on top when it is new and nothing is filtered out.
 * Null when only the service can tell whether and where it belongs.
 */
export function placeInList(list: ListData, filter: TaskFilter, task: TaskSummary): ListData | null {
  const isUnfiltered = Object.keys(filter).length === 0;
  const isListed = list.pages.some((page) => page.tasks.some(({ taskId }) => taskId === task.taskId));
  if (isListed) {
    const swap = (old: TaskSummary) => (old.taskId === task.taskId ? task : old);
    const swapped = { ...list, pages: list.pages.map((page) => ({ ...page, tasks: page.tasks.map(swap) })) };
    // A filter may no longer match what the task has become.
    return isUnfiltered ? swapped : null;
  }
  const [first, ...others] = list.pages;
  const newest = first?.tasks[0];
  if (!isUnfiltered || !first) return null;
  // An older task that is not listed is on a page that was not loaded.
  if (newest && newest.createdAt > task.createdAt) return list;
  return { ...list, pages: [{ ...first, tasks: [task, ...first.tasks] }, ...others] };
}
