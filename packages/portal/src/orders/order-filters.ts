import { type TaskFilter, type TaskStatus, taskStatuses } from '@cartwright/contract';

/** The filters of the list, as written in the address: a link shows the same to somebody else. */
export interface OrderFilters {
  show: string;
  merchant: string;
  text: string;
  from: string;
  to: string;
  groupId: string;
}

export const noFilters: OrderFilters = { show: 'all', merchant: '', text: '', from: '', to: '', groupId: '' };

/** Statuses in groups that answer a question, then each alone. */
export const shows: Readonly<Record<string, { words: string; statuses: readonly TaskStatus[] }>> = {
  running: { words: 'Running', statuses: ['QUEUED', 'STARTED', 'IN_PROGRESS', 'CONFIRMED', 'PLACED'] },
  waiting: { words: 'Waiting for you', statuses: ['PENDING_CONFIRMATION'] },
  completed: { words: 'Completed', statuses: ['COMPLETED'] },
  failed: { words: 'Failed', statuses: ['FAILED'] },
  cancelled: { words: 'Cancelled', statuses: ['CANCELLED'] },
};

export function readFilters(search: string): OrderFilters {
  const given = new URLSearchParams(search);
  const read = (name: keyof OrderFilters) => given.get(name)?.slice(0, 300) ?? noFilters[name];
  return {
    show: read('show'),
    merchant: read('merchant'),
    text: read('text'),
    from: read('from'),
    to: read('to'),
    groupId: read('groupId'),
  };
}

export function writeFilters(filters: OrderFilters): string {
  const set = Object.entries(filters).filter(([name, value]) => value !== noFilters[name as keyof OrderFilters]);
  return new URLSearchParams(set).toString();
}

/** Days are those of the viewer: from the beginning of the one to the end of the other. */
export function toTaskFilter({ show, merchant, text, from, to, groupId }: OrderFilters): TaskFilter {
  const statuses = shows[show]?.statuses ?? taskStatuses.filter((status) => status === show);
  const dayAfter = to ? new Date(`${to}T00:00`) : null;
  dayAfter?.setDate(dayAfter.getDate() + 1);
  return {
    ...(statuses.length > 0 && { status: [...statuses] }),
    ...(merchant && { merchant }),
    ...(text.trim() && { text: text.trim() }),
    ...(from && { from: new Date(`${from}T00:00`).toISOString() }),
    ...(dayAfter && { to: dayAfter.toISOString() }),
    ...(groupId && { groupId }),
  };
}
